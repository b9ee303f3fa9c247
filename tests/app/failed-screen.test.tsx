import { fireEvent, render, screen } from '@testing-library/react';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { root as appRoot } from '#src/routes/routes.ts';

// The error screen that replaces a screen (SPEC section 4: Retry clears the error).

let isBroken = false;
const breakIfBroken = () => {
  if (isBroken) throw new Error('a fault');
};

/** Renders a screen that throws while it is broken: as it is drawn, or as the router looks for it. */
const open = (faulty: 'drawn' | 'matched') => {
  isBroken = true;
  window.scrollTo = () => undefined; // jsdom has no layout to scroll
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const { errorComponent } = appRoot.options;
  const root = createRootRoute({ errorComponent: errorComponent! });
  const Screen = () => {
    if (faulty === 'drawn') breakIfBroken();
    return <h1>Ten putts</h1>;
  };
  const practice = createRoute({
    getParentRoute: () => root,
    path: '/practice',
    beforeLoad: faulty === 'matched' ? breakIfBroken : () => undefined,
    component: Screen,
  });
  const history = createMemoryHistory({ initialEntries: ['/practice'] });
  render(<RouterProvider router={createRouter({ routeTree: root.addChildren([practice]), history }) as never} />);
};
const tryAgain = async () => fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));

it.each(['drawn', 'matched'] as const)('Try Again brings back a screen that could not be %s', async (faulty) => {
  open(faulty);
  await tryAgain();
  expect(await screen.findByText('Oops! Something went wrong')).toBeTruthy();
  expect(document.title).toBe('Error · Divot');

  isBroken = false;
  await tryAgain();
  expect(await screen.findByRole('heading', { name: 'Ten putts' })).toBeTruthy();
});
