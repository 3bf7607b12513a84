// Runs the tasks of benches/speed.rs natively and in Chromium in turn, several times, keeps the best of each, and prints
// speeds and ratios. `cargo xtask bench` builds both and calls
//   node benches/speed.mjs <native program> <folder of the wasm program> <the same without vectors> <page> <chromium>
// Then it asks the page's own worker: how soon it is still, and how soon a new one has its first move.
// Ends with an error when the builds do not count the same, or when a figure misses its target.

import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { chromium } from "@playwright/test";

const [native, folder, wordsFolder, site, executablePath] = process.argv.slice(2);
const ROUNDS = 8;
// How often the worker is stopped in each game, at least; a few more are tried.
const STOPS = 40;
const TASKS = ["count-tobit", "count-toguz", "plain-tobit", "plain-toguz", "search-tobit", "search-toguz"];
// The folders that are served, by the first part of the address.
const ROOTS = { vectors: folder, words: wordsFolder, site };
// A page by itself has a clock of microseconds.
const ISOLATED = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

const server = createServer(async (request, response) => {
  try {
    const [, root, ...rest] = request.url.replaceAll("..", "").split("/");
    const path = root ? join(ROOTS[root], ...rest) : null;
    const body = path ? await readFile(path) : "<!doctype html><title>speed</title>";
    response.writeHead(200, { ...ISOLATED, "content-type": TYPES[path ? extname(path) : ".html"] ?? "text/plain" });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));

const browser = await chromium.launch({
  executablePath,
  // Only root has to give up Chromium's sandbox.
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);
await page.evaluate(async () => {
  const speed = await import("/vectors/speed.js");
  await speed.default();
  const words = await import("/words/speed.js");
  await words.default();
  if (!speed.has_vectors() || words.has_vectors()) throw new Error("the builds are not those with and without vectors");
  globalThis.once = { vectors: speed.count, words: words.count };
  globalThis.speed = speed;
  globalThis.run = (task) => {
    const end = performance.now() + 250;
    let [counted, best] = [0, Infinity];
    while (performance.now() < end) {
      const begun = performance.now();
      counted = speed.count(task);
      best = Math.min(best, performance.now() - begun);
    }
    return [counted, best / 1000];
  };
});

const runs = {
  native: (task) => execFileSync(native, [task], { encoding: "utf8" }).trim().split(" ").map(Number),
  wasm: (task) => page.evaluate((task) => globalThis.run(task), task),
};
const best = { native: {}, wasm: {} };
const counts = {};
let failed = false;

// The first call in wasm runs on the quick compiler's code.
for (const task of TASKS) await runs.wasm(task);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const task of TASKS) {
    for (const platform of ["native", "wasm"]) {
      const [counted, seconds] = await runs[platform](task);
      counts[task] ??= counted;
      if (counts[task] !== counted || counted === 0) {
        console.error(`${task}: ${platform} counted ${counted}, not ${counts[task]}`);
        failed = true;
      }
      best[platform][task] = Math.max(best[platform][task] ?? 0, counted / seconds);
    }
  }
}

// The searches of the console's `bench`, once on each platform: the same work, or the builds do not think alike.
for (const game of ["tobit", "toguz"]) {
  const task = `bench-${game}`;
  const nodes = {
    native: (await runs.native(task))[0],
    "wasm with vectors": await page.evaluate((task) => globalThis.once.vectors(task), task),
    "wasm without vectors": await page.evaluate((task) => globalThis.once.words(task), task),
  };
  const isSame = new Set(Object.values(nodes)).size === 1 && nodes.native > 0;
  const all = Object.entries(nodes).map(([platform, count]) => `${platform} ${count}`);
  console.log(`${`${game}: bench nodes`.padEnd(36)} ${all.join(", ")}: ${isSame ? "equal" : "NOT EQUAL"}`);
  failed ||= !isSame;
}

