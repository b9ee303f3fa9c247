import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';
import { expect, it } from 'vitest';

// Checks what a fresh clone installs, because npm only warns when a package needs a newer Node than Divot does.

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
type Package = {
  readonly engines?: { readonly node?: string };
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly deprecated?: string;
};

const { engines } = read('package.json') as { readonly engines: { readonly node: string } };
const { packages } = read('package-lock.json') as { readonly packages: Readonly<Record<string, Package>> };
const installed = Object.entries(packages).filter(([path]) => path !== '');

it('installs on the oldest Node that Divot names, whatever the package', () => {
  const oldest = minVersion(engines.node)!;
  expect(installed.length).toBeGreaterThan(500);
  const newer = installed.filter(([, { engines: asks }]) => asks?.node && !satisfies(oldest, asks.node));
  expect(newer.map(([path, { engines: asks }]) => `${path}: ${asks!.node}`)).toEqual([]);
});

it('comes from the registry configured on the installing machine, never from one written down', () => {
  expect(
    installed.flatMap(([path, { resolved, link }]) => (resolved && !link ? [`${path}: ${resolved}`] : [])),
  ).toEqual([]);
});

it('is verified on every platform: each package of a registry has its checksum', () => {
  const foreign = installed.filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(foreign.flatMap(([path, { integrity }]) => (integrity ? [] : [path]))).toEqual([]);
});

it('contains no deprecated package, so that an install prints no warning', () => {
  expect(installed.flatMap(([path, { deprecated }]) => (deprecated ? [`${path}: ${deprecated}`] : []))).toEqual([]);
});
