import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProfileMenu } from '#src/app/shell/shell.tsx';
import { show } from '#tests/support/screen.tsx';

// The button is there before the menu's code has loaded.

const { arrived, arrive } = vi.hoisted(() => {
  let come = () => {};
  const coming = new Promise<void>((done) => {
    come = done;
  });
  return { arrived: coming, arrive: () => come() };
});
vi.mock('#src/app/shell/profile-menu-items.tsx', async (original) => {
  await arrived;
  return original();
});
beforeEach(() => {
  window.scrollTo = () => undefined;
});

it('opens for a mouse pressed before the menu loads and released over it; Escape leads back to its button', async () => {
  show(
    <>
      <ProfileMenu />
      <main tabIndex={-1}>
        <a href="/practice">Practice</a>
      </main>
    </>,
  );
  const main = await screen.findByRole('main');
  main.focus(); // as every screen does when it opens
  const early = await screen.findByRole('button', { name: 'Profile menu' });
  fireEvent.pointerDown(early);
  fireEvent.mouseDown(early);
  arrive();
  const logout = await screen.findByRole('menuitem', { name: 'Logout' });
  expect(early.isConnected).toBe(false);
  const trigger = screen.getByLabelText('Profile menu', { selector: 'button' });
  await act(async () => {
    fireEvent.pointerUp(trigger);
    fireEvent.mouseUp(trigger);
    fireEvent.click(document.body); // the common ancestor of press and release
  });
  expect(logout.isConnected).toBe(true);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');

  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(trigger.getAttribute('aria-expanded')).toBe('false'));
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

it.each([
  ['Settings', '/profile'],
  ['Assessment', '/assessment'],
])('has %s, which leads to %s', async (name, path) => {
  const router = show(<ProfileMenu />);
  fireEvent.click(await screen.findByRole('button', { name: 'Profile menu' }));
  const menu = await screen.findByRole('menu', { name: 'Profile menu' });
  fireEvent.click(within(menu).getByRole('menuitem', { name }));
  await waitFor(() => expect(router.path()).toBe(path));
});
