//! The clauses of Tobit and their boards. The texts are in `locales/*/rules/tobit.ftl`.

use super::clause::{Clause, Exercise, Goal, Rules, Section};
use crate::app::i18n::text as t;

/// The rules of Tobit.
pub const TOBIT: Rules = Rules {
    lead: t::tobit_lead,
    sections: &[
        Section {
            id: "T1",
            title: t::tobit_t1,
            clauses: &[
                Clause::told("T1.1", t::tobit_t1_1),
                Clause::told("T1.2", t::tobit_t1_2),
                Clause::told("T1.3", t::tobit_t1_3),
                Clause::tried(
                    "T1.4",
                    t::tobit_t1_4,
                    Exercise::new(t::tobit_t1_4_task, "pos=W:W6:B38&side=both", Goal::Move, "6 13! 7"),
                ),
                Clause::told("T1.5", t::tobit_t1_5),
            ],
        },
        Section {
            id: "T2",
            title: t::tobit_t2,
            clauses: &[
                Clause::told("T2.1", t::tobit_t2_1),
                Clause::tried(
                    "T2.2",
                    t::tobit_t2_2,
                    Exercise::new(t::tobit_t2_2_task, "side=both", Goal::Move, "29! 9 16"),
                ),
            ],
        },
        Section {
            id: "T3",
            title: t::tobit_t3,
            clauses: &[
                Clause::tried(
                    "T3.1",
                    t::tobit_t3_1,
                    Exercise::new(t::tobit_t3_1_task, "pos=W:W15:B38&side=both", Goal::Move, "15 8! 22"),
                ),
                Clause::tried(
                    "T3.2",
                    t::tobit_t3_2,
                    Exercise::new(
                        t::tobit_t3_2_task,
                        "pos=W:WK23:B38&side=both",
                        Goal::OneOf(&["23-16"]),
                        "23 16",
                    ),
                ),
                Clause::told("T3.3", t::tobit_t3_3),
                Clause::tried(
                    "T3.3-short",
                    t::tobit_t3_3_short,
                    Exercise::new(
                        t::tobit_t3_3_short_task,
                        "pos=W:WK23:B38&side=both",
                        Goal::Move,
                        "23 9! 24",
                    ),
                ),
                Clause::tried(
                    "T3.3-long",
                    t::tobit_t3_3_long,
                    Exercise::new(
                        t::tobit_t3_3_long_task,
                        "tobit=long&pos=W:WK9:B38&side=both",
                        Goal::OneOf(&["9-23", "9-30", "9-36", "9-7", "9-6", "9-11", "9-12"]),
                        "9 30",
                    ),
                ),
                Clause::tried(
                    "T3.3-flying",
                    t::tobit_t3_3_flying,
                    Exercise::new(
                        t::tobit_t3_3_flying_task,
                        "tobit=flying&pos=W:WK9:B23,38&side=both",
                        Goal::Move,
                        "9 30",
                    ),
                ),
            ],
        },
        Section {
            id: "T4",
            title: t::tobit_t4,
            clauses: &[
                Clause::tried(
                    "T4.1",
                    t::tobit_t4_1,
                    Exercise::new(t::tobit_t4_1_task, "pos=W:W22:B15,38&side=both", Goal::Move, "22 8"),
                ),
                Clause::tried(
                    "T4.2",
                    t::tobit_t4_2,
                    Exercise::new(t::tobit_t4_2_task, "pos=W:W8,11:B15,38&side=both", Goal::Move, "11! 8 22"),
                ),
                Clause::tried(
                    "T4.3",
                    t::tobit_t4_3,
                    Exercise::new(
                        t::tobit_t4_3_task,
                        "pos=W:W8:B15,21,23,38&side=both",
                        Goal::Move,
                        "8 22 29! 24",
                    ),
                ),
                Clause::tried(
                    "T4.4",
                    t::tobit_t4_4,
                    Exercise::new(
                        t::tobit_t4_4_task,
                        "pos=W:W16:B15,23,31,38&side=both",
                        Goal::Move,
                        "16 14",
                    ),
                ),
                Clause::told("T4.5", t::tobit_t4_5),
                Clause::told("T4.6", t::tobit_t4_6),
                Clause::tried(
                    "T4.0",
                    t::tobit_t4_0,
                    Exercise::new(
                        t::tobit_t4_0_task,
                        "pos=W:W14:B15,21,23,29,31,38&side=both",
                        Goal::OneOf(&["14:16:30:28:14", "14:28:30:16:14"]),
                        "14 16 30 28 14",
                    ),
                ),
                Clause::told("T4.7", t::tobit_t4_7),
            ],
        },
        Section {
            id: "T5",
            title: t::tobit_t5,
            clauses: &[
                Clause::tried(
                    "T5.1",
                    t::tobit_t5_1,
                    Exercise::new(
                        t::tobit_t5_1_task,
                        "pos=W:W29:B19&side=both",
                        Goal::OneOf(&["29-35"]),
                        "29 35",
                    ),
                ),
                Clause::tried(
                    "T5.2",
                    t::tobit_t5_2,
                    Exercise::new(t::tobit_t5_2_task, "pos=W:W22:B19,29&side=both", Goal::Move, "22 35"),
                ),
            ],
        },
        Section {
            id: "T6",
            title: t::tobit_t6,
            clauses: &[
                Clause::tried(
                    "T6.1",
                    t::tobit_t6_1,
                    Exercise::new(t::tobit_t6_1_task, "pos=W:W7,9:B6&side=both", Goal::End, "9 8"),
                ),
                Clause::told("T6.2", t::tobit_t6_2),
                Clause::tried(
                    "T6.3",
                    t::tobit_t6_3,
                    Exercise::new(
                        t::tobit_t6_3_task,
                        "pos=W:WK8:BK31&moves=8-9_31-30_9-8_30-31_8-9_31-30&side=both",
                        Goal::End,
                        "9 8 30 31",
                    ),
                ),
                Clause::told("T6.3a", t::tobit_t6_3a),
                Clause::told("T6.4", t::tobit_t6_4),
                Clause::told("T6.5", t::tobit_t6_5),
            ],
        },
        Section {
            id: "T7",
            title: t::tobit_t7,
            clauses: &[
                Clause::tried(
                    "T7.1",
                    t::tobit_t7_1,
                    Exercise::new(t::tobit_t7_1_task, "side=both", Goal::OneOf(&["10-17"]), "10 17"),
                ),
                Clause::told("T7.2", t::tobit_t7_2),
                Clause::told("T7.3", t::tobit_t7_3),
                Clause::told("T7.4", t::tobit_t7_4),
            ],
        },
        Section {
            id: "T8",
            title: t::tobit_t8,
            clauses: &[Clause::told("T8.1", t::tobit_t8_1), Clause::told("T8.2", t::tobit_t8_2)],
        },
    ],
    differences: &[t::tobit_differ_1, t::tobit_differ_2, t::tobit_differ_3, t::tobit_differ_4],
    sources: &[t::tobit_source_1, t::tobit_source_2, t::tobit_source_3],
};
