// Imported before everything else. Under `require-trusted-types-for 'script'` the browser hands every script URL that
// a library wants to load (service worker, module workers) to this one policy: same origin or nothing.

type PolicyFactory = { createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown };

const sameOriginOnly = (url: string): string => {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError('Script from another origin refused');
  return url;
};

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
factory?.createPolicy('default', { createScriptURL: sameOriginOnly });
