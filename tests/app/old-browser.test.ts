// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const script = readFileSync('public/first-paint.js', 'utf8');
const openIn = () => {
  document.body.innerHTML = '<div id="root"></div>';
  // oxlint-disable-next-line no-eval -- a classic script, as the page runs it
  (0, eval)(script);
  document.dispatchEvent(new Event('DOMContentLoaded'));
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

it('tells a browser below the floor what to do instead of showing a white page', () => {
  vi.stubGlobal('URL', {});
  openIn();
  expect(document.body.textContent).toMatch(/too old for Divot.*Safari 17/s);
  expect(document.getElementById('root')).toBeNull();
});

it('leaves the page to the app in every other one', () => {
  vi.stubGlobal('URL', { canParse: () => true });
  openIn();
  expect(document.getElementById('root')).not.toBeNull();
  expect(document.documentElement.dataset['theme']).toBe('light');
});
