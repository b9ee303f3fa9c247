import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generatedFiles } from '#dev/rules/files.ts';

it.each(Object.entries(generatedFiles()))('%s is what the entities make (npm run rules:generate)', (name, content) => {
  expect(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')).toBe(content);
});

it('firebase.json deploys every generated file', () => {
  const text = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8');
  const { firestore, storage } = JSON.parse(text) as Record<string, Record<string, string>>;
  const deployed = [...Object.values(firestore ?? {}), ...Object.values(storage ?? {})];
  expect(deployed.toSorted()).toEqual(Object.keys(generatedFiles()).toSorted());
});
