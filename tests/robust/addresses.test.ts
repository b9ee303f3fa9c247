import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertUnpolluted, awkwardText, hostile, runs } from './hostile.ts';

// Deep links, bookmarks of older versions, links that somebody else made, and what one screen hands to another: every
// reader of an address in src, found by its name, gives a clean value and never throws.

type Reader = (from: never) => unknown;
const STEPS = 14;
const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...import.meta.glob<Record<string, unknown>>('/src/features/**/*-at.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('/src/features/**/arrival.ts', { eager: true }),
};
const readers = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, reader]): [string, Reader][] => {
    if (!/(AtFrom|arrivalFrom)$/.test(name)) return [];
    const read = reader as Reader;
    return [[`${file} ${name}`, name === 'assessmentAtFrom' ? (read(STEPS as never) as Reader) : read]];
  }),
);
const names = `
  tab coach video search category fault drill saved unwatched step view result round course tee hole swing other club starred show session
  minutes focus place area mode noBalls range game workout exercise plan last from to holes vs vsFrom vsTo next preshotRoutine swingThought playingGoals
  partners swingIssues swingIssue workoutSplit __proto__`
  .trim()
  .split(/\s+/);
const search = fc
  .array(fc.tuple(fc.constantFrom(...names), hostile), { maxLength: 6 })
  .map((entries): unknown => Object.fromEntries(entries));

it('finds the readers of all routes', () => {
  expect(readers.length).toBeGreaterThanOrEqual(20);
});

it.each(readers)('%s: any search gives a clean value', (_name, read) => {
  fc.assert(
    fc.property(search, (given) => {
      const at = read(given as never);
      assertUnpolluted();
      // What was read is read again as it is: a reload lands on the same place.
      expect(read(JSON.parse(JSON.stringify(at)) as never)).toEqual(JSON.parse(JSON.stringify(at)));
    }),
    runs(300),
  );
});

it.each(readers.filter(([name]) => name.endsWith('arrivalFrom')))('%s: any history state', (_name, read) => {
  fc.assert(
    fc.property(hostile, (given) => {
      expect(read(given as never)).toBeTypeOf('object');
    }),
    runs(300),
  );
});

it('after signing in, only an address of the app is gone to', () => {
  const loginAtFrom = modules['/src/features/auth/login-at.ts']?.['loginAtFrom'] as (search: unknown) => {
    readonly next?: string;
  };
  const origin = 'https://divot.example';
  fc.assert(
    fc.property(
      fc.oneof(
        awkwardText,
        awkwardText.map((text) => `/${text}`),
        hostile,
      ),
      (next) => {
        const { next: gone } = loginAtFrom({ next });
        if (gone !== undefined) expect(new URL(gone, origin).origin).toBe(origin);
      },
    ),
    runs(1_000),
  );
});
