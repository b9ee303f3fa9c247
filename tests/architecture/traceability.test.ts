import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// docs/spec.md lists for every requirement, and docs/security.md for every threat, the files that meet it and the tests
// that show it. This test keeps the tables correct as files and tests move.

const at = (path: string) => new URL(`../../${path}`, import.meta.url);
/** All rows of all tables, without the headers: the requirement, the files that meet it, the tests that show it. */
const rowsOf = (path: string) =>
  readFileSync(at(path), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!-|Requirement |Threat )/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '').trim()));
const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
const sources = new Map<string, string>();
const sourceOf = (path: string) => {
  const source = sources.get(path) ?? readFileSync(at(path), 'utf8');
  sources.set(path, source);
  return source;
};
const declares = (path: string, title: string) =>
  ["'", '"', '`'].some((quote) => sourceOf(path).includes(`${quote}${title}${quote}`));

describe.each([
  ['docs/spec.md', 100],
  ['docs/security.md', 15],
])('%s', (document, least) => {
  const rows = rowsOf(document);
  it('has complete rows, each with a place and a test', () => {
    expect(rows.length).toBeGreaterThan(least);
    for (const [requirement, place, test, ...rest] of rows) {
      expect(rest, requirement).toEqual([]);
      expect(named(place ?? ''), requirement).not.toEqual([]);
      expect(test, requirement).toMatch(/^`(tests|packages|e2e)\/\S+` › /);
    }
  });

  it('names only files that exist', () => {
    for (const [, place, test] of rows) {
      for (const path of [...named(place!), ...named(test!)]) expect(existsSync(at(path)), path).toBe(true);
    }
  });

  it('names only tests that exist, title for title', () => {
    for (const [requirement, , tests] of rows) {
      // Semicolons separate the tests of one row. A title may contain a semicolon itself.
      for (const one of tests!.split(/; (?=`)/)) {
        const [, path, title] = /^`([^`]+)` › (.+)$/.exec(one) ?? [];
        expect(path && declares(path, title!), `${requirement}: ${one}`).toBe(true);
      }
    }
  });
});
