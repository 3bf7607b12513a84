// Fetches the second program and its style, at the first visit of one of its pages. src/app/platform/rooms.rs asks for this
// script and hears what it says: the mark `data-rooms` on <html> and the event `utys-rooms`. The program marks itself when it
// runs; here it is only told when that will not happen. What stands behind a question mark tells one try from another.
const again = new URL(import.meta.url).search;
const style = document.createElement('link');
const styled = new Promise((resolve, reject) => {
  style.onload = resolve;
  style.onerror = reject;
});
style.rel = 'stylesheet';
style.href = new URL(`rooms.css${again}`, import.meta.url);
document.head.append(style);
Promise.all([import(`./rooms.js${again}`), styled])
  .then(([{ default: init }]) => init({ module_or_path: new URL(`rooms_bg.wasm${again}`, import.meta.url) }))
  .catch(() => {
    style.remove();
    document.documentElement.dataset.rooms = 'lost';
    dispatchEvent(new Event('utys-rooms'));
  });
