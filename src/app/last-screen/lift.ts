import { isTexts } from '#src/platform/storage/local-store.ts';
import { headingIn, tappablesIn } from './tappable.ts';

// The picture of the last screen covers the app until the app's own screen is ready. Then it is removed, and the
// golfer's taps on it are replayed.

export const LAST_SCREEN_ID = 'last-screen';

/** Nothing is painted below it: two screens at once would be twice the work. */
const coverOf = () => document.getElementById(LAST_SCREEN_ID);

const tapsOn = (cover: HTMLElement): readonly string[] => {
  const taps: unknown = JSON.parse(cover.dataset['taps'] ?? '[]');
  return isTexts(taps) ? taps : [];
};

const find = (root: Element, tap: string): HTMLElement | undefined => {
  const [element] = [...tappablesIn(root)].find(([, name]) => name === tap) ?? [];
  return element instanceof HTMLElement && !element.matches(':disabled, [aria-disabled="true"]') ? element : undefined;
};

/** Replays taps in order. If a tap's target is gone or is now on another screen, drops that tap and those after it. */
const play = (root: HTMLElement, taps: readonly string[], heading: string): void => {
  const [tap, ...later] = taps;
  if (tap === undefined || headingIn(root) !== heading) return;
  const target = find(root, tap);
  if (!target) return;
  target.click();
  if (later.length > 0) setTimeout(() => play(root, later, heading), 50);
};

export const isLastScreenTapped = (): boolean => {
  const cover = coverOf();
  return cover !== null && tapsOn(cover).length > 0;
};

/** A tap waits only for its target. */
export const isTapAnswerable = (root: Element): boolean => {
  const cover = coverOf();
  if (!cover) return false;
  const [tap] = tapsOn(cover);
  return tap !== undefined && headingIn(root) === cover.dataset['heading'] && find(root, tap) !== undefined;
};

/** Replaces the picture with the app. Does nothing if there is none. */
export const liftLastScreen = (): void => {
  const cover = coverOf();
  const root = document.getElementById('root');
  if (!cover || !root) return;
  const taps = tapsOn(cover);
  const heading = cover.dataset['heading'] ?? '';
  root.style.visibility = '';
  cover.remove();
  play(root, taps, heading);
};
