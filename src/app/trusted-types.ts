// Imported before everything else. Under `require-trusted-types-for 'script'` the browser hands every script URL that
// a library wants to load (service worker, module workers) to this one policy: same origin or nothing, and reCAPTCHA's
// in a build with App Check (src/sync/tasks/app-check.ts).

type PolicyFactory = { createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown };

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

export const allowedScript = (url: string, hasAppCheck: boolean): string => {
  const { origin, href } = new URL(url, location.href);
  const isRecaptcha = hasAppCheck && RECAPTCHA.some((place) => href.startsWith(place));
  if (origin !== location.origin && !isRecaptcha) throw new TypeError('Script from another origin refused');
  return url;
};

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
factory?.createPolicy('default', {
  createScriptURL: (url) => allowedScript(url, Boolean(import.meta.env['VITE_APP_CHECK_KEY'])),
});
