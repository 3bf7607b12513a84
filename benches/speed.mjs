// Runs the tasks of benches/speed.rs natively and in Chromium in turn, several times, keeps the best of each, and prints
// speeds and ratios. `cargo xtask bench` builds both and calls
//   node benches/speed.mjs <native program> <folder of the wasm program> <chromium>
// Ends with an error when both platforms do not count the same, or when a ratio misses its target.

import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { chromium } from "@playwright/test";

const [native, folder, executablePath] = process.argv.slice(2);
const ROUNDS = 8;
const TASKS = ["count-tobit", "count-toguz", "plain-tobit", "plain-toguz", "search-tobit", "search-toguz"];
// A page by itself has a clock of microseconds.
const ISOLATED = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

const server = createServer(async (request, response) => {
  try {
    const path = request.url === "/" ? null : join(folder, request.url.replaceAll("..", ""));
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
  const speed = await import("/speed.js");
  await speed.default();
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
await browser.close();
server.close();

const millions = (speed) => `${(speed / 1e6).toFixed(2).padStart(8)} M/s`;
for (const task of TASKS) {
  const [own, wasm] = [best.native[task], best.wasm[task]];
  const name = `${task} (${task.startsWith("search") ? "nodes" : "leaves"}, ${counts[task]})`;
  console.log(`${name.padEnd(36)} native ${millions(own)}   wasm ${millions(wasm)}   wasm/native ${(wasm / own).toFixed(2)}`);
}
const judge = (name, ratio, target) => {
  const verdict = ratio >= target ? "ok" : "too slow";
  console.log(`${name.padEnd(36)} ${ratio.toFixed(2)} (target ${target}) ${verdict}`);
  failed ||= ratio < target;
};
for (const game of ["tobit", "toguz"]) {
  judge(`${game}: counting / plain, native`, best.native[`count-${game}`] / best.native[`plain-${game}`], 5);
  judge(`${game}: counting / plain, wasm`, best.wasm[`count-${game}`] / best.wasm[`plain-${game}`], 5);
  judge(`${game}: search, wasm / native`, best.wasm[`search-${game}`] / best.native[`search-${game}`], 0.8);
}
process.exit(failed ? 1 : 0);
