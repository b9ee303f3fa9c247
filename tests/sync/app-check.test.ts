import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allowedScript } from '#src/app/trusted-types.ts';
import { eventually } from '#tests/support/eventually.ts';
import { score, sent, teeOffOn } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// Tests App Check with stand-ins for Google's two services. The SDK, its storage and the requests are real.

const golfer = golferOfEachTest();
const KEY = 'site-key';
let app: FirebaseApp;
/** Each test starts App Check from scratch, like each start of Divot. */
const appCheck = async () => {
  vi.resetModules();
  return import('#src/sync/tasks/app-check.ts');
};
/** A page on which reCAPTCHA's script loads, or does not. */
const page = (doesScriptCome: () => boolean) => {
  const asked: string[] = [];
  vi.stubGlobal('document', {
    createElement: () => new EventTarget(),
    head: {
      append: (script: EventTarget & { src: string }) => {
        asked.push(script.src);
        const comes = doesScriptCome();
        if (comes)
          vi.stubGlobal('grecaptcha', {
            enterprise: { ready: (then: () => void) => then(), execute: () => Promise.resolve('seen') },
          });
        Object.assign(script, { remove: () => undefined });
        queueMicrotask(() => script.dispatchEvent(new Event(comes ? 'load' : 'error')));
      },
    },
  });
  return asked;
};
const exchange = (answer: () => Response) => {
  const real = fetch;
  const asked = vi.fn<(url: string, init: RequestInit) => void>();
  vi.stubGlobal('fetch', (url: string | URL, init: RequestInit) => {
    if (!String(url).startsWith('https://content-firebaseappcheck.googleapis.com')) return real(url, init);
    asked(String(url), init);
    return Promise.resolve(answer());
  });
  return asked;
};

beforeEach(() => {
  app = initializeApp({ projectId: golfer.services.project, apiKey: 'local', appId: '1:2:web:3' }, crypto.randomUUID());
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteApp(app);
});

it('changes what reCAPTCHA saw into a token', async () => {
  const scripts = page(() => true);
  const asked = exchange(() => Response.json({ token: 'token-1', ttl: '3600s' }));
  const { attest } = await appCheck();

  const { token, expireTimeMillis } = await attest(app, KEY);

  expect(scripts).toEqual(['https://www.google.com/recaptcha/enterprise.js?render=site-key&trustedtypes=true']);
  const [address, { body }] = asked.mock.calls[0]!;
  expect(address).toBe(
    `https://content-firebaseappcheck.googleapis.com/v1/projects/${golfer.services.project}/apps/1:2:web:3:exchangeRecaptchaEnterpriseToken?key=local`,
  );
  expect(body).toBe('{"recaptcha_enterprise_token":"seen"}');
  expect(token).toBe('token-1');
  expect(expireTimeMillis - Date.now()).toBeGreaterThan(3_500_000);
});

it('loads the script again after an offline start', async () => {
  let isOnline = false;
  const scripts = page(() => isOnline);
  exchange(() => Response.json({ token: 'token-1', ttl: '3600s' }));
  const { attest } = await appCheck();

  await expect(attest(app, KEY)).rejects.toThrow('reCAPTCHA did not load.');
  isOnline = true;

  expect((await attest(app, KEY)).token).toBe('token-1');
  expect(scripts).toHaveLength(2);
});

it('has no token if the exchange fails, and creates none in a service worker', async () => {
  page(() => true);
  exchange(() => new Response('no', { status: 403 }));
  const { attest, isAttested, startAppCheck } = await appCheck();
  expect(await isAttested()).toBe(true); // App Check is off
  await expect(attest(app, KEY)).rejects.toThrow('403');
  startAppCheck(app, KEY);
  expect(await isAttested()).toBe(false);

  vi.unstubAllGlobals();
  await expect(attest(app, KEY)).rejects.toThrow('no page');
});

it('sends the token with every request to Firestore', async () => {
  page(() => true);
  exchange(() => Response.json({ token: 'token-1', ttl: '3600s' }));
  const { isAttested, startAppCheck } = await appCheck();
  startAppCheck(app, KEY);
  expect(await isAttested()).toBe(true);
  const sentHeaders = vi.fn<(headers: unknown) => void>();
  const real = fetch;
  vi.stubGlobal('fetch', (url: string | URL, init: RequestInit) => {
    sentHeaders(init.headers);
    return real(url, init);
  });
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', golfer.services.documents.port, { mockUserToken: 'owner' });

  await getDoc(doc(firestore, 'rounds', 'r1'));

  expect(sentHeaders).toHaveBeenCalledWith(expect.objectContaining({ 'x-firebase-appcheck': 'token-1' }));
});

it(
  'keeps a round that the cloud rejected without a token, and sends it once there is one',
  { timeout: 60_000 },
  async () => {
    const tasks = await import('#src/sync/tasks/index.ts');
    const isAttested = vi.spyOn(tasks, 'isAttested').mockResolvedValue(false);
    const phone = await golfer.phone('a');
    await teeOffOn(phone, 'sam');
    await sent(phone);
    golfer.services.faults.add({
      kind: 'refuse',
      service: 'documents',
      method: 'commit',
      document: 'rounds/r1',
      times: 2,
    });

    await score(phone, 1, 4);

    await eventually(() => expect(golfer.services.faults.struck['refuse']).toBe(2));
    await sent(phone);
    expect(isAttested).toHaveBeenCalledTimes(2);
    expect(phone.engine.rejectedKeys()).toEqual([]);
  },
);

it('allows reCAPTCHA’s script in a build with App Check, and no other', () => {
  vi.stubGlobal('location', new URL('https://divot.example/playing'));
  const script = 'https://www.google.com/recaptcha/enterprise.js';
  expect(allowedScript(script, true)).toBe(script);
  expect(allowedScript('/sw.js', false)).toBe('/sw.js');
  expect(() => allowedScript(script, false)).toThrow('another origin');
  for (const other of ['https://www.google.com/evil.js', 'https://www.google.com.evil.example/recaptcha/x.js'])
    expect(() => allowedScript(other, true)).toThrow('another origin');
});
