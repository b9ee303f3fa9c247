import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { databaseName } from '#src/data/db/database-name.ts';
import { withExclusiveDatabaseLock } from '#src/data/db/database-lock.ts';
import { networkAtom, state } from '#src/platform/state.ts';
import { lockManager } from '#tests/support/locks.ts';

// Tests the service worker's push with a replaced engine: when it may send, when it must leave sending to a page, and
// what it reports to the browser, which retries after a rejection. e2e/journeys/background-sync.spec.ts shows in
// Chromium that the push really sends.

const UID = 'sam';
const engine = {
  gate: { open: vi.fn<() => void>() },
  rejectedKeys: vi.fn<() => readonly string[]>(),
  announceChanges: vi.fn(),
  dirtyKeys: vi.fn<() => Promise<readonly string[]>>(),
  stop: vi.fn<() => Promise<void>>(),
};
const database = { waitForLeadership: vi.fn<() => Promise<void>>(), close: vi.fn<() => Promise<void>>() };
const openDatabase = vi.fn<(uid: string) => Promise<typeof database>>();
const auth = { authStateReady: () => Promise.resolve(), currentUser: { uid: UID } as { uid: string } | null };

vi.mock('#src/data/db/database.ts', () => ({ openDatabase: (uid: string) => openDatabase(uid) }));
vi.mock('#src/sync/engine.ts', () => ({ startEngine: () => Promise.resolve(engine) }));
vi.mock('#src/sync/cloud-client.ts', () => ({ openCloudClient: () => ({ auth, firestore: {} }) }));
const config: { appCheckKey?: string } = {};
const isAttested = vi.fn<() => Promise<boolean>>();
vi.mock('#src/sync/tasks/app-check.ts', () => ({ isAttested: () => isAttested(), startAppCheck: () => undefined }));
vi.mock('#src/platform/settings/current-config.ts', () => ({ configCheck: { ok: true, config } }));

const made = (name: string) =>
  new Promise<void>((done, fail) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('success', () => {
      opening.result.close();
      done();
    });
    opening.addEventListener('error', () => fail(opening.error!));
  });
const gone = (name: string) =>
  new Promise<void>((done) => {
    indexedDB.deleteDatabase(name).addEventListener('success', () => done());
  });
const STORED = `rxdb-dexie-${databaseName(UID)}--0--rounds`;
const LEAD = `leader||${databaseName(UID)}`;

let locks: ReturnType<typeof lockManager>;
let push: () => Promise<void>;
/** A page that requests the leader's lock, and keeps it until `letGo` is called. */
const page = () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { ended: locks.request(LEAD, {}, () => held), letGo };
};

beforeEach(async () => {
  locks = lockManager();
  vi.stubGlobal('navigator', { locks });
  state.set(networkAtom, 'online');
  auth.currentUser = { uid: UID };
  openDatabase.mockResolvedValue(database);
  database.waitForLeadership.mockResolvedValue();
  database.close.mockResolvedValue();
  engine.rejectedKeys.mockReturnValue([]);
  engine.dirtyKeys.mockResolvedValue([]);
  engine.stop.mockResolvedValue();
  await made(STORED);
  await import('#src/sync/push-in-background.ts');
  push = (globalThis as unknown as { pushPending: typeof push }).pushPending;
});
afterEach(async () => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  await gone(STORED);
});

const isLeft = () => {
  expect(engine.stop).toHaveBeenCalledTimes(1);
  expect(database.close).toHaveBeenCalledTimes(1);
};

it('sends what waits, then closes engine and database', async () => {
  engine.dirtyKeys.mockResolvedValueOnce(['rounds/r1']);
  await push();
  expect(engine.gate.open).toHaveBeenCalledTimes(1);
  expect(engine.dirtyKeys).toHaveBeenCalledTimes(2);
  expect(engine.announceChanges).toHaveBeenCalledTimes(1);
  isLeft();
});

it('two events at once cause one push', async () => {
  await Promise.all([push(), push()]);
  expect(openDatabase).toHaveBeenCalledTimes(1);
  await push();
  expect(openDatabase).toHaveBeenCalledTimes(2);
});

it('does nothing if nobody is signed in, and opens no database of an erased golfer', async () => {
  auth.currentUser = null;
  await push();
  auth.currentUser = { uid: 'erased' };
  await push();
  expect(openDatabase).not.toHaveBeenCalled();
});

it('sends nothing without a valid App Check token', async () => {
  config.appCheckKey = 'site-key';
  isAttested.mockResolvedValueOnce(false);
  await expect(push()).rejects.toThrow('No App Check token.');
  expect(openDatabase).not.toHaveBeenCalled();
  isAttested.mockResolvedValueOnce(true);
  await push();
  expect(engine.gate.open).toHaveBeenCalledTimes(1);
  delete config.appCheckKey;
});

it('leaves sending to a page that leads, without opening the database', async () => {
  const { ended, letGo } = page();
  await expect(push()).rejects.toThrow('An open page leads.');
  expect(openDatabase).not.toHaveBeenCalled();
  letGo();
  await ended;
  await push();
  expect(openDatabase).toHaveBeenCalledTimes(1);
});

it('is not stopped by another golfer’s page', async () => {
  const ended = locks.request(`leader||${databaseName('somebody')}`, {}, () => push());
  await ended;
  expect(openDatabase).toHaveBeenCalledTimes(1);
});

it('stops for a page that was opened meanwhile', async () => {
  database.waitForLeadership.mockImplementation(() => {
    void page(); // this page leads
    void page(); // this page waits for the lead
    return Promise.resolve();
  });
  await expect(push()).rejects.toThrow('A page wants the lead.');
  expect(engine.dirtyKeys).not.toHaveBeenCalled();
  isLeft();
});

it('stops when the golfer signs out, who is then erased', async () => {
  let erased: Promise<unknown> = Promise.resolve();
  const erase = vi.fn<() => Promise<void>>(() => Promise.resolve());
  database.waitForLeadership.mockImplementation(() => {
    erased = withExclusiveDatabaseLock(UID, erase);
    return Promise.resolve();
  });
  await expect(push()).rejects.toThrow('The golfer signs out.');
  isLeft();
  await erased;
  expect(erase).toHaveBeenCalledTimes(1);
});

it('leaves a rejection to the golfer, so the browser need not retry', async () => {
  engine.rejectedKeys.mockReturnValue(['rounds/r1']);
  engine.dirtyKeys.mockResolvedValue(['rounds/r1']);
  await push();
  isLeft();
});

it('sends the rest if the cloud rejects one document', async () => {
  engine.rejectedKeys.mockReturnValue(['rounds/r1']);
  engine.dirtyKeys.mockResolvedValueOnce(['rounds/r1', 'rounds/r2']).mockResolvedValue(['rounds/r1']);
  await push();
  expect(engine.dirtyKeys).toHaveBeenCalledTimes(2);
  isLeft();
});

it('has the browser retry later if there is no network after all', async () => {
  state.set(networkAtom, 'offline');
  await expect(push()).rejects.toThrow('Not everything could be sent.');
  isLeft();
});
