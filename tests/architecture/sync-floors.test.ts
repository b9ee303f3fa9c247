import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

// src/sync has four floors, so that each can be read without those above it.

const { syncFloors } = (await import(new URL('../../layers.mjs', import.meta.url).href)) as {
  syncFloors: Readonly<Record<string, readonly string[]>>;
};
const FOLDER = 'src/sync';
const TASKS_STAND_ON = 1;

const floors = Object.values(syncFloors);
const floorOf = (file: string) => floors.findIndex((files) => files.includes(file));
const importsOf = (code: string) =>
  [...code.matchAll(/from '(?:\.|#src\/sync)\/([\w-]+)\.ts'/g)].map(([, file]) => file!);
const sourcesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ name: file.slice(0, -'.ts'.length), code: readFileSync(`${folder}/${file}`, 'utf8') }));
const tooHigh = (code: string, floor: number) => importsOf(code).filter((file) => floorOf(file) > floor);

it('every file of sync is on one floor', () => {
  const listed = floors.flat().toSorted();

  expect(listed).toEqual(
    sourcesIn(FOLDER)
      .map(({ name }) => name)
      .toSorted(),
  );
});

it('no file of sync imports from a floor above its own', () => {
  const found = sourcesIn(FOLDER).flatMap(({ name, code }) =>
    tooHigh(code, floorOf(name)).map((file) => `${name} -> ${file}`),
  );

  expect(found).toEqual([]);
});

it('the lazy tasks import neither engine nor session', () => {
  const found = sourcesIn(`${FOLDER}/tasks`).flatMap(({ name, code }) =>
    tooHigh(code, TASKS_STAND_ON).map((file) => `${name} -> ${file}`),
  );

  expect(found).toEqual([]);
});

it('the tasks import no file that loads them, so core and tasks form no circle', () => {
  const core = new Map(sourcesIn(FOLDER).map(({ name, code }) => [name, importsOf(code)]));
  const reaches = (name: string): readonly string[] => [name, ...(core.get(name) ?? []).flatMap(reaches)];
  const found = sourcesIn(`${FOLDER}/tasks`).flatMap(({ name, code }) =>
    importsOf(code)
      .filter((file) => reaches(file).includes('load-tasks'))
      .map((file) => `${name} -> ${file}`),
  );

  expect(found).toEqual([]);
});

it('finds a planted import from above', () => {
  const code = "import { startEngine } from './engine.ts';\nimport { fromCloud } from '#src/sync/wire.ts';";

  expect(tooHigh(code, floorOf('push'))).toEqual(['engine']);
});
