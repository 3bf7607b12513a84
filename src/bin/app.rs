//! Mounts the app.

fn main() {
    utys::app::platform::show_failures();
    utys::app::platform::mount();
    utys::app::platform::keep_offline();
}
