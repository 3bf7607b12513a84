//! Addresses: every text is some route, every route is written so that it is read again.

use proptest::prelude::*;
use utys::app::i18n::Lang;
use utys::app::route::{Later, Room, Route, ValueError, asked_lang, asking_lang, decode, encode, fields};
use utys::games::GameId;

#[test]
fn the_addresses_of_the_rooms_lead_to_them() {
    for (hash, route) in [
        ("", Route::Home),
        ("#", Route::Home),
        ("#/", Route::Home),
        ("#/play", Route::Home),
        ("#/play/tobit", Route::play(GameId::Tobit)),
        ("#/play/toguz/", Route::play(GameId::Toguz)),
        ("/play/toguz", Route::play(GameId::Toguz)),
        ("#/play/toguz?v=1&moves=76", Route::Play(GameId::Toguz, "v=1&moves=76".to_owned())),
        ("#/learn/tobit/2", Route::Later(Later::Learn, "/tobit/2".to_owned())),
        ("#/heritage", Route::Later(Later::Heritage, String::new())),
        ("#/embed/tobit?pos=x", Route::Embed(GameId::Tobit, "pos=x".to_owned())),
        ("#/embed/toguz", Route::Embed(GameId::Toguz, String::new())),
        ("#/embed/chess", Route::Later(Later::Embed, "/chess".to_owned())),
        ("#/about", Route::Room(Room::About, String::new())),
        ("#/rules/tobit/T4.2", Route::rule(GameId::Tobit, "T4.2")),
        ("#/play/chess", Route::Unknown("/play/chess".to_owned())),
        ("#/play/tobit/more", Route::Unknown("/play/tobit/more".to_owned())),
        ("#/learning", Route::Unknown("/learning".to_owned())),
        ("#anchor", Route::Unknown("anchor".to_owned())),
    ] {
        assert_eq!(Route::parse(hash), route, "{hash}");
    }
}

#[test]
fn every_room_is_reached_by_its_name() {
    for room in Room::ALL {
        assert_eq!(Route::parse(&format!("#/{}", room.as_str())), Route::Room(room, String::new()));
    }
    for room in Later::ALL {
        assert_eq!(Route::parse(&format!("#/{}", room.as_str())), Route::Later(room, String::new()));
    }
}

#[test]
fn the_list_of_addresses_names_every_room() {
    let list = include_str!("../../docs/embedding.md");
    let games = |page: &'static str| GameId::ALL.map(|game| ["#/", page, "/", game.as_str()].concat());
    let rooms = Room::ALL.map(|room| ["#/", room.as_str()].concat());
    for address in rooms.into_iter().chain(games("play")).chain(games("embed")) {
        assert!(list.contains(&["`", &address, "`"].concat()), "{address} is missing");
    }
}

#[test]
fn fields_keep_their_order_and_their_raw_values() {
    let read: Vec<_> = fields("v=1&pos=9S_0&&moves&x=a=b").map(|field| (field.name, field.raw)).collect();
    assert_eq!(read, [("v", "1"), ("pos", "9S_0"), ("moves", ""), ("x", "a=b")]);
}

#[test]
fn values_are_decoded_and_broken_codes_refused() {
    assert_eq!(decode("7_8"), Ok("7 8".to_owned()));
    assert_eq!(decode("29%2C22%20x"), Ok("29,22 x".to_owned()));
    assert_eq!(decode("%d0%a5"), Ok("Х".to_owned()));
    for broken in ["%", "%2", "%zz", "7%", "%+1", "%d0%"] {
        assert_eq!(decode(broken), Err(ValueError::Percent), "{broken}");
    }
    assert_eq!(decode("%ff%fe"), Err(ValueError::Utf8));
    assert_eq!(decode("%d0"), Err(ValueError::Utf8));
}

proptest! {
    #[test]
    fn any_address_is_a_route_that_is_written_and_read_again(text in "\\PC{0,40}") {
        let route = Route::parse(&text);
        prop_assert_eq!(Route::parse(&route.to_hash()), route);
    }

    #[test]
    fn any_path_of_slashes_and_names_is_a_route_that_is_read_again(text in "[#/?&=%a-z]{0,30}") {
        let route = Route::parse(&text);
        prop_assert_eq!(Route::parse(&route.to_hash()), route);
    }

    #[test]
    fn any_value_is_encoded_so_that_it_is_read_again(text in "\\PC{0,40}") {
        prop_assert_eq!(decode(&encode(&text)), Ok(text));
    }
}

#[test]
fn any_address_may_ask_for_a_language_and_be_given_another() {
    for (hash, asked) in [
        ("#/?lang=ru", Some(Lang::Ru)),
        ("#/play/toguz?v=1&lang=ky&side=both", Some(Lang::Ky)),
        ("#/rules/tobit?lang=kk-KZ", Some(Lang::Kk)),
        ("#/play/toguz?v=1&lang=xx", None),
        ("#/play/toguz?v=1", None),
        ("#/", None),
        ("", None),
    ] {
        assert_eq!(asked_lang(hash), asked, "{hash}");
    }
    let another = asking_lang("#/play/toguz?v=1&lang=ky&side=both", Lang::Kk);
    assert_eq!(another.as_deref(), Some("#/play/toguz?v=1&lang=kk&side=both"));
    assert_eq!(asking_lang("#/play/toguz?v=1", Lang::Kk), None);
    assert_eq!(asking_lang("#/", Lang::Kk), None);
}
