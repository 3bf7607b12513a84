// A host that the tests deploy builds to: the page as it was built, the same page as another build, or nothing at all.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export type Build = ReadonlyMap<string, Buffer>;

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  wasm: 'application/wasm',
  svg: 'image/svg+xml',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
};

function digest(kind: 'sha256' | 'sha384', bytes: Buffer | string): string {
  return `${kind}-${createHash(kind).update(bytes).digest('base64')}`;
}

/** The page as it stands in `dist`. */
export function built(): Build {
  const names = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = names.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice('dist/'.length), readFileSync(path)]));
}

/** What a build calls itself. */
export function nameOf(build: Build): string {
  return /const BUILD = '([^']+)'/.exec(build.get('sw.js')!.toString())![1];
}

/**
 * The same page as another build: with another name of the same length inside page, engine and service worker, other names
 * for its hashed files, and all digests right again.
 */
export function rebuilt(build: Build): Build {
  const [old, files] = [nameOf(build), new Map<string, Buffer>()];
  const name = old.replace(/....$/, (end) => (end === '2222' ? '3333' : '2222'));
  const renamed = new Map<string, string>();
  for (const path of build.keys()) {
    const other = path.replace(/-([0-9a-f]{4})([0-9a-f]{8,})/, (_, head, tail) => `-${head === 'beef' ? 'cafe' : 'beef'}${tail}`);
    renamed.set(path, other);
  }
  for (const [path, bytes] of build) {
    // latin1 keeps every byte of a wasm as it is.
    let text = bytes.toString('latin1').replaceAll(old, name);
    for (const [from, to] of renamed) if (from !== to) text = text.replaceAll(from, to);
    files.set(renamed.get(path)!, Buffer.from(text, 'latin1'));
  }
  let page = files.get('index.html')!.toString();
  page = page.replace(/href="\.\/([^"]+)"([^>]*?)integrity="[^"]+"/g, (_, path, between) => `href="./${path}"${between}integrity="${digest('sha384', files.get(path)!)}"`);
  const script = /<script type="module">([^]*?)<\/script>/.exec(page)![1];
  page = page.replace(/'sha256-[^']+'/, `'${digest('sha256', script)}'`);
  files.set('index.html', Buffer.from(page));
  let worker = files.get('sw.js')!.toString();
  worker = worker.replace(/"([^"]*)":"sha256-[^"]+"/g, (_, path) => `"${path}":"${digest('sha256', files.get(path || 'index.html')!)}"`);
  files.set('sw.js', Buffer.from(worker.replace(/^(const CACHE = .* ).{16}`/m, '$10123456789abcdef`')));
  return files;
}

/** A static host with one folder on it. */
export class Host {
  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  private build: Build | undefined;
  private held: (() => void)[] | undefined;
  /** The paths that were asked for. */
  readonly asked: string[] = [];

  /** A host that serves nothing yet, in a folder that the page was not prepared for. */
  static async start(base = '/x/y/'): Promise<Host> {
    const server = createServer((request, response) => {
      const path = new URL(request.url!, 'http://host').pathname;
      host.asked.push(path);
      const name = path.startsWith(base) ? path.slice(base.length) || 'index.html' : '';
      const bytes = host.build?.get(name);
      if (!host.build) return request.socket.destroy();
      const answer = () => {
        if (!bytes) return response.writeHead(404).end('not found');
        response.writeHead(200, { 'Content-Type': TYPES[name.split('.').pop()!] ?? 'application/octet-stream', 'Cache-Control': 'no-cache' });
        response.end(bytes);
      };
      if (host.held && name.endsWith('.css')) host.held.push(answer);
      else answer();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const host = new Host(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`);
    return host;
  }

  /** Puts a build in the place of what was there; `undefined` makes the host unreachable. */
  deploy(build: Build | undefined): void {
    this.build = build;
    if (!build) this.server.closeAllConnections();
  }

  /** Lets who asks for styles wait until what is given back is called. */
  hold(): () => void {
    const held: (() => void)[] = [];
    this.held = held;
    return () => {
      this.held = undefined;
      held.forEach((answer) => answer());
    };
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
