import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PositionNote } from '#src/features/ground/map/position-note.tsx';
import { setPreferences } from '#src/platform/settings/preferences.ts';
import type { PositionState } from '#src/features/ground/map/use-position.ts';

// If the phone refuses a position, Divot tells the golfer how to allow it, in the words of that phone's own settings.

const refused: PositionState = { fix: undefined, fixes: [], problem: 'refused', isPoor: false };
const phone = (userAgent: string, maxTouchPoints = 5): void => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
};
type Shown = Partial<Parameters<typeof PositionNote>[0]>;
const show = (shown: Shown = {}) =>
  render(
    <PositionNote
      position={refused}
      use="map"
      isRead
      isAway={false}
      units="imperial"
      onTurnOn={vi.fn()}
      onTryAgain={vi.fn()}
      {...shown}
    />,
  );

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', 5, /Location Services › Safari/],
  [
    'an iPad, which calls itself a Mac',
    'Mozilla/5.0 (Macintosh) Version/19 Safari/605',
    5,
    /Location Services › Safari/,
  ],
  ['Chrome on an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) CriOS/140', 5, /Location Services › Chrome ›/],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16) Chrome/140', 5, /Permissions › Location/],
  ['a Mac', 'Mozilla/5.0 (Macintosh) Chrome/140', 0, /System Settings › Privacy & Security › Location/],
  ['a PC', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 0, /Privacy & security › Location/],
  ['any other computer', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140', 0, /your browser’s settings/],
])('explains how to allow it on %s', (_, userAgent, touchPoints, way) => {
  phone(userAgent, touchPoints);

  show();

  expect(screen.getByRole('status').textContent).toMatch(way);
});

it('asks again with one tap once the golfer has allowed it', () => {
  const again = vi.fn();
  show({ onTryAgain: again });

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(again).toHaveBeenCalledOnce();
});

it('says that nothing is read between two marks, and shows the distances with one tap', () => {
  const turnOn = vi.fn();
  const slow: PositionState = { ...refused, problem: 'slow' };
  show({ position: slow, use: 'marks', isRead: false, onTurnOn: turnOn });

  expect(screen.getByRole('status').textContent).toMatch(/with each mark/);
  fireEvent.click(screen.getByRole('button', { name: 'Show my distances' }));

  expect(turnOn).toHaveBeenCalledWith('map');
});

it('says that it looks for a position while it reads one for a mark', () => {
  show({ position: { ...refused, problem: undefined }, use: 'marks' });

  expect(screen.getByRole('status').textContent).toMatch(/Looking for your position/);
});

it.each([
  [false, /It stays on this device/],
  [true, /It sends only the balls you mark, with your round/],
])('says what is sent before the position is read (balls with the round: %s)', (positionsWithRound, said) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  setPreferences({ positionsWithRound });
  show({ use: undefined });
  expect(screen.getByText(said)).toBeTruthy();
  setPreferences({ positionsWithRound: false });
});
