// A static host for the page, in a folder that nobody prepared it for; it can be taken away.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
const FOLDER = "/x/y/";

/** Serves `dist`, compressed once as static hosts do; its address, the paths that were not there, and how to end it. */
export async function host(dist) {
  const missing = [];
  const compressed = new Map();
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://host").pathname));
    try {
      if (!path.startsWith(FOLDER)) throw new Error("outside");
      const file = path.slice(FOLDER.length) || "index.html";
      if (!compressed.has(file)) compressed.set(file, brotliCompressSync(await readFile(join(dist, file))));
      response.writeHead(200, {
        "content-type": TYPES[extname(file)] ?? "application/octet-stream",
        "content-encoding": "br",
        "cache-control": "no-cache",
      });
      response.end(compressed.get(file));
    } catch {
      // Browsers ask every host for this one by themselves.
      if (!path.endsWith("favicon.ico")) missing.push(path);
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { address: `http://127.0.0.1:${server.address().port}${FOLDER}`, missing, close };
}