// The page's worker, greeted as the page greets it. Stopped, it has to say so: the time from the word to the answer. Some
// stops come with the question itself, some after a while; each game's searches are stopped in turn.
const waits = await page.evaluate(async (count) => {
  const { hello, go, stop, heard } = globalThis.speed;
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const hear = (worker, ...wanted) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`the worker said none of ${wanted.join(", ")} within 20 seconds`)), 20_000);
      worker.onerror = () => reject(new Error("the worker failed"));
      worker.onmessage = ({ data }) => {
        const at = performance.now();
        const said = heard(data);
        if (said === "error") reject(new Error("the worker refused"));
        if (wanted.includes(said)) resolve({ said, at });
      };
    });
  const open = async () => {
    const worker = new Worker("/site/worker_loader.js", { type: "module" });
    await hear(worker, "listens");
    worker.postMessage(hello());
    await hear(worker, "hello");
    return worker;
  };
  const waits = { stop: { tobit: [], toguz: [] }, cold: { tobit: [], toguz: [] } };
  const worker = await open();
  for (let job = 1; job <= 2 * count; job += 1) {
    const game = job % 2 ? "tobit" : "toguz";
    const answer = hear(worker, "stopped", "best");
    worker.postMessage(go(job, game, 8));
    // From nothing to a tenth of a second, in no order: some searches are over after two.
    await pause(((job >> 1) * 61) % 100);
    const told = performance.now();
    worker.postMessage(stop(job));
    const { said, at } = await answer;
    // A search that was over before its stop tells nothing.
    if (said === "stopped") waits.stop[game].push(at - told);
  }
  worker.terminate();
  for (let round = 0; round < 15; round += 1) {
    for (const game of ["tobit", "toguz"]) {
      const begun = performance.now();
      const worker = await open();
      const answer = hear(worker, "best");
      worker.postMessage(go(1, game, 3));
      waits.cold[game].push((await answer).at - begun);
      worker.terminate();
    }
  }
  return waits;
}, STOPS + 8);
await browser.close();
server.close();

const millions = (speed) => `${(speed / 1e6).toFixed(2).padStart(8)} M/s`;
for (const task of TASKS) {
  const [own, wasm] = [best.native[task], best.wasm[task]];
  const name = `${task} (${task.startsWith("search") ? "nodes" : "leaves"}, ${counts[task]})`;
  console.log(`${name.padEnd(36)} native ${millions(own)}   wasm ${millions(wasm)}   wasm/native ${(wasm / own).toFixed(2)}`);
}
const judgeTime = (name, times, enough, most) => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(1);
  // A busy machine lets anybody wait: the middle one is judged.
  const isOk = sorted.length >= enough && at(0.5) <= most;
  const figures = `median ${at(0.5)} ms, 90 % within ${at(0.9)} ms, most ${at(1)} ms, of ${sorted.length}`;
  console.log(`${name.padEnd(36)} ${figures} (target ${most} ms) ${isOk ? "ok" : "too slow"}`);
  failed ||= !isOk;
};
const judge = (name, ratio, target) => {
  const verdict = ratio >= target ? "ok" : "too slow";
  console.log(`${name.padEnd(36)} ${ratio.toFixed(2)} (target ${target}) ${verdict}`);
  failed ||= ratio < target;
};
for (const game of ["tobit", "toguz"]) {
  judge(`${game}: counting / plain, native`, best.native[`count-${game}`] / best.native[`plain-${game}`], 10);
  judge(`${game}: counting / plain, wasm`, best.wasm[`count-${game}`] / best.wasm[`plain-${game}`], 10);
  judge(`${game}: search, wasm / native`, best.wasm[`search-${game}`] / best.native[`search-${game}`], 0.9);
}
for (const game of ["tobit", "toguz"]) {
  judgeTime(`${game}: stop to its answer`, waits.stop[game], STOPS, 10);
  judgeTime(`${game}: cold worker, move at level 3`, waits.cold[game], 15, 200);
}
process.exit(failed ? 1 : 0);
