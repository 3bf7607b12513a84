//! Kept games as text: the envelope, the file of all games, and what becomes of what is damaged.

use proptest::prelude::{ProptestConfig, any, prop_assert, prop_assert_eq, proptest};
use utys::ai::Level;
use utys::app::boards::{GameUi, Motion};
use utys::app::platform::News;
use utys::app::platform::games::{Found, Kept, Summary, Who, read_file, write_file};
use utys::app::session::{Action, Players, Session, Setup, saved};
use utys::games::GameId;
use utys::games::tobit::Tobit;
use utys::games::toguz::Toguz;
use utys::rules::{Candidates, Outcome, Reason, Side};

/// A game of some plies, as the page keeps it.
fn kept<P: GameUi>(id: &str, plies: usize, players: Players) -> Kept {
    let mut session = Session::<P>::new(Setup::new(P::Variant::default(), players), Motion::Reduced);
    for _ in 0..plies {
        let played = session.record().plies().len();
        while session.record().plies().len() == played {
            let candidates = Candidates::new(session.record().position());
            let spot = *candidates.next(session.touched()).first().expect("a spot");
            session.apply(Action::Touch(spot));
        }
    }
    let record = session.record();
    let summary =
        Summary { game: P::ID, who: players.into(), outcome: record.outcome(), plies: record.plies().len() };
    Kept {
        id: id.to_owned(),
        begun: 1_700_000_000_000,
        changed: 1_700_000_360_000,
        summary,
        text: saved::write(&session),
    }
}

fn games() -> Vec<Kept> {
    let computer = Players::Computer { person: Side::Black, level: Level::FULL, seed: 7 };
    let mut over = kept::<Toguz>("18b-3", 2, Players::Two);
    over.summary.outcome = Some(Outcome::Win { side: Side::White, reason: Reason::Resignation });
    vec![kept::<Tobit>("18b-1", 5, Players::Two), kept::<Toguz>("18b-2", 0, computer), over]
}

fn is_game(kept: &Kept) -> bool {
    match kept.summary.game {
        GameId::Tobit => saved::read::<Tobit>(&kept.text).is_ok(),
        GameId::Toguz => saved::read::<Toguz>(&kept.text).is_ok(),
    }
}

#[test]
fn an_envelope_gives_back_what_was_put_in_and_its_text_is_a_game() {
    for kept in games() {
        assert_eq!(Kept::read(&kept.write()).as_ref(), Some(&kept));
        assert_eq!(Kept::text_in(&kept.write()), kept.text);
        assert!(is_game(&kept), "{}", kept.text);
    }
    let who = games()[1].summary.who;
    assert_eq!(who, Who::Computer { person: Side::Black, level: Level::FULL });
}

#[test]
fn an_envelope_cut_off_anywhere_is_damaged_and_never_a_shorter_game() {
    for kept in games() {
        let whole = kept.write();
        for end in 0..whole.len() {
            assert_eq!(Kept::read(&whole[..end]), None, "{}", &whole[..end]);
        }
        assert_eq!(Kept::read(&[&whole, "8"].concat()), None);
    }
}

#[test]
fn what_the_first_version_kept_is_read_as_the_text_that_it_is() {
    let text = &games()[0].text;
    assert_eq!(Kept::text_in(text), text);
    assert_eq!(Kept::read(text), None);
}

#[test]
fn a_field_of_a_later_version_is_passed_over_and_a_later_envelope_is_not_guessed_at() {
    let kept = &games()[0];
    let more = kept.write().replacen(" size=", " mood=calm size=", 1);
    assert_eq!(Kept::read(&more).as_ref(), Some(kept));
    assert_eq!(Kept::read(&kept.write().replacen("utys-kept 1", "utys-kept 2", 1)), None);
}

#[test]
fn a_record_under_another_key_than_its_own_is_damaged() {
    let kept = &games()[0];
    assert_eq!(Found::read("18b-1", &kept.write()), Found::Game(kept.clone()));
    assert!(matches!(Found::read("18b-9", &kept.write()), Found::Damaged { .. }));
}

#[test]
fn a_file_of_all_games_comes_back_whole_with_what_is_damaged() {
    let mut found: Vec<Found> = games().into_iter().map(Found::Game).collect();
    let torn = "utys-kept 1 id=x\nutys-game 2 half_of % it";
    found.push(Found::Damaged { id: "18b-4".to_owned(), text: torn.to_owned() });
    let (back, refused) = read_file(&write_file(&found), is_game);
    assert_eq!(back, found);
    assert_eq!(refused, []);
    let windows = write_file(&found).replace('\n', "\r\n");
    assert_eq!(read_file(&windows, is_game).0, found);
}

#[test]
fn one_bad_game_in_a_file_is_told_by_its_line_and_hides_no_other() {
    let found: Vec<Found> = games().into_iter().map(Found::Game).collect();
    let file = write_file(&found);
    let lines: Vec<&str> = file.lines().collect();
    let at = lines.iter().position(|line| line.contains("id=18b-2")).expect("the second game");
    // Its text is cut in half, or gone, or a move in it is against the rules.
    let half = lines[at + 1].get(..lines[at + 1].len() / 2).expect("half of it");
    for worse in [half, "", "hello"] {
        let mut lines = lines.clone();
        lines[at + 1] = worse;
        let (back, refused) = read_file(&lines.join("\n"), is_game);
        assert_eq!(back, [found[0].clone(), found[2].clone()], "{worse}");
        assert_eq!(refused.iter().map(|refused| refused.line).collect::<Vec<_>>(), [at + 1], "{worse}");
        assert!(refused[0].excerpt.starts_with("utys-kept 1 id=18b-2"), "{}", refused[0].excerpt);
    }
}

#[test]
fn a_file_that_is_none_is_refused_line_by_line() {
    let (back, refused) = read_file("[Event \"?\"]\n\n1. 7 8\n", is_game);
    assert_eq!(back, []);
    assert_eq!(refused.iter().map(|refused| refused.line).collect::<Vec<_>>(), [1, 3]);
    assert_eq!(read_file("", is_game), (Vec::new(), Vec::new()));
}

#[test]
fn every_news_has_words_of_its_own_in_every_language() {
    for lang in utys::app::i18n::Lang::ALL {
        let words = News::ALL.map(|news| utys::app::i18n::text::news(lang, news.as_str()).to_string());
        for (at, one) in words.iter().enumerate() {
            assert!(!one.is_empty() && !words[..at].contains(one), "{one}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_reader_panics_whatever_it_is_given(text in any::<String>(), at in any::<usize>()) {
        let file = write_file(&games().into_iter().map(Found::Game).collect::<Vec<_>>());
        let mut cut = at % (file.len() + 1);
        while !file.is_char_boundary(cut) {
            cut -= 1;
        }
        let spoilt = [&file[..cut], &text, &file[cut..]].concat();
        let (found, refused) = read_file(&spoilt, is_game);
        prop_assert!(found.len() <= games().len() + 1);
        prop_assert!(found.len() + refused.len() >= games().len() || text.is_empty());
        prop_assert_eq!(Kept::read(&text), None);
        let _ = Kept::text_in(&text);
    }
}
