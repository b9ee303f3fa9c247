import { expect, test } from './driver/journey.ts';
import {
  button,
  heading,
  holeOnDisk,
  menuitem,
  notices,
  openPad,
  password,
  readyForOffline,
  scored,
  scoreOverPar,
  signIn,
  startSignedIn,
  synced,
  teeOff,
} from './golfer.ts';
import type { Tab } from './driver/tab.ts';
import type { Phone } from './driver/phone.ts';
import type { Golfer } from '#dev/browser/sign-in.ts';

// What can go wrong during a round: the disk, the database, the network, the sign-in and the other device, in every
// engine.

test.setTimeout(300_000);
test.afterEach(({ product }) => product.services.faults.clear());

const NOT_SAVED = { text: 'Not saved: this device is out of space.' } as const;

const onTheTee = async (phone: Phone, golfer: Golfer): Promise<void> => {
  await startSignedIn(phone.tab, golfer);
  await readyForOffline(phone.tab);
  await teeOff(phone.tab, 'Heron Creek');
};
/** A resumed round opens at its first hole without a score, so this goes back to hole 1. */
const resumeAtFirst = async (tab: Tab): Promise<void> => {
  await openPad(tab);
  await tab.tap(button('/^Hole 1,/'));
  await tab.sees(heading('Hole 1', true));
};
const onDisk = (tab: Tab, n: number, strokes: number) =>
  tab.until(`${strokes} on the disk`, async () => (await holeOnDisk(tab, n))?.strokes === strokes || undefined);

/** No engine lets a test fill its disk, so IndexedDB's stores throw as if it were full. Runs in the page. */
const fillDisk = () => {
  const full = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
  const stores = IDBObjectStore.prototype;
  const { put, add } = Object.getOwnPropertyDescriptors(stores);
  Object.assign(stores, { put: full, add: full });
  Object.assign(globalThis, { makeRoom: () => void Object.defineProperties(stores, { put, add }) });
};
/** As iOS does to a page in the background: every open connection throws from now on, new ones work. Runs in the page. */
const loseStorage = () => {
  // oxlint-disable-next-line typescript/unbound-method -- called on an instance below
  const { transaction } = IDBDatabase.prototype;
  const fresh = new WeakSet<IDBDatabase>();
  // oxlint-disable-next-line typescript/unbound-method -- called on an instance below
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...given) {
    const request = open.apply(this, given);
    request.addEventListener('success', () => fresh.add(request.result));
    return request;
  };
  IDBDatabase.prototype.transaction = function (...given) {
    if (fresh.has(this)) return transaction.apply(this, given);
    throw new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError');
  };
  document.dispatchEvent(new Event('visibilitychange'));
};
/** Runs in the page. */
const deleteDatabases = async () => {
  const all = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('rxdb-dexie-'));
  await Promise.all(
    all.map(
      ({ name = '' }) =>
        new Promise<void>((done, failed) => {
          const request = indexedDB.deleteDatabase(name);
          request.addEventListener('success', () => done());
          request.addEventListener('error', () => failed(request.error ?? new Error(name)));
        }),
    ),
  );
};

