// The release build in Firefox and in WebKit: it starts, plays a move of each game against the computer, and goes on
// with the game after a reload without a network. `cargo xtask browsers` builds the page and names the programs.

import { spawn } from "node:child_process";
import { host } from "./host.mjs";
import { Session } from "./webdriver.mjs";

const { UTYS_DIST, FIREFOX, WEBKITDRIVER, MINIBROWSER } = process.env;
const SCREEN = ":77";

const BROWSERS = {
  firefox: () =>
    Session.open("geckodriver", (port) => ["--port", `${port}`, "--binary", FIREFOX], {
      "moz:firefoxOptions": { args: ["-headless"] },
    }),
  webkit: () =>
    Session.open(
      WEBKITDRIVER,
      (port) => [`--port=${port}`],
      { "webkitgtk:browserOptions": { binary: MINIBROWSER, args: ["--automation"] } },
      { DISPLAY: SCREEN, WEBKIT_DISABLE_COMPOSITING_MODE: "1" },
    ),
};

const GAMES = { tobit: "a man can move", toguz: "a pit can be played" };

/** The moves that are written beside the board. */
const moves = (session) =>
  session.run('return [...document.querySelectorAll(".move-list__move")].map((move) => move.textContent.trim()).filter(Boolean)');

/** Plays until there are so many moves; a move may take several touches (a piece, then where it goes). */
async function playUntil(session, count) {
  await session.until(`there are ${count} moves`, async () => {
    if ((await moves(session)).length >= count) return true;
    const spot = await session.run(
      'const board = document.querySelector(".board"); const next = board.querySelector(".mark--reachable") ?? board.querySelector(".mark--movable"); return next?.closest("[data-spot]")?.dataset.spot ?? null;',
    );
    if (spot !== null) await session.click(`.board [data-spot="${spot}"]`);
    return false;
  });
}

async function play(name) {
  const server = await host(UTYS_DIST);
  const session = await BROWSERS[name]();
  try {
    for (const [game, what] of Object.entries(GAMES)) {
      await session.goTo(`${server.address}#/play/${game}?v=1&side=white&level=1`);
      await session.until(what, () => session.run('return !!document.querySelector(".board .mark--movable")'));
      await playUntil(session, 2);
      console.log(`${name}: ${game} starts and is answered by the computer`);
    }
    const kept = await session.later(
      'const done = arguments[0]; "serviceWorker" in navigator ? navigator.serviceWorker.ready.then(() => done("kept"), (e) => done(`${e}`)) : done("no service worker");',
    );
    if (kept !== "kept") throw new Error(`the page is not kept: ${kept}`);
    const before = await moves(session);
    await server.close();
    await session.reload();
    await session.until("the game is there again without a network", async () => {
      const after = await moves(session);
      return after.length >= before.length && before.every((move, at) => after[at] === move);
    });
    await playUntil(session, before.length + 2);
    console.log(`${name}: reloads without a network, keeps the game and goes on`);
    if (server.missing.length > 0) throw new Error(`asked for what is not there: ${server.missing}`);
  } finally {
    await session.close();
    await server.close().catch(() => {});
  }
}

const screen = spawn("Xvfb", [SCREEN, "-screen", "0", "1280x1024x24"], { stdio: "ignore" });
let failed = 0;
for (const name of Object.keys(BROWSERS)) {
  await play(name).catch((error) => {
    failed += 1;
    console.error(`${name}: ${error.message}`);
  });
}
screen.kill();
console.log(`browsers: ${Object.keys(BROWSERS).length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
