import { deleteApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, inMemoryPersistence, initializeAuth } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Services, startServices } from '#dev/services/start-services.ts';
import { hasArrived } from '#src/platform/storage/arrived.ts';
import { loggedErrors } from '#src/platform/monitoring/error-log.ts';
import { identity } from '#src/sync/tasks/sign-in.ts';

let services: Services;
let auth: Auth;
let leave: () => Promise<void>;
beforeEach(async () => {
  services = await startServices();
  const app = initializeApp({ projectId: services.project, apiKey: 'local' }, crypto.randomUUID());
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${services.identity.port}`, { disableWarnings: true });
  leave = () => deleteApp(app);
});
afterEach(async () => {
  await leave();
  await services.stop();
});

const SAM = { email: 'sam@example.org', password: 'fairway-7', name: 'Sam Snead' };
const uidOf = (result: Awaited<ReturnType<ReturnType<typeof identity>['signUp']>>) =>
  result.ok ? result.value.uid : '';
const entered = { ok: true, value: { email: SAM.email, displayName: 'Sam Snead' } };

describe('an account created on a bad connection', () => {
  it('is signed in under the typed name if the name does not arrive', async () => {
    services.faults.add({ kind: 'drop', service: 'identity', method: 'update', times: 'always' });
    expect(await identity(auth).signUp(SAM)).toMatchObject(entered);
  });

  it('is signed in at the second try if the first response was lost', async () => {
    services.faults.add({ kind: 'lost-acknowledgement', service: 'identity', method: 'signUp' });
    expect(await identity(auth).signUp(SAM)).toEqual({ ok: false, error: 'offline' });
    expect(await identity(auth).signUp(SAM)).toMatchObject(entered);
  });

  it('belongs to somebody else if the password does not open it', async () => {
    await identity(auth).signUp(SAM);
    const other = await identity(auth).signUp({ ...SAM, password: 'another-8' });
    expect(other).toEqual({ ok: false, error: 'email-in-use' });
  });
});

describe('what a golfer waits for after signing up', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('nothing if the account is new, because none of its golf can be elsewhere', async () => {
    const made = await identity(auth).signUp(SAM);

    expect(hasArrived(uidOf(made))).toBe(true);
  });

  it('the golf of an account that existed before', async () => {
    await identity(auth).signUp(SAM);
    localStorage.setItem(`divot-arrived-${auth.currentUser?.uid}`, '');

    const own = await identity(auth).signUp(SAM);

    expect(own).toMatchObject(entered);
    expect(hasArrived(uidOf(own))).toBe(false);
  });
});

it('a sign-in that fails for an unknown reason is logged by its code, without the golfer’s address', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  vi.stubGlobal('location', { pathname: '/login' });
  services.faults.add({
    kind: 'status',
    status: 400,
    code: 'ADMIN_ONLY_OPERATION',
    service: 'identity',
    method: 'signInWithPassword',
  });

  expect(await identity(auth).signIn(SAM)).toEqual({ ok: false, error: 'unknown' });

  expect(loggedErrors()).toMatchObject([{ kind: 'auth/admin-restricted-operation', path: '/login' }]);
  expect(JSON.stringify([...stored])).not.toContain(SAM.email);
  vi.unstubAllGlobals();
});
