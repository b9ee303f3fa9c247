import { readFileSync } from 'node:fs';

/** A row of docs/spec.md: the requirement and the files that meet it. */
export type SpecRow = {
  readonly requirement: string;
  readonly files: readonly string[];
};

const FILE = /`([^`]+\.(?:tsx?|json))`/g;

export const specRows = (): readonly SpecRow[] =>
  readFileSync('docs/spec.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => ({
      requirement: line.slice(2, line.lastIndexOf(' (')),
      files: [...line.matchAll(FILE)].map(([, path]) => path!),
    }));
