import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { golferRoutes } from '#e2e/pwa/app.ts';

// A screen that no link leads to is one that no golfer finds.

/** Addresses of the customer's earlier app, for bookmarks; and what an address that leads nowhere shows. */
const WITHOUT_LINK = ['/dashboard', '/new', '/old', '/schedule', '/404'];

const files = ['src/app', 'src/features'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8')),
);
const isLinked = (route: string) => files.some((code) => code.includes(`'${route}'`) || code.includes(`to="${route}"`));

it('a link leads to every screen', () => {
  expect(golferRoutes).toEqual(expect.arrayContaining(['/', '/practice/analytics', '/video-analysis/history']));
  expect(golferRoutes.filter((route) => !WITHOUT_LINK.includes(route) && !isLinked(route))).toEqual([]);
});

it('a screen that nothing links to would be found', () => {
  expect(isLinked('/nowhere-at-all')).toBe(false);
});
