// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearForNextGolfer } from '#src/app/errors/reload-app.ts';
import { START_MODULES_KEY, rememberStartModules } from '#src/app/startup/start-modules.ts';

// A golfer who opens Divot again waits for its files only once: before any module runs, the page requests everything
// that this screen needed at its last start.

const script = readFileSync('public/first-paint.js', 'utf8');
const BUILD = '/assets/index-1.js';
const loaded = [
  BUILD,
  '/assets/database-2.js',
  '/assets/coach-5.js',
  '/assets/home-3.js',
  '/assets/index-4.css',
  '/first-paint.js',
];

const newPage = (path: string, build = BUILD) => {
  history.replaceState(undefined, '', path);
  document.head.innerHTML = `<script type="module" src="${build}"></script>`;
  document.body.innerHTML = '';
};
/** Parses the page, runs its first script and returns what it requests. No module has run yet. */
const askedAtStart = async (): Promise<readonly (string | null)[]> => {
  // oxlint-disable-next-line no-eval -- a classic script, as the page runs it
  (0, eval)(script);
  document.body.innerHTML = '<div id="root"></div>';
  await Promise.resolve();
  return [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  localStorage.setItem('auth', JSON.stringify({ uid: 'sam', email: 'sam@example.org', displayName: 'Sam' }));
  newPage('/dashboard');
  rememberStartModules(
    '/dashboard',
    [...loaded, 'https://i.ytimg.com/assets/other.js'].map((file) => new URL(file, location.href).href),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('a golfer opens Divot again', () => {
  it('requests at once the modules that Home needed last time, and nothing else', async () => {
    newPage('/dashboard');
    expect(await askedAtStart()).toEqual([BUILD, '/assets/database-2.js', '/assets/home-3.js']);
  });

  it.each([
    ['on another screen', '/analytics', BUILD],
    ['after an update', '/dashboard', '/assets/index-9.js'],
  ])('requests nothing %s', async (_, path, build) => {
    newPage(path, build);
    expect(await askedAtStart()).toEqual([]);
  });

  it('requests nothing once signed out: the login form needs no database', async () => {
    clearForNextGolfer(localStorage);
    localStorage.removeItem('auth');
    expect(localStorage.getItem(START_MODULES_KEY)).toBeNull();
    newPage('/dashboard');
    expect(await askedAtStart()).toEqual([]);
  });

  it.each([
    ['a script of another machine', ['https://evil.example/assets/a.js', '//evil.example/a.js', '/assets/../a.js']],
    ['what is no list', { length: 1, 0: '/assets/a.js' }],
    ['what is no text', [7, null, {}]],
  ])('requests no file that is %s', async (_, files) => {
    const kept = JSON.parse(localStorage.getItem(START_MODULES_KEY)!) as object;
    localStorage.setItem(START_MODULES_KEY, JSON.stringify({ ...kept, files }));
    newPage('/dashboard');
    expect(await askedAtStart()).toEqual([]);
  });
});
