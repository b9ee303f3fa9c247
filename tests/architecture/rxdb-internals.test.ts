import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

// Only one folder may name internals that RxDB does not promise to keep. It has a file for each assumption, so an
// upgrade of RxDB affects that folder alone.

type Internals = { readonly home: string; readonly names: readonly string[] };
const { rxdbInternals } = (await import(new URL('../../layers.mjs', import.meta.url).href)) as {
  rxdbInternals: Internals;
};

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
const named = (code: string) =>
  rxdbInternals.names.filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w])`).test(withoutComments(code)));
const files = ['src', 'workers'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${root}/${file}`),
);

it('no other folder names what RxDB does not promise', () => {
  const strangers = files.filter((file) => !file.startsWith(`${rxdbInternals.home}/`));
  const found = strangers.flatMap((file) => named(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`));

  expect(found).toEqual([]);
});

it('finds a planted violation, and ignores a comment', () => {
  expect(named('const { lwt } = document._meta;')).toEqual(['_meta', 'lwt']);
  expect(named('// RxDB notes `_meta.lwt`\nconst a = 1; /* storageInstance */')).toEqual([]);
});

it('every one of them is still used in its folder, otherwise it leaves the list', () => {
  const home = files.filter((file) => file.startsWith(`${rxdbInternals.home}/`));
  const used = new Set(home.flatMap((file) => named(readFileSync(file, 'utf8'))));

  expect([...used].toSorted()).toEqual([...rxdbInternals.names].toSorted());
});
