import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { libraries, librariesTouchedBy } from '#dev/packages.ts';

const git = (...words: readonly string[]): readonly string[] =>
  spawnSync('git', words, { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '');

/** Files of this checkout that differ from the main branch, committed or not. */
export const changedFiles = (): readonly string[] => {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  const changed = new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]);
  return [...changed].toSorted();
};

/** Folders of the libraries that no change since the main branch can break. None where this is the main branch. */
export const untouchedLibraries = (): readonly string[] => {
  const [head] = git('rev-parse', 'HEAD');
  const [base = head] = git('merge-base', 'HEAD', 'main');
  if (base === head) return [];
  const touched = librariesTouchedBy(changedFiles());
  return libraries().flatMap(({ name, folder }) => (touched.includes(name) ? [] : [folder]));
};

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const IMPORT = /(?:from|import|import\()\s*'([#.][^']+)'/g;

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!node_modules.*)\.(?:ts|tsx|mjs|json|css)$/.test(file))
    .map((file) => join(folder, file));

type Importers = ReadonlyMap<string, readonly string[]>;
/** file -> files of this repository that import it by its path */
const importersOfAll = (files: readonly string[]): Importers => {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const imported = path.startsWith('#') ? path.slice(1) : join(dirname(file), path);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
};

/** The tests that import a file; if none does, those that import its importers, and so on. */
const nearestTests = (file: string, importers: Importers): readonly string[] => {
  const seen = new Set([file]);
  for (let generation = [file]; generation.length > 0;) {
    generation = [...new Set(generation.flatMap((one) => importers.get(one) ?? []))].filter((one) => !seen.has(one));
    const tests = generation.filter(isTest);
    if (tests.length > 0) return tests;
    for (const one of generation) seen.add(one);
  }
  return [];
};

/**
 * The unit tests nearest to what changed: changed tests, those that import a changed file or else its nearest importers,
 * and those of a changed library. The tests of the house itself for what no test reaches: documents, settings, journeys.
 * What lies further off is for `npm test`.
 */
export const testsOf = (files: readonly string[]): readonly string[] => {
  const all = ['src', 'workers', 'dev', 'packages', 'tests', 'e2e'].flatMap(filesBelow);
  const importers = importersOfAll(all);
  const testsOfFile = (file: string): readonly string[] => {
    if (isTest(file)) return all.includes(file) ? [file] : [];
    const [root, library = ''] = file.split('/');
    const inLibrary =
      root === 'packages' ? all.filter((one) => isTest(one) && one.startsWith(join(root, library, '/'))) : [];
    const near = [...nearestTests(file, importers), ...inLibrary];
    return near.length > 0 ? near : all.filter((one) => isTest(one) && one.startsWith('tests/architecture/'));
  };
  return [...new Set(files.flatMap(testsOfFile))].toSorted();
};
