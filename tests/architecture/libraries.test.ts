import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Library, libraries, librariesTouchedBy } from '#dev/packages.ts';

// Each folder of packages/ is a library that somebody outside can use. layers.mjs says what it may import.

type Manifest = {
  readonly license: string;
  readonly version: string;
  readonly sideEffects: boolean;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
};

const { libraries: allowed } = (await import(new URL('../../layers.mjs', import.meta.url).href)) as {
  readonly libraries: Readonly<Record<string, readonly string[]>>;
};
const manifestOf = ({ folder }: Library) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;

describe.each(libraries())('@divot/$name', (library) => {
  it('has one door, a README, tests, a licence and a version', () => {
    const { exports, license, version, sideEffects } = manifestOf(library);
    expect(exports).toEqual({ '.': './index.ts' });
    expect([license, sideEffects]).toEqual(['MIT', false]);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(['index.ts', 'README.md', 'tests'].filter((file) => !existsSync(`${library.folder}/${file}`))).toEqual([]);
  });

  it('depends on exactly what layers.mjs lets it import', () => {
    expect(Object.keys(manifestOf(library).dependencies ?? {})).toEqual(
      allowed[library.name]?.filter((one) => !one.startsWith('node:')),
    );
  });
});

it('lists a library after those it uses, so that there is no circle', () => {
  const order = Object.keys(allowed);
  expect(order.toSorted()).toEqual(libraries().map(({ name }) => name));
  for (const { name, uses } of libraries())
    for (const used of uses) expect(order.indexOf(used), `${name} uses ${used}`).toBeLessThan(order.indexOf(name));
});

it('a change touches its library and all that use it, at any distance', () => {
  const chain = ['rules', 'files', 'ground'].map((name, at, all) => ({
    name,
    folder: `packages/${name}`,
    uses: all.slice(Math.max(0, at - 1), at),
  }));
  expect(librariesTouchedBy(['packages/rules/handicap/limits.ts'], chain)).toEqual(['rules', 'files', 'ground']);
  expect(librariesTouchedBy(['packages/ground/lie.ts', 'src/app/app.tsx'], chain)).toEqual(['ground']);
  expect(librariesTouchedBy(['src/app/app.tsx'], chain)).toEqual([]);
});
