import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fieldIn, fieldOf } from '#src/domain/entities/limits.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';

const asked = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(/\b(?:longest|fieldOf)\('(\w+)', '([\w.]+)'\)/g)])
  .map(([, name, path]) => [name as EntityName, path as string] as const);

// A screen asks when its file loads: a field that its document does not have would take the whole screen away.
it.each(asked)('%s: %s is a field', (name, path) => {
  expect(fieldOf(name, path).type).toBeDefined();
});

it('asks about more than one field', () => expect(asked.length).toBeGreaterThan(30));

it('refuses a field that the document does not have', () => {
  expect(() => fieldOf('games', 'requests.nothing')).toThrow('no field requests.nothing');
  expect(() => fieldIn({ properties: {} }, 'name')).toThrow('no field name');
});
