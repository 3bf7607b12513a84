//! The clauses of Toguz Korgool and their boards. The texts are in `locales/*/rules/toguz.ftl`.

use super::clause::{Clause, Exercise, Goal, Rules, Section};
use crate::app::i18n::text as t;

/// The rules of Toguz Korgool.
pub const TOGUZ: Rules = Rules {
    lead: t::toguz_lead,
    sections: &[
        Section {
            id: "K1",
            title: t::toguz_k1,
            clauses: &[
                Clause::told("K1.1", t::toguz_k1_1),
                Clause::tried(
                    "K1.2",
                    t::toguz_k1_2,
                    Exercise::new(t::toguz_k1_2_task, "side=both", Goal::OneOf(&["76"]), "w7"),
                ),
                Clause::told("K1.2-names", t::toguz_k1_2_names),
                Clause::told("K1.3", t::toguz_k1_3),
            ],
        },
        Section {
            id: "K2",
            title: t::toguz_k2,
            clauses: &[Clause::tried(
                "K2.1",
                t::toguz_k2_1,
                Exercise::new(t::toguz_k2_1_task, "side=both", Goal::Move, "b3! w4"),
            )],
        },
        Section {
            id: "K3",
            title: t::toguz_k3,
            clauses: &[
                Clause::tried(
                    "K3.1",
                    t::toguz_k3_1,
                    Exercise::new(
                        t::toguz_k3_1_task,
                        "pos=2S,1S,1,2S,1S,3S,1,1S,2S/1S,1,5S,2S,1,3S,1S,1,2S_70_66_S&side=both",
                        Goal::OneOf(&["37"]),
                        "w2! w3",
                    ),
                ),
                Clause::tried(
                    "K3.2",
                    t::toguz_k3_2,
                    Exercise::new(
                        t::toguz_k3_2_task,
                        "pos=2S,1S,1,2S,1S,3S,1,1S,2S/1S,1,5S,2S,1,3S,1S,1,2S_70_66_S&side=both",
                        Goal::OneOf(&["12"]),
                        "w1",
                    ),
                ),
                Clause::tried(
                    "K3.3",
                    t::toguz_k3_3,
                    Exercise::new(
                        t::toguz_k3_3_task,
                        "pos=1S,2S,1S,1,3S,1S,2S,1,1S/1S,2S,1,1S,20S,1,1S,2S,1S_60_63_S&side=both",
                        Goal::OneOf(&["56"]),
                        "w5",
                    ),
                ),
                Clause::tried(
                    "K3.4",
                    t::toguz_k3_4,
                    Exercise::new(
                        t::toguz_k3_4_task,
                        "direction=clockwise&side=both",
                        Goal::OneOf(&["76"]),
                        "w7",
                    ),
                ),
            ],
        },
        Section {
            id: "K4",
            title: t::toguz_k4,
            clauses: &[
                Clause::tried(
                    "K4.1",
                    t::toguz_k4_1,
                    Exercise::new(
                        t::toguz_k4_1_task,
                        "pos=1S,1,2S,1,1S,5S,1,3S,2S/1,3S,1,2S,2,1S,4S,1_70_68_S&side=both",
                        Goal::OneOf(&["82"]),
                        "w8",
                    ),
                ),
                Clause::tried(
                    "K4.2",
                    t::toguz_k4_2,
                    Exercise::new(
                        t::toguz_k4_2_task,
                        "pos=1,3S,1,1S,1,4S,1,2S,1S/2,2S,1,3S,2,1S,1S_75_69_S&side=both",
                        Goal::OneOf(&["91"]),
                        "w9",
                    ),
                ),
            ],
        },
        Section {
            id: "K5",
            title: t::toguz_k5,
            clauses: &[
                Clause::tried(
                    "K5.1",
                    t::toguz_k5_1,
                    Exercise::new(
                        t::toguz_k5_1_task,
                        "pos=2S,1S,1,3S,1,4S,1,2S,1S/1,1S,2,2S,1,5S,1,1S_72_68_S&side=both",
                        Goal::OneOf(&["72X"]),
                        "w7",
                    ),
                ),
                Clause::tried(
                    "K5.2",
                    t::toguz_k5_2,
                    Exercise::new(
                        t::toguz_k5_2_task,
                        "pos=2S,1,3S,1,1S,1,2S,1,1S/1S,2,2S,4,10S_70_70_S&side=both",
                        Goal::OneOf(&["99"]),
                        "w9",
                    ),
                ),
                Clause::tried(
                    "K5.3",
                    t::toguz_k5_3,
                    Exercise::new(
                        t::toguz_k5_3_task,
                        "pos=3S,2,1S,2S,1,T,1,1S/1,1S,2S,4,6S,1_76_70_S&side=both",
                        Goal::OneOf(&["84"]),
                        "b3! w8",
                    ),
                ),
            ],
        },
        Section {
            id: "K6",
            title: t::toguz_k6,
            clauses: &[
                Clause::tried(
                    "K6.1",
                    t::toguz_k6_1,
                    Exercise::new(
                        t::toguz_k6_1_task,
                        "pos=1S,1,2S,1,1S,5S,1,3S,2S/1,3S,1,2S,2,1S,4S,1_78_60_S&side=both",
                        Goal::End,
                        "w8",
                    ),
                ),
                Clause::tried(
                    "K6.2",
                    t::toguz_k6_2,
                    Exercise::new(
                        t::toguz_k6_2_task,
                        "pos=8,1S/2S,1,1S,5,1S_79_78_S&side=both",
                        Goal::End,
                        "w9",
                    ),
                ),
                Clause::tried(
                    "K6.3",
                    t::toguz_k6_3,
                    Exercise::new(
                        t::toguz_k6_3_task,
                        "pos=9S,3,6S,3,4S/8,1S_72_70_S&side=both",
                        Goal::Move,
                        "w9",
                    ),
                ),
                Clause::told("K6.4", t::toguz_k6_4),
                Clause::told("K6.5", t::toguz_k6_5),
                Clause::told("K6.6", t::toguz_k6_6),
            ],
        },
        Section {
            id: "K7",
            title: t::toguz_k7,
            clauses: &[Clause::told("K7.1", t::toguz_k7_1), Clause::told("K7.2", t::toguz_k7_2)],
        },
        Section {
            id: "K8",
            title: t::toguz_k8,
            clauses: &[
                Clause::told("K8.1", t::toguz_k8_1),
                Clause::told("K8.2", t::toguz_k8_2),
                Clause::told("K8.3", t::toguz_k8_3),
            ],
        },
    ],
    differences: &[t::toguz_differ_1, t::toguz_differ_2, t::toguz_differ_3, t::toguz_differ_4],
    sources: &[t::toguz_source_1, t::toguz_source_2],
};
