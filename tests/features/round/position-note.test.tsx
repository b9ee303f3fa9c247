// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PositionNote } from '#src/features/round/map/position-note.tsx';
import type { PositionState } from '#src/features/round/map/use-position.ts';

// A golfer whose phone refuses: told how to allow it in the words of that phone's own settings.

const refused: PositionState = { fix: undefined, fixes: [], problem: 'refused', isPoor: false };
const phone = (userAgent: string, maxTouchPoints = 5): void => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
};
const show = (onTryAgain: () => void = vi.fn()) =>
  render(
    <PositionNote
      position={refused}
      use="map"
      isAway={false}
      units="imperial"
      onTurnOn={vi.fn()}
      onTryAgain={onTryAgain}
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
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16) Chrome/140', 5, /Permissions › Location/],
  ['a computer', 'Mozilla/5.0 (Macintosh) Chrome/140', 0, /your browser’s settings/],
])('tells the way to allow it on %s', (_, userAgent, touchPoints, way) => {
  phone(userAgent, touchPoints);

  show();

  expect(screen.getByRole('status').textContent).toMatch(way);
});

it('asks again with one tap once the golfer has allowed it', () => {
  const again = vi.fn();
  show(again);

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(again).toHaveBeenCalledOnce();
});
