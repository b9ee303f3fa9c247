import { readDocuments } from '#dev/browser/on-disk.ts';
import type { Golfer } from '#dev/browser/sign-in.ts';
import type { Phone } from './driver/phone.ts';
import type { Tab } from './driver/tab.ts';

// The app in a golfer's words, for every engine.

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

/** On the open form. */
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

/** Files and keys are deleted after the databases. The note that they must be deleted goes last. */
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
  // Signing out first sends what waits, for up to half a minute.
  await tab.sees(heading('Sign in', true), 60_000);
  await erased(tab);
};

/** The service worker is active and has stored the app's files. */
export const readyForOffline = async (tab: Tab): Promise<void> => {
  // Polled, because on a busy machine the worker takes longer than one reply of a page may.
  const active = "navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated')";
  await tab.until('the worker', async () => (await tab.evaluate<boolean>(active)) || undefined, 120_000);
  const kept = `caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((one) => one.keys())))).then((all) => all.flat().length)`;
  await tab.until('the app is on the device', async () => (await tab.evaluate<number>(kept)) > 20 || undefined);
};

/** Must stay synced for a while, so that a change just tapped does not pass for sent. */
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

/** Resolves when the phone has noticed that its connection is cut or restored, which takes a moment. */
export const notices = (tab: Tab, network: 'offline' | 'online'): Promise<boolean> =>
  tab.evaluate(`dispatchEvent(new Event('${network}'))`);

/** A new account with the app on the phone, then offline. */
export const beginOffline = async (phone: Phone, golfer: Golfer): Promise<void> => {
  await createAccount(phone.tab, golfer);
  await readyForOffline(phone.tab);
  await phone.tab.open('/dashboard'); // from here on the service worker answers
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

/** Chooses a table of rounds on the open profile. Nothing is stored yet. */
export const chooseRounds = (phone: Phone, csv: string): Promise<void> =>
  phone.tab.attach({ css: 'input[type=file][aria-label^="Import rounds"]' }, phone.file('rounds.csv', csv));

/** Imports a table of rounds through the profile. */
export const importRounds = async (phone: Phone, csv: string): Promise<void> => {
  await phone.tab.open('/profile');
  await chooseRounds(phone, csv);
  await phone.tab.tap(button('/^Add \\d+ rounds?$/'));
  await phone.tab.sees({ text: '/rounds? added\\./' });
};

/** One tap on the chip of the golfer's own score. */
export const scoreOverPar = (tab: Tab, over: 0 | 1 | 2): Promise<void> =>
  tab.tap({
    ...button(`/, ${['par', 'bogey', 'double bogey'][over]}$/`),
    within: { role: 'group', name: '/^(Score|You)$/' },
  });

/** The strip's label for a hole with a score. */
export const scored = (hole: number, strokes: number) => button(`/^Hole ${hole}, ${strokes}\\b/`);

type HoleOnDisk = { readonly n: number; readonly strokes?: number; readonly firstPuttFt?: number };

/** A hole as stored on the device's disk, from the only round there. */
export const holeOnDisk = async (tab: Tab, n: number): Promise<HoleOnDisk | undefined> => {
  const rounds = `(${readDocuments.toString()})('--rounds')`;
  const [round] = await tab.evaluate<readonly { readonly holes: readonly HoleOnDisk[] }[]>(rounds);
  return round?.holes.find((one) => one.n === n);
};
