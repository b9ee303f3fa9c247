import { readDocuments } from '#dev/browser/on-disk.ts';
import { type Account, plantSignIn } from '#dev/browser/plant-sign-in.ts';
import type { Golfer } from '#dev/browser/sign-in.ts';
import type { Phone } from './driver/phone.ts';
import type { Tab } from './driver/tab.ts';

// Divot's controls and steps in a golfer's words, for the journeys of every engine.

export const button = (name: string, exact = false) => ({ role: 'button', name, exact }) as const;
export const heading = (name: string, exact = false) => ({ role: 'heading', name, exact }) as const;
export const link = (name: string, exact = false) => ({ role: 'link', name, exact }) as const;
export const image = (name: string) => ({ role: 'img', name, exact: true }) as const;
export const radio = (name: string, exact = false) => ({ role: 'radio', name, exact }) as const;
export const checkbox = (name: string) => ({ role: 'checkbox', name }) as const;
export const menuitem = (name: string) => ({ role: 'menuitem', name, exact: true }) as const;
export const tabOf = (name: string) => ({ role: 'tab', name, exact: true }) as const;
export const password = { css: 'input[type=password]' } as const;
export const field = (name: string, exact = false) => ({ role: 'textbox', name, exact }) as const;

const signedIn = (tab: Tab) => tab.until('the golfer is in', async () => (await tab.path()) !== '/login' || undefined);

export const createAccount = async (tab: Tab, golfer: Golfer): Promise<void> => {
  await tab.open('/login?mode=create');
  await fillAccountIn(tab, golfer);
};

/** Fills in the open form and creates the account. */
export const fillAccountIn = async (tab: Tab, { name, email, password: secret }: Golfer): Promise<void> => {
  await tab.type(field('Name (optional)'), name);
  await tab.type(field('E-mail'), email);
  await tab.type(password, secret);
  await tab.tap(button('Create account'));
  await signedIn(tab);
};

export const signIn = async (
  tab: Tab,
  { email, password: secret }: Pick<Golfer, 'email' | 'password'>,
): Promise<void> => {
  await tab.open('/login');
  await tab.type(field('E-mail'), email);
  await tab.type(password, secret);
  await tab.tap(button('Sign in', true));
  await signedIn(tab);
};

/** Opens Divot at `path`, signed in to the golfer's account, which it creates if there is none. */
export const startSignedIn = async (tab: Tab, golfer: Account, path = '/dashboard'): Promise<void> => {
  await tab.open('/robots.txt');
  await tab.evaluate(`(${plantSignIn.toString()})(${JSON.stringify(golfer)})`);
  await tab.open(path);
};

/** Runs in the page. */
const showScreen = async (path: string): Promise<void> => {
  const later = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const until = async (isTrue: () => boolean, withinMs: number) => {
    for (const since = performance.now(); !isTrue() && performance.now() - since < withinMs;) await later(50);
  };
  const before = document.querySelector('h1');
  history.pushState({}, '', path);
  await until(() => document.querySelector('h1') !== before, 1000); // never, from a hole to the same screen's next
  await until(() => document.querySelector('h1') !== null && document.querySelector('[data-loading]') === null, 20_000);
  await document.fonts.ready;
  for (const motion of document.getAnimations())
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
  await later(100);
};

/** Goes to an address without loading the app again, and waits until its screen is there and stands still. */
export const goTo = async (tab: Tab, path: string): Promise<void> => {
  const shown = `(${showScreen.toString()})(${JSON.stringify(path)}).then(() => true)`;
  await tab.until(path, () => tab.evaluate<true>(shown), 60_000);
};

/**
 * WebKitGTK's page ends when it is asked what it can encode, as the comparison of two swings does, and may hang when its
 * camera is let go: a script for a phone of WebKit that walks through every screen.
 */
export const WITHOUT_MEDIA = `delete globalThis.VideoEncoder;
navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no camera', 'NotFoundError'));`;

/**
 * Waits until Divot has deleted the databases, then files and keys, and last its note that it must erase
 * (`divot-erasing`).
 */
export const erased = (tab: Tab): Promise<true> =>
  tab.until('everything to be erased', async () => {
    const names = 'indexedDB.databases().then((all) => all.map((one) => one.name))';
    const left = await tab.evaluate<readonly string[]>(names);
    if (left.some((name) => name.includes('divot-'))) return undefined;
    return (await tab.evaluate<boolean>("localStorage.getItem('divot-erasing') === null")) || undefined;
  });

