import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { libraries, librariesTouchedBy } from '#dev/packages.ts';
import { ALL, type Module, changedNames, exportedFrom, isPassedOn, passedOn, readModule } from './names.ts';

const git = (...words: readonly string[]): readonly string[] =>
  spawnSync('git', words, { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '');

const base = (): string => git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';

/** Files of this checkout that differ from the main branch, committed or not. Those that are gone are left out. */
export const changedFiles = (): readonly string[] => {
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', base()),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(changed)].toSorted();
};
/** A file's text on the main branch; undefined if it is new. */
const textBefore = (file: string): string | undefined => {
  const { status, stdout } = spawnSync('git', ['show', `${base()}:${file}`], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
};

/** Folders of the libraries that no change since the main branch can break. None where this is the main branch. */
export const untouchedLibraries = (): readonly string[] => {
  if (base() === git('rev-parse', 'HEAD')[0]) return [];
  const touched = librariesTouchedBy(changedFiles());
  return libraries().flatMap(({ name, folder }) => (touched.includes(name) ? [] : [folder]));
};

/** Seconds of tests for a change. */
const BUDGET = 12;
/** Seconds of a test file that never ran in this checkout, and of loading any, beside its tests. */
const UNKNOWN = 1;
const LOADING = 0.3;

/** Where Vitest notes how long each test file took when it last ran here, to start the longest first. */
const VITEST_CACHE = join('node_modules', '.vite', 'vitest');

type SecondsOf = (test: string) => number;

/** How many seconds a test file takes, as far as this checkout knows. */
const openTestTimes = (): SecondsOf => {
  const times = new Map<string, number>();
  for (const folder of existsSync(VITEST_CACHE) ? readdirSync(VITEST_CACHE) : []) {
    const { results } = JSON.parse(readFileSync(join(VITEST_CACHE, folder, 'results.json'), 'utf8')) as {
      readonly results: readonly (readonly [projectAndFile: string, { readonly duration: number }])[];
    };
    for (const [key, { duration }] of results) times.set(key.slice(key.indexOf(':') + 1), duration / 1000);
  }
  return (test) => (times.get(test) ?? UNKNOWN) + LOADING;
};

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isModule = (file: string): boolean => /\.(?:ts|tsx|mjs)$/.test(file);

/** Installed, or built and perhaps being built now. */
const BUILT = /(?:^|\/)(?:node_modules|dist)\//;
const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isModule(file) && !BUILT.test(file))
    .map((file) => join(folder, file));

const IMPORT = /(?:from|import|import\()\s*'([#.@][^']+)'/g;
const fileOf = (path: string, importer: string): string => {
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('@divot/')
    ? `packages/${path.slice('@divot/'.length)}/index.ts`
    : join(dirname(importer), path);
};

/** file -> its exported names that a change reaches */
type Reach = ReadonlyMap<string, ReadonlySet<string>>;

/** This repository's modules and who imports what from which, read when it is needed. */
const openModules = () => {
  const files = ['src', 'workers', 'dev', 'packages', 'tests', 'e2e'].flatMap(filesBelow);
  const importers = new Map<string, Set<string>>();
  for (const file of files) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const imported = fileOf(path, file);
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    }
  }
  const modules = new Map<string, Module>();
  const moduleOf = (file: string): Module => {
    const module = modules.get(file) ?? readModule(file, readFileSync(file, 'utf8'));
    modules.set(file, module);
    return module;
  };
  /** Where an imported name is defined: a door only passes it on. */
  const originOf = (file: string, name: string): { readonly file: string; readonly name: string } => {
    const joint = importers.has(file) && isModule(file) ? passedOn(moduleOf(file), name) : undefined;
    return joint ? originOf(fileOf(joint.from, file), joint.name) : { file, name };
  };
  const importersOf = (file: string): readonly string[] => {
    const direct = [...(importers.get(file) ?? [])];
    const doors = direct.filter((one) =>
      moduleOf(one).imports.some((joint) => isPassedOn(joint) && fileOf(joint.from, one) === file),
    );
    return [...new Set([...direct, ...doors.flatMap(importersOf)])];
  };
  /** The importers of these names, each with those of its own exported names that depend on them. */
  const nextReach = (reach: Reach): Reach => {
    const next = new Map<string, ReadonlySet<string>>();
    for (const [file, names] of reach) {
      for (const importer of importersOf(file)) {
        const module = moduleOf(importer);
        const reached = module.imports.filter(({ from, name }) => {
          const origin = originOf(fileOf(from, importer), name);
          return origin.file === file && (origin.name === ALL || names.has(origin.name) || !isModule(file));
        });
        if (reached.length === 0) continue;
        const own = exportedFrom(module, new Set(reached.map(({ local }) => local)));
        next.set(importer, new Set([...(next.get(importer) ?? []), ...own]));
      }
    }
    return next;
  };
  return { files, moduleOf, nextReach };
};

