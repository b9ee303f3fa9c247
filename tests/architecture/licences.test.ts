import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { billOfMaterials } from '#dev/serve/bill-of-materials.ts';

// Checks the licence in the lockfile of every package that reaches a golfer's phone, directly or through another
// package.

const FREE = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MPL-2.0', 'Unlicense']);

type Package = {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly license?: string;
  readonly link?: boolean;
};
const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Package>;
};
/** A choice of licences, as in "(MIT OR Apache-2.0)", allows each of them. */
const isFree = (license = 'none') => license.split(/[()]| OR /).some((one) => FREE.has(one));
/** Not the repository itself and its own libraries. */
const isForeign = (path: string, { link }: Package) => path.startsWith('node_modules/') && !link;
const shipped = Object.entries(packages).filter(([path, of]) => isForeign(path, of) && !of.dev && !of.devOptional);

it('every shipped package has an allowed licence', () => {
  expect(shipped.length).toBeGreaterThan(50);
  const others = shipped.filter(([, { license }]) => !isFree(license));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

it('the build’s bill of materials names every one of them, and no package of the build alone', () => {
  const { components, dependencies } = billOfMaterials();
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const missing = shipped
    .filter(([, { optional }]) => !optional) // these are for another kind of machine
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
    .filter((one) => !named.has(one));
  expect(missing).toEqual([]);
  expect(
    components.map(({ name }) => name).filter((name) => /vitest|playwright|oxlint|local-cloud|swing-lab/.test(name)),
  ).toEqual([]);
  expect(components.length).toBeLessThan(1.2 * shipped.length);
  const known = new Set([...components.map((component) => component['bom-ref']), 'divot@2.0.0']);
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((one) => !known.has(one))).toEqual([]);
}, 60_000);
