import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HeaderLinks, SidebarLinks, TabLinks } from '#src/app/shell/links.tsx';
import { show } from '#tests/support/screen.tsx';

// Checks the paths through the app that the specification names, by their names and addresses.

const linksIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('the header leads to seven screens', async () => {
  show(
    <header>
      <HeaderLinks />
    </header>,
  );
  expect(linksIn(await screen.findByRole('banner'))).toEqual([
    ['Dashboard', '/dashboard'],
    ['AI Analysis', '/video-analysis'],
    ['Videos', '/videos'],
    ['Practice', '/practice'],
    ['Analytics', '/analytics'],
    ['Find Coach', '/find-coach'],
    ['Find Game', '/find-game'],
  ]);
});

it('the sidebar of the dashboard has the golfer’s own screens and the quick links', async () => {
  show(<SidebarLinks />);
  expect(linksIn(await screen.findByRole('navigation', { name: 'Your golf' }))).toEqual([
    ['Play', '/playing'],
    ['Swing history', '/video-analysis/history'],
    ['Workout', '/workout'],
    ['Lessons', '/scheduling'],
  ]);
  expect(linksIn(await screen.findByRole('navigation', { name: 'Quick links' }))).toEqual([
    ['Practice', '/practice'],
    ['Video Library', '/videos'],
    ['My Stats', '/analytics'],
    ['Find Coach', '/find-coach'],
  ]);
});

it('calls no screen by two names beside each other', async () => {
  show(
    <>
      <HeaderLinks />
      <SidebarLinks />
    </>,
    '/profile',
  );
  const names = new Map<string, Set<string>>();
  for (const link of await screen.findAllByRole('link')) {
    const to = link.getAttribute('href')!;
    names.set(to, (names.get(to) ?? new Set()).add(link.textContent));
  }
  expect([...names].filter(([, { size }]) => size > 1)).toEqual([]);
});

it.each([
  ['/', 'Home', 'page'],
  ['/swing-assessment', 'Swing', 'true'],
  ['/scheduling', 'Train', 'true'],
  ['/find-coach', 'Train', 'true'],
  ['/find-game', 'Play', 'true'],
])('on %s the tab %s is lit', async (path, tab, mark) => {
  show(
    <nav>
      <TabLinks />
    </nav>,
    path,
  );
  const open = (await screen.findAllByRole('link')).filter((link) => link.hasAttribute('aria-current'));
  expect(open.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[tab, mark]]);
});
