import { isSampleShown } from '#src/data/live/current.ts';
import { appointmentText, timeText } from '#src/platform/clock/day-text.ts';
import { whenIdle } from '#src/platform/waiting/idle.ts';
import { writeLocal } from '#src/platform/storage/local-store.ts';
import { rememberedUser } from '#src/platform/session/remembered-session.ts';
import { sessionAtom, state } from '#src/platform/state.ts';
import { isScreenWhole } from '#src/app/startup/stable-screen.ts';
import { buildScript } from './build-script.ts';
import { copy } from './copy.ts';
import { LAST_SCREEN_ID } from './lift.ts';
import { type Drawn, pictureOf } from './picture.ts';
import { headingIn } from './tappable.ts';

// Saves each settled screen for the next start: public/first-paint.js draws it before any module has run. Signing out
// clears it with the golfer's other small settings (reload-app.ts).

export const LAST_SCREEN_KEY = 'divot-screen-';
/** Screens with the golfer's own golf. Screens with other people, health, mail or money are not saved. */
const KEPT_PATHS = ['/dashboard', '/playing', '/practice', '/analytics', '/bag', '/course', '/pocket-book', '/workout'];
const AT_MOST_CHARACTERS = 150_000;

/** What first-paint.js reads; it checks every field. */
export type LastScreen = {
  readonly uid: string;
  /** The build's script: classes and drawings of another build may mean something else. */
  readonly build: string;
  readonly address: string;
  readonly width: number;
  readonly takenAtMs: number;
  /** The label on the picture: for the same day, and for later. */
  readonly marks: readonly [today: string, later: string];
  readonly markLook: string;
  readonly heading: string;
  readonly picture: readonly Drawn[];
};

/** At the upper edge, where it covers nothing the golfer reads or taps. */
const MARK_LOOK =
  'fixed inset-x-0 top-[env(safe-area-inset-top)] z-50 mx-auto w-fit rounded-b-control bg-ink px-2 text-fine leading-tight font-medium text-paper';

/** Saves the open screen if it is whole and may be saved. */
export const keepScreen = (root: Element): void => {
  const session = state.get(sessionAtom);
  if (session.kind !== 'signed-in' || isSampleShown()) return;
  // Another tab may have signed this golfer out a moment ago.
  if (rememberedUser()?.uid !== session.user.uid) return;
  if (!KEPT_PATHS.includes(location.pathname)) return;
  if (document.getElementById(LAST_SCREEN_ID) || !isScreenWhole()) return;
  const at = new Date();
  const screen: LastScreen = {
    uid: session.user.uid,
    build: buildScript(),
    address: location.pathname + location.search,
    width: innerWidth,
    takenAtMs: at.getTime(),
    marks: [copy.asOf(timeText(at.toISOString())), copy.asOf(appointmentText(at.toISOString()))],
    markLook: MARK_LOOK,
    heading: headingIn(root),
    picture: pictureOf(root),
  };
  // A larger screen would cost the start more than it gains.
  if (JSON.stringify(screen.picture).length <= AT_MOST_CHARACTERS) {
    writeLocal(`${LAST_SCREEN_KEY}${location.pathname}`, screen);
  }
};

const SETTLES_MS = 2_000;

/**
 * From now on saves a screen when it has settled, and when the page is left or hidden. `onScreen` reports each new
 * screen.
 */
export const keepScreens = (root: Element, onScreen: (tell: () => void) => unknown): void => {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(settling);
    settling = setTimeout(() => void whenIdle().then(() => keepScreen(root)), SETTLES_MS);
  };
  settle();
  onScreen(settle);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepScreen(root);
  });
  addEventListener('pagehide', () => keepScreen(root));
};
