import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

// A command changes what a golfer has entered. Each has a test that names it.

const COMMANDS = 'src/data/commands';
/** What commands are made of, tested through them. */
const SHARED = ['store.ts', 'pain.ts'];

const textOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
const functionsIn = (code: string): readonly string[] =>
  [...code.matchAll(/^export const ([a-z]\w*) = /gm)].map(([, name]) => name!);
const untested = (code: string, tests: string): readonly string[] =>
  functionsIn(code).filter((name) => !new RegExp(`\\b${name}\\b`).test(tests));

const commands = readdirSync(COMMANDS)
  .filter((file) => !SHARED.includes(file))
  .map((file) => readFileSync(`${COMMANDS}/${file}`, 'utf8'))
  .join('\n');

it('every command has a test that names it', () => {
  const tests = ['data', 'features', 'app', 'domain', 'sync'].map((folder) => textOf(`tests/${folder}`)).join('\n');

  expect(functionsIn(commands).length).toBeGreaterThan(80);
  expect(untested(commands, tests)).toEqual([]);
});

it('finds a planted command without a test', () => {
  expect(untested('export const eraseScore = (id: string) =>\nexport const LIMIT = 3;', 'restoreScore(id)')).toEqual([
    'eraseScore',
  ]);
});
