import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// What the lockfile says of every package that reaches a golfer's phone, directly or through another.

const FREE = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MPL-2.0', 'Unlicense']);

type Package = { readonly dev?: boolean; readonly devOptional?: boolean; readonly license?: string };
const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Package>;
};
const shipped = Object.entries(packages).filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional);

it('every package that is shipped may be', () => {
  expect(shipped.length).toBeGreaterThan(50);
  const others = shipped.filter(([, { license }]) => !FREE.has(license ?? 'none'));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});
