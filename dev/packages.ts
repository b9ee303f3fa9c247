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
  /** Names of the libraries that its tests import beside. */
  readonly testedWith: readonly string[];
  /** Whether npm may publish it. */
  readonly isPublished: boolean;
};

type Dependencies = Readonly<Record<string, string>>;
type Manifest = {
  readonly private?: boolean;
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
};

const ours = (dependencies: Dependencies = {}): readonly string[] =>
  Object.keys(dependencies).flatMap((one) => (one.startsWith(SCOPE) ? one.slice(SCOPE.length) : []));

const libraryIn = (name: string): Library => {
  const folder = `${ROOT}/${name}`;
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return {
    name,
    folder,
    uses: ours(manifest.dependencies),
    testedWith: ours(manifest.devDependencies),
    isPublished: manifest.private !== true,
  };
};

export const libraries = (): readonly Library[] =>
  readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .map(libraryIn);

/** The libraries that a change to these files can break: those that contain one, and those that use them. */
export const librariesTouchedBy = (
  files: readonly string[],
  all: readonly Omit<Library, 'isPublished'>[] = libraries(),
): readonly string[] => {
  const touched = new Set(
    all.filter(({ folder }) => files.some((file) => file.startsWith(`${folder}/`))).map(({ name }) => name),
  );
  for (let before = -1; before !== touched.size;) {
    before = touched.size;
    for (const { name, uses, testedWith } of all)
      if ([...uses, ...testedWith].some((one) => touched.has(one))) touched.add(name);
  }
  return all.map(({ name }) => name).filter((name) => touched.has(name));
};
