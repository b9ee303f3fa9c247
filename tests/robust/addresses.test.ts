import { readFileSync } from 'node:fs';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertUnpolluted, awkwardText, hostile, runs } from './hostile.ts';

// Deep links, bookmarks of older versions, links made by other people, and what one screen passes to another. The test
// finds every reader of an address in src by its name. Each must return a clean value and never throw.

type Reader = (from: never) => unknown;
const STEPS = 14;
// Vitest keeps no list of files where it finds `import.meta.glob(`, and an old one where a type argument hides that.
const modules = {
  ...import.meta.glob('/src/{features,platform}/**/*-search.ts', { eager: true }),
  ...import.meta.glob('/src/features/**/navigation-state.ts', { eager: true }),
} as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const readers = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, reader]): [string, Reader][] => {
    if (!/^parse\w+(Search|NavigationState)$|^parseNavigationState$/.test(name)) return [];
    const read = reader as Reader;
    return [[`${file} ${name}`, name === 'parseAssessmentSearch' ? (read(STEPS as never) as Reader) : read]];
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
      // Reading the result again gives the same result, so that a reload opens the same place.
      expect(read(JSON.parse(JSON.stringify(at)) as never)).toEqual(JSON.parse(JSON.stringify(at)));
    }),
    runs(300),
  );
});

it.each(readers.filter(([name]) => name.endsWith('parseNavigationState')))('%s: any history state', (_name, read) => {
  fc.assert(
    fc.property(hostile, (given) => {
      expect(read(given as never)).toBeTypeOf('object');
    }),
    runs(300),
  );
});

it('after signing in, only the app’s own addresses are opened', () => {
  const parseLoginSearch = modules['/src/features/auth/login-search.ts']?.['parseLoginSearch'] as (search: unknown) => {
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
        const { next: gone } = parseLoginSearch({ next });
        if (gone !== undefined) expect(new URL(gone, origin).origin).toBe(origin);
      },
    ),
    runs(1_000),
  );
});

const throughRouter = (read: Reader, address: string): unknown => {
  const root = createRootRoute();
  const here = createRoute({
    getParentRoute: () => root,
    path: '/here',
    validateSearch: read as (search: object) => object,
  });
  const router = createRouter({
    routeTree: root.addChildren([here]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  return router.matchRoutes(router.latestLocation).at(-1)?.search;
};
const told = (search: unknown): unknown => JSON.parse(JSON.stringify(search));

it.each([
  ['login-search.ts parseLoginSearch', '?next=https://evil.example/x', {}],
  ['login-search.ts parseLoginSearch', '?next=%2F%2Fevil.example&mode=create', { mode: 'create' }],
  ['practice-search.ts parsePracticeSearch', '?focus=moon&place=moon&minutes=20', { minutes: 20 }],
  ['invitations-search.ts parseInvitationsSearch', '?tab=moon&game=7', { game: '7' }],
  ['assessment-search.ts parseAssessmentSearch', '?step=99', {}],
  ['player-search.ts parsePlayerSearch', '?session=%5B1%5D&unknown=1', {}],
])('%s: the router passes on only what was read from %s', (name, address, kept) => {
  const [, read] = readers.find(([reader]) => reader.endsWith(name))!;
  expect(told(throughRouter(read, `/here${address}`))).toEqual(kept);
});

it('every route that has an address of its own reads it with one of these', () => {
  const reading = readFileSync('src/routes/routes.ts', 'utf8').match(/\bparse\w+Search\b/g) ?? [];
  const known = readers.map(([name]) => name.split(' ')[1]);
  expect(new Set(reading).size).toBeGreaterThanOrEqual(20);
  expect(reading.filter((name) => !known.includes(name))).toEqual([]);
});
