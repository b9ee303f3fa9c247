// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
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

it('tells a browser below the floor what to do instead of showing a white page', async () => {
  vi.stubGlobal('URL', {});
  await openIn();
  expect(document.body.textContent).toMatch(/too old for Divot.*Safari 17/s);
  expect(document.getElementById('root')).toBeNull();
});

it('leaves the page to the app in every other one', async () => {
  vi.stubGlobal('URL', { canParse: () => true });
  await openIn();
  expect(document.getElementById('root')).not.toBeNull();
  expect(document.documentElement.dataset['theme']).toBe('light');
});
