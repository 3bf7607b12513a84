//! Mounts the rooms: the pages that are fetched when one of them is first visited.

fn main() {
    utys::app::platform::show_failures();
    utys::app::platform::mount_rooms();
}
