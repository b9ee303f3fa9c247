import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

const testsBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter(isTest);

const IMPORT = /(?:from|import|import\()\s*'([^']+)'/g;

/** Paths of this repository that a file imports. */
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : path.startsWith('.') ? join(dirname(file), path) : '',
  );

/** The folder of tests that mirrors a file's, or the nearest above it that has tests: `tests/domain/bag` for `src/domain/bag/x.ts`. */
const testFolderOf = (file: string): string => {
  const [root = '', name = ''] = file.split('/');
  if (root === 'packages') return join('packages', name, 'tests');
  const mirrored = root === 'src' ? join('tests', dirname(file).slice('src/'.length)) : join('tests', dirname(file));
  if (root !== 'src' && root !== 'workers' && root !== 'dev') return join('tests', 'architecture');
  let folder = mirrored;
  while (!existsSync(folder) || !readdirSync(folder).some(isTest)) {
    if (folder === 'tests') return join('tests', 'architecture');
    folder = dirname(folder);
  }
  return folder;
};

/**
 * The unit tests nearest to what changed: changed tests, those of the folder that mirrors a changed file's or of its
 * package, and those that import it themselves. What lies further off is for `npm test`.
 */
export const testsOf = (files: readonly string[]): readonly string[] => {
  const changed = new Set(files);
  const folders = [...new Set(files.filter((file) => !isTest(file)).map(testFolderOf))];
  return [...testsBelow('tests'), ...testsBelow('packages')].filter(
    (test) =>
      changed.has(test) ||
      folders.some(
        (folder) => dirname(test) === folder || (folder.startsWith('packages') && test.startsWith(folder)),
      ) ||
      importsOf(test).some((path) => changed.has(path)),
  );
};
