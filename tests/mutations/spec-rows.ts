import { readFileSync } from 'node:fs';

/** A row of docs/spec.md: the requirement and the files that meet it. */
export type SpecRow = {
  readonly requirement: string;
  readonly files: readonly string[];
};

const named = (cell = ''): readonly string[] =>
  [...cell.matchAll(/`([^`]+\.(?:tsx?|json))`/g)].map(([, path]) => path!);

export const specRows = (): readonly SpecRow[] =>
  readFileSync('docs/spec.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!-|Requirement )/.test(line))
    .map((line) => {
      const [requirement = '', files] = line.replaceAll(/^\| | \|$/g, '').split(' | ');
      return { requirement, files: named(files) };
    });
