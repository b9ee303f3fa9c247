import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

// Everything that the documents name must exist: links, files, folders, npm scripts, and the arguments of their
// commands. Every section of the specification that a comment cites must be in docs/spec.md.

const SKIPPED = ['.git', '.divot', 'node_modules', 'dist', 'dist-local', 'test-results', 'playwright-report'];
const listed = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.includes(name))
    .flatMap((entry) => {
      const path = normalize(`${folder}/${entry.name}`).replaceAll('\\', '/');
      return entry.isDirectory() ? [path, ...listed(path)] : [path];
    });
const tree = listed('.');
/** A document may leave out the leading folders of a path: `card/net-line.tsx`. */
const isInTree = (path: string) => {
  const clean = path.replace(/\/$/, '');
  return tree.some((each) => each === clean || each.endsWith(`/${clean}`));
};

const documents = tree.filter(
  (path) => /^(?:docs\/.*|\.github\/.*|[A-Z]+)\.(?:md|yml)$/.test(path) && existsSync(path),
);
const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }).scripts,
);

/** Not in this repository: examples in recipes, names that belong elsewhere, and files that are never committed. */
const NOT_OURS = [
  /\bx\.entity\.ts$/,
  /<.*>/,
  /\*/,
  /^\.env\.local$/,
  /^\//,
  /^[A-Z_]+\.json$/,
  /^dist\//,
  /^shared\/serve\.ts$/,
  /^www\./,
  /^\.divot/,
];
const FILE = /^[\w.$-]+(?:\/[\w.$-]+)*\.(?:tsx?|mjs|css|json|md|yml|rules|html)$/;
const FOLDER = /^(?:src|tests|e2e|dev|workers|docs|public|packages|ui|data|domain|sync|features)(?:\/[\w.-]+)+\/?$/;

const namedIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
const pathsIn = (text: string) =>
  namedIn(text)
    .flatMap((name) => name.split(' '))
    .map((name) => name.replace(/:\d+$/, ''))
    .filter((name) => (FILE.test(name) || FOLDER.test(name)) && !NOT_OURS.some((example) => example.test(name)));
const scriptsIn = (text: string) => [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only existing files and folders', () => {
    expect(pathsIn(text).filter((path) => !isInTree(path))).toEqual([]);
  });

  it('names only scripts that package.json has', () => {
    expect(scriptsIn(text).filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it('links only to existing files', () => {
    expect(linksIn(text).filter((target) => !existsSync(join(dirname(document), target)))).toEqual([]);
  });
});

it('finds the documents', () => {
  expect(documents).toEqual(
    expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/spec.md', 'docs/guide/README.md']),
  );
});

it('would find a missing file, script or link', () => {
  const text = 'Run `npx vitest run tests/gone` and `npm run gone`, see `pad/gone.ts` and [it](docs/gone.md#part).';
  expect(pathsIn(text).filter((path) => !isInTree(path))).toEqual(['tests/gone', 'pad/gone.ts']);
  expect(scriptsIn(text).filter((name) => !scripts.includes(name))).toEqual(['gone']);
  expect(linksIn(text).filter((target) => !existsSync(target))).toEqual(['docs/gone.md']);
});

it('comments cite only sections that docs/spec.md has', () => {
  const sections = [...readFileSync('docs/spec.md', 'utf8').matchAll(/^## Section (\d+)/gm)].map(
    ([, number]) => number,
  );
  const citations = tree
    .filter((path) => /^(?:src|workers|dev|tests|e2e)\/.*\.tsx?$/.test(path))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\bSPEC\s+(?:\/\/ )?sections? (\d+)|\b(domain screens? \d+)/g)].map(
        ([, section, gone]) => ({ path, section: section ?? gone }),
      ),
    );
  expect(citations.length).toBeGreaterThan(50);
  expect(citations.filter(({ section }) => !sections.includes(section))).toEqual([]);
});

it('CI and the development container have the Node of .nvmrc', () => {
  const major = readFileSync('.nvmrc', 'utf8').split('.')[0]!;
  expect(readFileSync('.github/workflows/ci.yml', 'utf8')).toContain('node-version-file: .nvmrc');
  expect(readFileSync('.devcontainer/devcontainer.json', 'utf8')).toContain(`typescript-node:${major}-`);
});
