// The engine's worker spoken to without the page's own bridge, so that anything can be said to it: messages are postcard
// bytes, as src/protocol/ describes them.
import type { Page } from '@playwright/test';

export type Ask = 'move' | 'draw' | 'ponder';
export interface Go {
  job: number;
  game: string;
  level: number;
  moves?: string[];
  start?: string;
  ask?: Ask;
}

const HEAD = [0xf7, 3];

function number(value: number): number[] {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return [...bytes, value];
}

function words(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  return [...number(bytes.length), ...bytes];
}

export function hello(build = 'a test'): number[] {
  return [...HEAD, 0, ...words(build)];
}

export function go({ job, game, level, moves = [], start, ask = 'move' }: Go): number[] {
  return [
    ...HEAD, 1, ...number(job), ...words(game),
    0, // no options
    ...(start === undefined ? [0] : [1, ...words(start)]),
    ...number(moves.length), ...moves.flatMap(words),
    level,
    1, // the seed
    ['move', 'draw', 'ponder'].indexOf(ask),
    0, // the book may answer
  ];
}

export function stop(job: number): number[] {
  return [...HEAD, 2, ...number(job)];
}

declare global {
  interface Window {
    engine: Engine;
  }
}

/** What stands in the page: a worker, and what it said, each message as its kind, its job and its first text. */
interface Engine {
  post(message: unknown): void;
  say(bytes: number[]): void;
  /** The next answer that is no mere report of a depth. */
  answer(): Promise<{ kind: string; job: number | null; text: string }>;
  heard(): number;
}

/** Begins a worker of the release build in the page, beside the page's own. */
export async function begin(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const worker = new Worker('worker_loader.js', { type: 'module' });
    const inbox: Uint8Array[] = [];
    let ring: () => void = () => {};
    worker.onmessage = ({ data }) => {
      inbox.push(data);
      ring();
    };
    const next = async () => {
      while (inbox.length === 0) await new Promise<void>((resolve) => (ring = resolve));
      return inbox.shift()!;
    };
    const read = (bytes: Uint8Array) => {
      let at = 3;
      const varint = () => {
        for (let value = 0, scale = 1; ; scale *= 128) {
          const byte = bytes[at++];
          value += (byte % 128) * scale;
          if (byte < 128) return value;
        }
      };
      const text = () => {
        const length = varint();
        return new TextDecoder().decode(bytes.slice(at, (at += length)));
      };
      const kind = ['hello', 'info', 'best', 'draw', 'stopped', 'error'][bytes[2]];
      if (kind === 'hello') return { kind, job: null, text: text() };
      if (kind === 'error') return { kind, job: bytes[at++] === 1 ? varint() : null, text: text() };
      const job = varint();
      if (kind !== 'best') return { kind, job, text: '' };
      at += 1; // depth
      at += 1; // kind of score
      varint(); // score
      varint(); // nodes
      return { kind, job, text: varint() > 0 ? text() : '' };
    };
    if ((await next()).length !== 0) throw new Error('the first word is not empty');
    window.engine = {
      post: (message) => worker.postMessage(message),
      say: (bytes) => worker.postMessage(new Uint8Array(bytes)),
      answer: async () => {
        for (;;) {
          const said = read(await next());
          if (said.kind !== 'info') return said;
        }
      },
      heard: () => inbox.length,
    };
  });
}

/** Keeps hold of the memory of every worker's program; call it before the page is opened. */
export async function measureMemory(page: Page): Promise<void> {
  await page.route('**/worker_loader.js*', async (route) => {
    const answer = await route.fetch();
    const keep = `
      for (const name of ['instantiate', 'instantiateStreaming']) {
        const real = WebAssembly[name];
        WebAssembly[name] = async (...given) => {
          const made = await real.apply(WebAssembly, given);
          self.memory = (made.instance ?? made).exports.memory;
          return made;
        };
      }`;
    await route.fulfill({ response: answer, body: `${await answer.text()}\n`.replace(/await init|init\(/, (begin) => `${keep}\n${begin}`) });
  });
}

/** Bytes of the youngest worker's memory. */
export async function memory(page: Page): Promise<number> {
  const worker = page.workers().at(-1)!;
  return worker.evaluate(() => (self as unknown as { memory: WebAssembly.Memory }).memory.buffer.byteLength);
}
