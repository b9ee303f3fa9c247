import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Library, libraries, librariesTouchedBy } from '#dev/packages.ts';

// Each folder of packages/ is a library: one that npm may publish (dev/testing/stranger-cli.ts installs those as somebody
// outside would), or a private one whose README says why. layers.mjs says what each may import.

type Manifest = {
  readonly license: string;
  readonly version: string;
  readonly sideEffects: boolean;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly files?: readonly string[];
  readonly engines?: Readonly<Record<string, string>>;
  readonly repository?: object;
  readonly dependencies?: Readonly<Record<string, string>>;
};
const BUILT = { types: './dist/index.d.ts', default: './dist/index.js' };

const { libraries: allowed } = (await import(new URL('../../layers.mjs', import.meta.url).href)) as {
  readonly libraries: Readonly<Record<string, readonly string[]>>;
};
const manifestOf = ({ folder }: Library) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;

describe.each(libraries())('@divot/$name', (library) => {
  it('has one door, a README, tests, a licence and a version', () => {
    const { exports, license, version, sideEffects } = manifestOf(library);
    expect(exports).toEqual({ '.': library.isPublished ? BUILT : './index.ts' });
    expect([license, sideEffects]).toEqual(['MIT', false]);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(
      ['index.ts', 'README.md', ...(library.name === 'swing-lab' ? [] : ['tests'])].filter(
        (file) => !existsSync(`${library.folder}/${file}`),
      ),
    ).toEqual([]);
  });

  it('is ready for npm, or says why it is private', () => {
    const readme = readFileSync(`${library.folder}/README.md`, 'utf8');
    const { files, engines, repository } = manifestOf(library);
    if (!library.isPublished) return expect(readme).toMatch(/^\*\*Private\*\* \(not for npm\): .+\./m);
    expect([files, engines]).toEqual([['dist', '!dist/.tsbuildinfo'], { node: '>=20' }]);
    expect(repository).toMatchObject({ type: 'git', directory: library.folder });
    expect(readFileSync(`${library.folder}/LICENSE`, 'utf8')).toBe(readFileSync('LICENSE', 'utf8'));
    expect(readme).toContain(`npm install @divot/${library.name}`);
    expect(readme).toMatch(/## Changes\n\n0\.1\.0/);
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
    testedWith: [],
  }));
  expect(librariesTouchedBy(['packages/rules/handicap/limits.ts'], chain)).toEqual(['rules', 'files', 'ground']);
  expect(librariesTouchedBy(['packages/ground/lie.ts', 'src/app/app.tsx'], chain)).toEqual(['ground']);
  expect(librariesTouchedBy(['src/app/app.tsx'], chain)).toEqual([]);
});
