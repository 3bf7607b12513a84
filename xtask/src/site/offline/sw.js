// Keeps one build of the page whole. The build writes this file: the name and the digests below are its own, so every
// build has another worker, which waits until it is asked for or no page of the one before it is open.
const BUILD = '@BUILD@';
// What a first visit loads, and what may come later; each with the digest without which it is not let in.
const FIRST = @FIRST@;
const LATER = @LATER@;

const FILES = { ...FIRST, ...LATER };
const SCOPE = registration.scope;
// A page holds a lock of this name and its build while it lives.
const PREFIX = `utys ${SCOPE} `;
const CACHE = `${PREFIX}${BUILD} @DIGEST@`;
const ANYHOW = { ignoreSearch: true, ignoreVary: true };

/** Which build the workers of older pages are of, by client. */
const workers = new Map();

const isOf = (name, locks) => locks.some((lock) => name.startsWith(`${lock.name} `));
const olderNames = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);

/** Fetches a file of this build and no other. */
async function add(cache, path) {
  const url = new URL(path, SCOPE);
  let response = await fetch(url, { cache: 'no-cache', integrity: FILES[path] });
  if (!response.ok) throw new Error(`${response.status}: ${url}`);
  // A visit may not be answered by what was redirected.
  if (response.redirected) response = new Response(response.body, { headers: response.headers });
  await cache.put(url, response.clone());
  return response;
}

/** All or nothing. Who renews gets everything: what was there before must not be missing afterwards. */
async function install() {
  const cache = await caches.open(CACHE);
  const paths = Object.keys(registration.active ? FILES : FIRST);
  const added = await Promise.allSettled(paths.map((path) => add(cache, path)));
  const failed = added.find((file) => file.status === 'rejected');
  if (failed) {
    await caches.delete(CACHE);
    throw failed.reason;
  }
}

/** Fetches what a first visit did not need, or the browser has thrown away. What fails is asked for again at another visit. */
async function complete() {
  const cache = await caches.open(CACHE);
  for (const path of Object.keys(FILES)) {
    if (!(await cache.match(new URL(path, SCOPE)))) await add(cache, path).catch(() => {});
  }
}

/** Forgets the builds that no page is of any more. */
async function tidy() {
  if (registration.installing || registration.waiting) return;
  // A browser without locks does not know who lives: the files of older pages go.
  const { held } = (await navigator.locks?.query()) ?? { held: [] };
  for (const name of await olderNames()) {
    if (!isOf(name, held)) await caches.delete(name);
  }
}

/** The cache of the build that the asking page is of: it names it where a file is called alike in every build. */
async function cacheOf({ request, clientId }) {
  if (request.mode === 'navigate') return CACHE;
  const build = new URL(request.url).search.slice(1).split('&')[0];
  return workers.get(clientId) ?? (await olderNames()).find((name) => name.includes(` ${build} `)) ?? CACHE;
}

async function answer(event, path) {
  const name = await cacheOf(event);
  if (name !== CACHE && event.request.destination.endsWith('worker')) workers.set(event.resultingClientId, name);
  const kept = await caches.match(new URL(path, SCOPE), { ...ANYHOW, cacheName: name });
  if (kept) return kept;
  // Not there yet. A cache that is gone is not begun again in passing: perhaps everything is being deleted.
  if (name === CACHE && path in FILES && (await caches.has(CACHE))) {
    return add(await caches.open(CACHE), path).catch(() => fetch(event.request));
  }
  return (await caches.match(event.request, ANYHOW)) ?? fetch(event.request);
}

addEventListener('install', (event) => event.waitUntil(install()));

addEventListener('activate', (event) => event.waitUntil(tidy().then(() => clients.claim())));

addEventListener('message', (event) => {
  if (event.data === 'renew') event.waitUntil(skipWaiting());
  if (event.data === 'complete') event.waitUntil(complete().then(tidy));
});

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (!['GET', 'HEAD'].includes(method) || !url.startsWith(SCOPE)) return;
  const path = new URL(url).href.slice(SCOPE.length).replace(/[?#].*/s, '').replace(/^index\.html$/, '');
  // Pages of the host below this one are its own affair.
  if (path in FILES || mode !== 'navigate') event.respondWith(answer(event, path));
});