test(
  'a full disk, a captive portal, signing out with unsynced work: nothing is lost, nothing passes for saved',
  { tag: '@release' },
  async ({ phone, golfer, product }) => {
    const { faults } = product.services;
    await onTheTee(phone, golfer);
    await test.step('a full disk: Divot says what is not saved, keeps it on screen, and saves it when there is room', async () => {
      const { tab } = phone;
      await scoreOverPar(tab, 0);
      await tab.tap(button('/^Next: Hole/'));
      await onDisk(tab, 1, 4);
      await tab.evaluate(`(${fillDisk.toString()})()`);
      await scoreOverPar(tab, 1);
      await tab.sees(NOT_SAVED);
      await tab.sees(scored(2, 5));
      await tab.evaluate('makeRoom()');
      await tab.tap(button('Try again'));
      await tab.seesNo(NOT_SAVED);
      await tab.tap(button('Leave the pad', true));
      await synced(tab); // sync's own writes, refused meanwhile, succeed too, without a reload
      phone.goOffline();
      await phone.killAndReopen('/playing');
      await resumeAtFirst(phone.tab);
      await phone.tab.sees(scored(1, 4));
      await phone.tab.sees(scored(2, 5));
      phone.goOnline();
    });
    const { tab } = phone;
    await test.step('a captive portal answers 200 with its own page: nothing passes for synced', async () => {
      faults.add({ kind: 'captive-portal', service: 'documents', times: 'always' });
      await scoreOverPar(tab, 2);
      await tab.tap(button('Leave the pad', true));
      await tab.until('the portal to be met', async () => (faults.struck['captive-portal'] ?? 0) > 0 || undefined);
      await tab.shows(button('Sync now'), /to sync|will retry/);
      faults.clear();
      await tab.tap(button('Sync now'));
      const waiting = { text: 'Everything is synced.', within: { role: 'dialog', name: 'Sync' } } as const;
      // The sync word opens the list of what is waiting, unless Divot sent everything just before the tap.
      await tab.until(
        'the round to be sent',
        async () =>
          (await tab.count(waiting)) > 0 ||
          (await tab.texts(button('Sync now'))).some((word) => word.startsWith('synced')) ||
          undefined,
        60_000,
      );
    });
    await test.step('signing out asks what becomes of unsynced work; what is kept syncs later', async () => {
      const dialog = { role: 'dialog', name: 'Sign out' } as const;
      phone.goOffline();
      await resumeAtFirst(tab);
      await scoreOverPar(tab, 1);
      await onDisk(tab, 1, 5);
      await tab.open('/dashboard');
      await tab.sees(button('Profile menu')); // before that Divot does not hear that the network is gone
      await notices(tab, 'offline');
      await tab.tap(button('Profile menu'));
      await tab.tap(menuitem('Logout'));
      await tab.sees({ text: 'on this device only', within: dialog });
      await tab.tap({ ...button('Sign out'), within: dialog });
      await tab.sees({ text: 'You are offline, so not everything could be synced.', within: dialog });
      await tab.choose({ role: 'radio', name: 'Keep on this device', within: dialog });
      await tab.tap({ ...button('Sign out'), within: dialog });
      await tab.sees(heading('Sign in', true));
      phone.goOnline();
      await signIn(tab, golfer);
      await openPad(tab);
      await tab.sees(scored(1, 5));
      await tab.open('/playing');
      await synced(tab);
    });
  },
);

test('the storage is lost while Divot is in the background: the next stroke is saved, and other screens read', async ({
  phone,
  golfer,
}) => {
  const { tab } = phone;
  await onTheTee(phone, golfer);
  await scoreOverPar(tab, 0);
  await onDisk(tab, 1, 4);
  await tab.evaluate(`(${loseStorage.toString()})()`);
  await scoreOverPar(tab, 1);
  await onDisk(tab, 1, 5);
  await tab.seesNo(button('Try again'));

  await tab.tap(button('Leave the pad', true));
  await tab.evaluate(`(${loseStorage.toString()})()`);
  await tab.tap({ role: 'link', name: 'Stats' });
  await tab.sees(heading('Analytics'));
  await synced(tab);
  await openPad(tab);
  await tab.sees(scored(1, 5));
});

