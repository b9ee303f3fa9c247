import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

// Keeps a map on disk as a journal of JSON lines: every change is appended before it is acknowledged, and the file is
// rewritten (aside, then renamed) to its present state when it is opened. A torn last line is the change that was
// never acknowledged.

type Line<T> = { readonly key: string; readonly value?: T };

export type Journal<T> = {
  readonly entries: ReadonlyMap<string, T>;
  put(key: string, value: T): void;
  drop(key: string): void;
  clear(): void;
};

const readLines = <T>(file: string): Map<string, T> => {
  const entries = new Map<string, T>();
  const lines = readFileSync(file, 'utf8').split('\n');
  lines.pop(); // '' after a complete last line, else its torn beginning
  for (const line of lines) {
    const { key, value } = JSON.parse(line) as Line<T>;
    if (value === undefined) entries.delete(key);
    else entries.set(key, value);
  }
  return entries;
};

/** Without a file it lives in memory only. */
export const openJournal = <T>(file?: string): Journal<T> => {
  const entries = file && existsSync(file) ? readLines<T>(file) : new Map<string, T>();
  const line = (key: string, value?: T) => `${JSON.stringify({ key, value } satisfies Line<T>)}\n`;
  const rewrite = () => {
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, [...entries].map(([key, value]) => line(key, value)).join(''));
    renameSync(`${file}.new`, file);
  };
  const append = (text: string) => {
    if (file) appendFileSync(file, text);
  };
  rewrite();
  return {
    entries,
    put(key, value) {
      append(line(key, value));
      entries.set(key, value);
    },
    drop(key) {
      append(line(key));
      entries.delete(key);
    },
    clear() {
      entries.clear();
      rewrite();
    },
  };
};
