import { type AppCheck, CustomProvider, getToken, initializeAppCheck } from 'firebase/app-check';
import type { FirebaseApp } from 'firebase/app';

// App Check: the cloud answers this app, not a script that only has its keys. reCAPTCHA examines the page, Firebase
// turns the result into a token, and the SDK stores it and sends it with each request. The SDK's own provider waits for
// ever for a script that did not load, and so does every request: a start without signal would never sync again.

const SCRIPT = 'https://www.google.com/recaptcha/enterprise.js';
const EXCHANGE = 'https://content-firebaseappcheck.googleapis.com/v1';

type Recaptcha = {
  ready(then: () => void): void;
  execute(key: string, options: { readonly action: string }): Promise<string>;
};
const recaptcha = () =>
  (globalThis as { readonly grecaptcha?: { readonly enterprise?: Recaptcha } }).grecaptcha?.enterprise;

/** Rejects if the script does not load. The next call tries again. */
const loadRecaptcha = async (key: string): Promise<Recaptcha> => {
  if (!recaptcha()) {
    const script = document.createElement('script');
    script.src = `${SCRIPT}?render=${encodeURIComponent(key)}&trustedtypes=true`;
    await new Promise<void>((loaded, failed) => {
      script.addEventListener('load', () => loaded());
      script.addEventListener('error', () => failed(new Error('reCAPTCHA did not load.')));
      document.head.append(script);
    }).finally(() => script.remove());
  }
  const loaded = recaptcha();
  if (!loaded) throw new Error('reCAPTCHA did not start.');
  await new Promise<void>((ready) => {
    loaded.ready(ready);
  });
  return loaded;
};

/** A new token. A service worker has no page to examine, so it uses the stored token while that is valid. */
export const attest = async (
  { options }: FirebaseApp,
  key: string,
): Promise<{ token: string; expireTimeMillis: number }> => {
  if (!('document' in globalThis)) throw new Error('There is no page to look at.');
  const answer = await (await loadRecaptcha(key)).execute(key, { action: 'fire_app_check' });
  const { projectId, appId, apiKey } = options;
  const address = `${EXCHANGE}/projects/${projectId}/apps/${appId}:exchangeRecaptchaEnterpriseToken?key=${apiKey}`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ recaptcha_enterprise_token: answer }),
  });
  if (!response.ok) throw new Error(`App Check answered ${response.status}.`);
  const { token, ttl } = (await response.json()) as { readonly token: string; readonly ttl: string };
  return { token, expireTimeMillis: Date.now() + Number.parseFloat(ttl) * 1000 };
};

let check: AppCheck | undefined;

export const startAppCheck = (app: FirebaseApp, key: string): void => {
  check ??= initializeAppCheck(app, {
    provider: new CustomProvider({ getToken: () => attest(app, key) }),
    isTokenAutoRefreshEnabled: 'document' in globalThis,
  });
};

/** Whether requests carry a token; also true where App Check is off. */
export const isAttested = (): Promise<boolean> =>
  check === undefined
    ? Promise.resolve(true)
    : getToken(check).then(
        () => true,
        () => false,
      );