/** Resolves when nothing of the golfer is left on the device. */
export const signOut = async (tab: Tab): Promise<void> => {
  await tab.tap(button('Profile menu'));
  await tab.tap(menuitem('Logout'));
  // Signing out first sends unsynced changes, which takes up to half a minute.
  await tab.sees(heading('Sign in', true), 60_000);
  await erased(tab);
};

/** Waits until the service worker is active and has cached the app's files. */
export const readyForOffline = async (tab: Tab): Promise<void> => {
  // Polls, because on a busy machine the worker takes longer than a page may take for one reply.
  const active = "navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated')";
  await tab.until('the worker', async () => (await tab.evaluate<boolean>(active)) || undefined, 120_000);
  const kept = `caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((one) => one.keys())))).then((all) => all.flat().length)`;
  await tab.until('the app is on the device', async () => (await tab.evaluate<number>(kept)) > 20 || undefined);
};

/** Waits until the sync word says synced five times in a row, because it lags behind a change just tapped. */
export const synced = async (tab: Tab): Promise<void> => {
  let looks = 0;
  await tab.until(
    'synced',
    async () => {
      const words = await tab.texts(button('Sync now'));
      looks = words.some((word) => word.includes('synced')) ? looks + 1 : 0;
      return looks >= 5 || undefined;
    },
    60_000,
  );
};

/** Fires the page's `offline` or `online` event at once, because the phone takes a moment to notice. */
export const notices = (tab: Tab, network: 'offline' | 'online'): Promise<boolean> =>
  tab.evaluate(`dispatchEvent(new Event('${network}'))`);

/** Signs in, waits until the app is cached, then cuts the connection. */
export const beginOffline = async (phone: Phone, golfer: Golfer): Promise<void> => {
  await startSignedIn(phone.tab, golfer);
  await readyForOffline(phone.tab);
  await phone.tab.open('/dashboard'); // from now on the service worker serves the app
  await phone.tab.sees(heading('Sam'));
  phone.goOffline();
};

export const teeOff = async (tab: Tab, course: string): Promise<void> => {
  await tab.open('/playing');
  await tab.tap(button('Start a round'));
  await tab.tap(button('Add a course'));
  await tab.type(field('Course name'), course);
  await tab.type(field('Tee name'), 'White');
  await tab.tap(button('Save course'));
  await tab.tap(button('Tee off'));
  await tab.sees(heading('Hole 1', true));
};

export const openPad = async (tab: Tab): Promise<void> => {
  await tab.open('/playing');
  await tab.tap(button('/^Resume round$/'));
  await tab.sees(button('/^Next: Hole/'));
};

/** Chooses a CSV of rounds on the open profile. Divot stores nothing until the golfer confirms. */
export const chooseRounds = (phone: Phone, csv: string): Promise<void> =>
  phone.tab.attach({ css: 'input[type=file][aria-label^="Import rounds"]' }, phone.file('rounds.csv', csv));

/** Imports a CSV of rounds through the profile. */
export const importRounds = async (phone: Phone, csv: string): Promise<void> => {
  await phone.tab.open('/profile?group=data');
  await chooseRounds(phone, csv);
  await phone.tab.tap(button('/^Add \\d+ rounds?$/'));
  await phone.tab.sees({ text: '/rounds? added\\./' });
};

/** Taps one chip of the golfer's own score. */
export const scoreOverPar = (tab: Tab, over: 0 | 1 | 2): Promise<void> =>
  tab.tap({
    ...button(`/, ${['par', 'bogey', 'double bogey'][over]}$/`),
    within: { role: 'group', name: '/^(Score|You)$/' },
  });

/** The button of a scored hole in the strip of holes. */
export const scored = (hole: number, strokes: number) => button(`/^Hole ${hole}, ${strokes}\\b/`);

type HoleOnDisk = { readonly n: number; readonly strokes?: number; readonly firstPuttFt?: number };

/** A hole as stored on the device's disk. Reads the only round there. */
export const holeOnDisk = async (tab: Tab, n: number): Promise<HoleOnDisk | undefined> => {
  const rounds = `(${readDocuments.toString()})('--rounds')`;
  const [round] = await tab.evaluate<readonly { readonly holes: readonly HoleOnDisk[] }[]>(rounds);
  return round?.holes.find((one) => one.n === n);
};