test('the database is deleted by another tab: what was on screen is saved again and syncs', async ({
  phone,
  golfer,
  openPhone,
  shared,
}) => {
  const { tab } = phone;
  await onTheTee(phone, golfer);
  await scoreOverPar(tab, 1);
  await tab.tap(button('Leave the pad', true));
  await synced(tab);
  await resumeAtFirst(tab);
  const other = await phone.secondTab();
  await other.open('/robots.txt');
  await other.evaluate(`(${deleteDatabases.toString()})()`);
  await other.close();
  await scoreOverPar(tab, 2); // tapped before Divot repairs anything
  await tab.sees({ text: "This device's storage was cleared" });
  // A reload that is quicker than the finger leaves nothing under it.
  if (!(await tab.checked(button('/, double bogey$/')))) await scoreOverPar(tab, 2);
  // The deleted database also recorded which score came later, so Divot keeps both and asks the golfer. It does not ask
  // if it pulled the cloud's score before it stored the rescued one again, because then the rescued one is an edit of
  // it.
  const six = { ...button('6'), within: { role: 'region', name: 'Two devices disagree' } } as const;
  await tab.open('/playing');
  await tab.until(
    'one score, in the cloud too',
    async () => {
      if ((await tab.count(six)) > 0) await tab.tap(six);
      return (await tab.texts(button('Sync now'))).some((words) => words.includes('synced')) || undefined;
    },
    90_000,
  );
  await synced(tab);
  await openPad(tab);
  await tab.sees(scored(1, 6));
  const tablet = await openPhone();
  await startSignedIn(tablet.tab, golfer);
  await openPad(tablet.tab);
  await tablet.tab.sees(scored(1, 6));
  // A pull that RxDB had in flight when its storage was deleted ends with this error. Divot reloads half a second
  // later.
  expect(shared.takeWrongs().filter((wrong) => !wrong.includes('DatabaseClosedError'))).toEqual([]);
});

test(
  'a round whose sign-in ends, and that the other device deletes, stays',
  { tag: '@release' },
  async ({ phone, golfer, openPhone, product }) => {
    const { tab } = phone;
    const { faults } = product.services;
    const again = button('/Sign in again/');
    await onTheTee(phone, golfer);
    await tab.open('/playing');
    await synced(tab);
    const tablet = await openPhone();
    await test.step('the sign-in ends while the golfer is on the course: the round goes on, signing in again sends it', async () => {
      phone.goOffline();
      faults.add(
        { kind: 'reject-token', service: 'documents', times: 'always' },
        { kind: 'reject-token', service: 'identity', method: 'token', times: 'always' },
      );
      await resumeAtFirst(tab);
      await scoreOverPar(tab, 2);
      await onDisk(tab, 1, 6);
      phone.goOnline();
      await tab.open('/playing');
      await tab.sees(again, 60_000);
      faults.clear();
      await openPad(tab); // the round still opens without a sign-in
      await tab.sees(scored(1, 6));
      await tab.open('/playing');
      await tab.tap(again);
      await tab.type(password, golfer.password);
      await tab.tap(button('Sign in', true));
      await tab.seesNo(again); // leaving sooner would interrupt the sign-in
      await synced(tab);
      await startSignedIn(tablet.tab, golfer);
      await openPad(tablet.tab);
      await tablet.tab.sees(scored(1, 6));
    });
    await test.step('one device deletes the round that the other scores: it stays, and the golfer is asked', async () => {
      await readyForOffline(tablet.tab);
      await resumeAtFirst(tablet.tab);
      tablet.goOffline();
      await scoreOverPar(tablet.tab, 1);
      await onDisk(tablet.tab, 1, 5);
      await openPad(tab);
      await tab.tap(button('Round menu'));
      await tab.tap(menuitem('Finish round'));
      await tab.tap(button('Save round'));
      await tab.seesNo({ text: '/^Round saved/' }); // this toast covers the foot of the screen
      await tab.tap(button('See the card'));
      await tab.tap(button('Delete round'));
      await tab.sees({ text: 'Round deleted.' });
      await synced(tab);
      tablet.goOnline();
      await tablet.tab.open('/playing');
      await tablet.tab.tap(button('Show what needs attention'), 60_000);
      await tablet.tab.sees({ text: 'Changed on one device, deleted on another' });
    });
  },
);
