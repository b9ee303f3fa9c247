import { type AppCheck, CustomProvider, getToken, initializeAppCheck } from 'firebase/app-check';
import type { FirebaseApp } from 'firebase/app';

// App Check: the cloud answers this app and no script that only has its keys. reCAPTCHA looks at the page, Firebase
// makes a token of its answer, and the SDK stores it and sends it with each request. The SDK's own provider waits for
// ever for a script that did not come, and every request with it: a start without signal would never sync again.

const SCRIPT = 'https://www.google.com/recaptcha/enterprise.js';
const EXCHANGE = 'https://content-firebaseappcheck.googleapis.com/v1';

type Recaptcha = {
  ready(then: () => void): void;
  execute(key: string, options: { readonly action: string }): Promise<string>;
};
const recaptcha = () =>
  (globalThis as { readonly grecaptcha?: { readonly enterprise?: Recaptcha } }).grecaptcha?.enterprise;

/** Rejects where the script does not come; the next call asks for it again. */
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

/** A new token. A service worker has no page that could be looked at: it goes by the stored one while that is good. */
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
