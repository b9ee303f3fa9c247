import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as AfterStart from '#src/platform/waiting/after-start.ts';

// Parts that a golfer does not see at first stay out of startup, and load as soon as the golfer looks for them.

describe('a part of the screen that is not visible at first', () => {
  let start: typeof AfterStart;
  beforeEach(async () => {
    vi.resetModules();
    start = await import('#src/platform/waiting/after-start.ts');
    render(
      <start.Later place={<p>room for the shop</p>}>
        <p>the shop</p>
      </start.Later>,
    );
  });
  afterEach(cleanup);

  it('keeps its space during startup and loads when startup is over', async () => {
    expect(screen.queryByText('the shop')).toBeNull();
    expect(screen.getByText('room for the shop')).toBeTruthy();

    start.noteStartFinished();

    expect(await screen.findByText('the shop')).toBeTruthy();
    expect(screen.queryByText('room for the shop')).toBeNull();
  });

  it.each(['scroll', 'pointerDown', 'keyDown'] as const)('loads at once with the first %s of a start', async (sign) => {
    let isOver = false;
    void start.startFinished.then(() => (isOver = true));
    start.watchFirstTouch();

    fireEvent[sign](document.body);

    expect(await screen.findByText('the shop')).toBeTruthy();
    expect(isOver).toBe(false); // work that only saves time later still waits
  });
});