const wordsOf = (file: string): readonly string[] => file.replace(/\.\w+$/, '').split(/[-/.]/);
/** Whose path has more words of the file's, and of those the shorter ones. */
const nearerTo = (file: string, secondsOf: SecondsOf) => {
  const words = new Set(wordsOf(file));
  const shared = (test: string): number => wordsOf(test).filter((word) => words.has(word)).length;
  return (a: string, b: string): number => shared(b) - shared(a) || secondsOf(a) - secondsOf(b) || a.localeCompare(b);
};

/** Tests that read files instead of importing them: those that mention its name, and those of the house for its kind. */
const readers = (file: string, files: readonly string[]): readonly string[] => {
  const mentioning = (text: string, folder: string): readonly string[] =>
    files.filter((one) => isTest(one) && one.startsWith(folder) && readFileSync(one, 'utf8').includes(text));
  return [...mentioning(basename(file), 'tests/'), ...mentioning(extname(file), 'tests/architecture/')];
};

/** What is generated, or generates: a test further off than any that imports it compares the two. */
const GENERATED = /^(?:src\/domain\/entities\/|dev\/rules\/|firestore\.|storage\.)/;
const COMPARES_GENERATED = 'tests/rules/generated-files.test.ts';

/** The first of each, then the second of each, … */
function* inTurn<T>(lists: readonly Iterable<T>[]): Generator<T> {
  let open = lists.map((list) => list[Symbol.iterator]());
  while (open.length > 0) {
    const turn = open.map((list) => ({ list, next: list.next() })).filter(({ next }) => next.done !== true);
    for (const { next } of turn) yield next.value as T;
    open = turn.map(({ list }) => list);
  }
}

export type ChosenTests = {
  readonly tests: readonly string[];
  /** Seconds that they took when they last ran here. */
  readonly seconds: number;
  /** As near, but too long for the budget. */
  readonly tooLong: readonly string[];
};

/** Answers which unit tests can notice a change, as far as imports tell. */
export const openTests = (secondsOf = openTestTimes()) => {
  const { files, moduleOf, nextReach } = openModules();
  /** The tests that use these names: those one import away, then those two away, … */
  function* byDistance(file: string, names: ReadonlySet<string>): Generator<readonly string[]> {
    const seen = new Map<string, ReadonlySet<string>>();
    for (let reach: Reach = new Map([[file, names]]); reach.size > 0;) {
      const next = nextReach(reach);
      yield [...next.keys()].filter(isTest).toSorted(nearerTo(file, secondsOf));
      reach = new Map([...next].filter(([one, names]) => [...names].some((name) => !seen.get(one)?.has(name))));
      for (const [one, names] of reach) seen.set(one, new Set([...(seen.get(one) ?? []), ...names]));
    }
  }
  const exportsOf = (file: string): ReadonlySet<string> =>
    new Set(isModule(file) ? moduleOf(file).exports.keys() : [ALL]);

  /** The tests nearest to any name of a file: by imports, and those of its own area that are further off. */
  const testsOfFile = (file: string): readonly string[] => {
    const area = wordsOf(join(...dirname(file).split('/').slice(1, 3)));
    const isOwn = (test: string): boolean => area.every((word) => wordsOf(test).includes(word));
    const [nearest = [], ...further] = [...byDistance(file, exportsOf(file))].filter((tests) => tests.length > 0);
    return [...new Set([...nearest, ...further.flat().filter(isOwn)])].toSorted(nearerTo(file, secondsOf));
  };

  function* testsOfChange(file: string): Generator<string> {
    const before = isModule(file) ? textBefore(file) : undefined;
    const names = before === undefined ? undefined : changedNames(readModule(file, before), moduleOf(file));
    if (names?.size === 0) return;
    if (GENERATED.test(file)) yield COMPARES_GENERATED;
    const reached = names ? new Set(exportedFrom(moduleOf(file), names)) : exportsOf(file);
    let found = 0;
    for (const tests of byDistance(file, reached)) {
      found += tests.length;
      yield* tests;
    }
    if (found === 0) yield* readers(file, files);
  }

  /**
   * The unit tests nearest to what differs from the main branch, of each changed file in turn, until their budget of
   * seconds is spent. At least one, and every test that changed itself. What lies further off is for `npm test`.
   */
  const testsOfChanges = (changed: readonly string[]): ChosenTests => {
    const tests = new Set(changed.filter(isTest));
    const tooLong = new Set<string>();
    let seconds = [...tests].reduce((sum, test) => sum + secondsOf(test), 0);
    for (const test of inTurn(changed.filter((file) => !isTest(file)).map(testsOfChange))) {
      if (seconds > BUDGET - UNKNOWN) break;
      if (tests.has(test)) continue;
      if (tests.size > 0 && seconds + secondsOf(test) > BUDGET) tooLong.add(test);
      else {
        tests.add(test);
        seconds += secondsOf(test);
      }
    }
    return { tests: [...tests].toSorted(), seconds, tooLong: [...tooLong] };
  };
  return { testsOfFile, testsOfChanges };
};
