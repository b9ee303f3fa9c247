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

it('the sidebar has the quick links', async () => {
  show(<SidebarLinks />);
  expect(linksIn(await screen.findByRole('navigation', { name: 'Quick links' }))).toEqual([
    ['Practice', '/practice'],
    ['Video Library', '/videos'],
    ['My Stats', '/analytics'],
    ['Find Coach', '/find-coach'],
  ]);
});

it('marks Home as open at its short address too, where a restart may begin', async () => {
  show(
    <nav>
      <TabLinks />
    </nav>,
  );
  const open = (await screen.findAllByRole('link')).filter((link) => link.hasAttribute('aria-current'));
  expect(open.map(({ textContent }) => textContent)).toEqual(['Home']);
});
