// The kept games as they lie in the browser, read without the app.
import type { Page } from '@playwright/test';

export interface Kept {
  id: string;
  fields: Record<string, string>;
  text: string;
}

/** All records of the database, oldest first. */
export async function keptGames(page: Page): Promise<Kept[]> {
  const records = await page.evaluate(
    () =>
      new Promise<[string, string][]>((resolve, reject) => {
        const opening = indexedDB.open('utys');
        opening.onerror = () => reject(opening.error);
        // Whoever opens a database that is not there makes one without a table.
        opening.onupgradeneeded = () => opening.transaction!.abort();
        opening.onsuccess = () => {
          const table = opening.result.transaction('games').objectStore('games');
          const [keys, values] = [table.getAllKeys(), table.getAll()];
          values.onsuccess = () => {
            opening.result.close();
            resolve(keys.result.map((key, at) => [String(key), String(values.result[at])]));
          };
        };
      }),
  ).catch(() => []);
  return records.map(([id, record]) => {
    const [head, text] = record.split('\n');
    return { id, fields: Object.fromEntries(head.split(' ').map((field) => field.split('='))), text };
  });
}

/** The moves in the text of a kept game. */
export function movesIn(kept: Kept): string {
  return /moves=([^&\s]*)/.exec(kept.text ?? '')?.[1] ?? '';
}
