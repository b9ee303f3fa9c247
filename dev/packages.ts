import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// The libraries under packages/, as their own package.json describe them.

const SCOPE = '@divot/';
const ROOT = 'packages';

export type Library = {
  /** As in `@divot/<name>` and `packages/<name>`. */
  readonly name: string;
  /** Folder from the repository's root. */
  readonly folder: string;
  /** Names of the libraries it imports. */
  readonly uses: readonly string[];
};

const usesOf = (folder: string): readonly string[] => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  return Object.keys(dependencies).flatMap((one) => (one.startsWith(SCOPE) ? one.slice(SCOPE.length) : []));
};

export const libraries = (): readonly Library[] =>
  readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .map((name) => ({ name, folder: `${ROOT}/${name}`, uses: usesOf(join(ROOT, name)) }));

/** The libraries that a change to these files can break: those that contain one, and those that use them. */
export const librariesTouchedBy = (files: readonly string[], all = libraries()): readonly string[] => {
  const touched = new Set(
    all.filter(({ folder }) => files.some((file) => file.startsWith(`${folder}/`))).map(({ name }) => name),
  );
  for (let before = -1; before !== touched.size;) {
    before = touched.size;
    for (const { name, uses } of all) if (uses.some((one) => touched.has(one))) touched.add(name);
  }
  return all.map(({ name }) => name).filter((name) => touched.has(name));
};
