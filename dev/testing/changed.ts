import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
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

/** Test files for one changed file. */
const ENOUGH = 12;

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isModule = (file: string): boolean => /\.(?:ts|tsx|mjs)$/.test(file);

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isModule(file) && !file.includes('node_modules'))
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
/** Whose path has more words of the file's. */
const nearerTo = (file: string) => {
  const words = new Set(wordsOf(file));
  const shared = (test: string): number => wordsOf(test).filter((word) => words.has(word)).length;
  return (a: string, b: string): number => shared(b) - shared(a) || a.localeCompare(b);
};

/** Tests that read files instead of importing them: those that mention its name, and those of the house for its kind. */
const readers = (file: string, files: readonly string[]): readonly string[] => {
  const mentioning = (text: string, folder: string): readonly string[] =>
    files.filter((one) => isTest(one) && one.startsWith(folder) && readFileSync(one, 'utf8').includes(text));
  return [...mentioning(basename(file), 'tests/'), ...mentioning(extname(file), 'tests/architecture/')];
};

/** What is generated from these is compared by a test further off than any that imports them. */
const GENERATED: readonly (readonly [folder: string, test: string])[] = [
  ['src/domain/entities/', 'tests/rules/generated-files.test.ts'],
  ['dev/rules/', 'tests/rules/generated-files.test.ts'],
];

/** Answers which unit tests can notice a change, as far as imports tell. */
export const openTests = () => {
  const { files, moduleOf, nextReach } = openModules();
  /** By the number of imports between test and change, at least `enough` if there are as many. */
  const nearest = (file: string, names: ReadonlySet<string>, enough: number): readonly string[] => {
    const found = new Set<string>();
    const seen = new Map<string, ReadonlySet<string>>();
    for (let reach: Reach = new Map([[file, names]]); reach.size > 0 && found.size < enough;) {
      const next = nextReach(reach);
      for (const test of [...next.keys()].filter(isTest).toSorted(nearerTo(file))) found.add(test);
      reach = new Map([...next].filter(([one, names]) => [...names].some((name) => !seen.get(one)?.has(name))));
      for (const [one, names] of reach) seen.set(one, new Set([...(seen.get(one) ?? []), ...names]));
    }
    return [...found];
  };
  const exportsOf = (file: string): ReadonlySet<string> =>
    new Set(isModule(file) ? moduleOf(file).exports.keys() : [ALL]);

  /** The tests nearest to any name of a file. */
  const testsOfFile = (file: string): readonly string[] => nearest(file, exportsOf(file), 1);

  const testsOfChange = (file: string): readonly string[] => {
    if (isTest(file)) return [file];
    const before = isModule(file) ? textBefore(file) : undefined;
    const names = before === undefined ? undefined : changedNames(readModule(file, before), moduleOf(file));
    if (names?.size === 0) return [];
    const reached = names ? new Set(exportedFrom(moduleOf(file), names)) : exportsOf(file);
    const near = nearest(file, reached, ENOUGH).slice(0, ENOUGH);
    return near.length > 0 ? near : readers(file, files);
  };
  /**
   * The unit tests nearest to what differs from the main branch: changed tests, and of those that use a changed name the
   * nearest dozen. What lies further off is for `npm test`.
   */
  const testsOfChanges = (changed: readonly string[]): readonly string[] => {
    const generated = GENERATED.flatMap(([folder, test]) =>
      changed.some((file) => file.startsWith(folder)) ? [test] : [],
    );
    return [...new Set([...changed.flatMap(testsOfChange), ...generated])].toSorted();
  };
  return { testsOfFile, testsOfChanges };
};
