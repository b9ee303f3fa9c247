import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { golferRoutes } from '#e2e/pwa/app.ts';
import { screens } from '#e2e/support/screens.ts';

// A golfer cannot find a screen without a link to it.

/**
 * These need no link: the addresses of the customer's earlier app, kept for bookmarks, the screen for an unknown address,
 * and what a code on another phone opens.
 */
const WITHOUT_LINK = ['/dashboard', '/new', '/old', '/schedule', '/404', '/hand-over'];

const files = ['src/app', 'src/features', 'src/platform'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8')),
);
const isLinked = (route: string) => files.some((code) => code.includes(`'${route}'`) || code.includes(`to="${route}"`));

it('journeys know the heading of every golfer’s screen', () => {
  expect(Object.keys(screens).toSorted()).toEqual([...golferRoutes].toSorted());
});

it('every screen has a link to it', () => {
  expect(golferRoutes).toEqual(expect.arrayContaining(['/', '/practice/analytics', '/video-analysis/history']));
  expect(
    golferRoutes.filter((route) => !WITHOUT_LINK.includes(route) && !isLinked(route)),
    'no code of src/app, src/features or src/platform holds this path: add a link',
  ).toEqual([]);
});

it('would find a screen without a link', () => {
  expect(isLinked('/nowhere-at-all')).toBe(false);
});
