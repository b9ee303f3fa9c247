import { isTexts } from '#src/platform/local-store.ts';
import { headingIn, tappablesIn } from './tappable.ts';

// The picture of the last screen lies over the app until the app's own screen stands. Then it is taken off, and what was
// tapped on it is tapped.

export const LAST_SCREEN_ID = 'last-screen';

/** Below it nothing is painted: two screens at once would be twice the work. */
const coverOf = () => document.getElementById(LAST_SCREEN_ID);

const tapsOn = (cover: HTMLElement): readonly string[] => {
  const taps: unknown = JSON.parse(cover.dataset['taps'] ?? '[]');
  return isTexts(taps) ? taps : [];
};

const find = (root: Element, tap: string): HTMLElement | undefined => {
  const [found] = [...tappablesIn(root)].find(([, name]) => name === tap) ?? [];
  return found instanceof HTMLElement && !found.matches(':disabled, [aria-disabled="true"]') ? found : undefined;
};

/** Taps in turn; a tap whose target is gone, or came to stand on another screen, is forgotten with those after it. */
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

/** What the golfer tapped waits for nothing but its target. */
export const isTapAnswerable = (root: Element): boolean => {
  const cover = coverOf();
  if (!cover) return false;
  const [tap] = tapsOn(cover);
  return tap !== undefined && headingIn(root) === cover.dataset['heading'] && find(root, tap) !== undefined;
};

/** Shows the app in place of the picture; does nothing when there is none. */
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
