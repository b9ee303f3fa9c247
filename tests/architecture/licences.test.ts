import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

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

it('the build’s bill of materials names every one of them, and marks build-only packages', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [command, file] = scripts['build']!.split('&&').at(-1)!.split('>');
  expect(file?.trim()).toBe('dist/sbom.json');
  const { components } = JSON.parse(execSync(command!, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })) as {
    components: readonly {
      readonly name: string;
      readonly version: string;
      readonly properties?: readonly { readonly name: string }[];
    }[];
  };
  const toShip = components.filter(({ properties }) => !properties?.some(({ name }) => name.endsWith(':development')));
  expect(toShip.length).toBeLessThan(components.length);
  const named = new Set(toShip.map(({ name, version }) => `${name}@${version}`));
  const missing = shipped
    .filter(([, { optional }]) => !optional) // these are for another kind of machine
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
    .filter((one) => !named.has(one));
  expect(missing).toEqual([]);
}, 60_000);
