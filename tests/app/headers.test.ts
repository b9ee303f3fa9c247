import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firebaseHosting, headersFor } from '#dev/serve/headers.ts';

test('firebase.json deploys the headers that the local server sends (npm run hosting:generate writes them)', () => {
  const file = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
    hosting: unknown;
  };
  // Either version may be committed, because a deployment with App Check has its own headers.
  expect([firebaseHosting(false), firebaseHosting(true)]).toContainEqual(file.hosting);
});

test('a page may run no inline script, no eval and no script from elsewhere', () => {
  const policy = headersFor('/playing')['Content-Security-Policy']!;
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe/);
});

test('a page may fetch no data: address', () => {
  const [, connect = ''] = /connect-src ([^;]*);/.exec(headersFor('/playing')['Content-Security-Policy']!) ?? [];
  expect(connect).toContain("'self'");
  expect(connect).not.toMatch(/data:|(^| )\*( |$)/);
});

test('only a worker’s own response, or its iframe’s, may compile WebAssembly', () => {
  for (const path of ['/assets/workers/swing-1.js', '/swing-frame/frame.html'])
    expect(headersFor(path)['Content-Security-Policy']).toContain("'wasm-unsafe-eval'");
  expect(headersFor('/assets/index-1.js')['Content-Security-Policy']).not.toContain('wasm');
});

test('nobody may frame the app, and the app only its own frame', () => {
  expect(headersFor('/playing')['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(headersFor('/swing-frame/frame.html')['Content-Security-Policy']).toContain("frame-ancestors 'self'");
});

test('hashed assets are cached for ever, everything else is revalidated each time', () => {
  expect(headersFor('/assets/index-1.js')['Cache-Control']).toContain('immutable');
  for (const path of ['/', '/sw.js', '/manifest.webmanifest', '/playing']) {
    expect(headersFor(path)['Cache-Control']).toBe('no-store');
  }
});

test('a build with App Check allows reCAPTCHA and nobody else', () => {
  const policyOf = (hasAppCheck: boolean) => {
    const policy = headersFor('/playing', hasAppCheck)['Content-Security-Policy']!;
    const directives = policy.split('; ').map((directive) => directive.split(' '));
    return new Map(directives.map(([name, ...sources]) => [name, sources] as const));
  };
  const [without, withIt] = [policyOf(false), policyOf(true)];
  const added = [...withIt].flatMap(([name, sources]) => {
    const more = sources.filter((source) => !without.get(name)!.includes(source));
    return more.length > 0 ? [[name, more]] : [];
  });
  expect(Object.fromEntries(added)).toEqual({
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'trusted-types': ['*', "'allow-duplicates'"],
  });
});
