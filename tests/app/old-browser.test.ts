// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { minifyFirstPaint } from '#dev/serve/first-paint.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const script = readFileSync('public/first-paint.js', 'utf8');
const openIn = async () => {
  document.body.innerHTML = '';
  // oxlint-disable-next-line no-eval -- a classic script, as the page runs it
  (0, eval)(script);
  document.body.innerHTML = '<div id="root"></div>';
  await Promise.resolve();
  document.dispatchEvent(new Event('DOMContentLoaded'));
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

it('tells an unsupported browser what to do instead of showing a white page', async () => {
  vi.stubGlobal('URL', {});
  await openIn();
  expect(document.body.textContent).toMatch(/too old for Divot.*Safari 17/s);
  expect(document.getElementById('root')).toBeNull();
});

it('shows every word of it on a phone of 2016, and calls nothing newer', async () => {
  for (const code of [script, minifyFirstPaint(script)]) {
    expect(() => parse(code, { ecmaVersion: 2015 })).not.toThrow();
  }

  vi.stubGlobal('URL', {});
  const later = ['append', 'prepend', 'replaceChildren', 'before', 'after', 'replaceWith', 'remove'] as const;
  const known = later.map((name) => [name, Object.getOwnPropertyDescriptor(Element.prototype, name)!] as const);
  for (const name of later) Reflect.deleteProperty(Element.prototype, name);
  await openIn();
  for (const [name, how] of known) Object.defineProperty(Element.prototype, name, how);

  expect(document.body.textContent).toMatch(/too old for Divot/);
});

it('leaves the page to the app in every other browser', async () => {
  vi.stubGlobal('URL', { canParse: () => true });
  await openIn();
  expect(document.getElementById('root')).not.toBeNull();
  expect(document.documentElement.dataset['theme']).toBe('light');
});
