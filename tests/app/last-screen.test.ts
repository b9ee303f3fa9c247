// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LAST_SCREEN_KEY, type LastScreen, keepScreen } from '#src/app/last-screen/keep.ts';
import { LAST_SCREEN_ID, isTapAnswerable, liftLastScreen } from '#src/app/last-screen/lift.ts';
import { clearForNextGolfer } from '#src/app/errors/reload-app.ts';
import { setDatabase } from '#src/data/live/current.ts';
import { sessionAtom, state } from '#src/platform/state.ts';

// What the golfer sees before the app has loaded: their own last screen, or nothing.

const script = readFileSync('public/first-paint.js', 'utf8');
const sam = { uid: 'sam', email: 'sam@example.org', displayName: 'Sam' };
const BUILD = '/assets/index-1.js';
const DASHBOARD = `${LAST_SCREEN_KEY}/dashboard`;

const newPage = (build = BUILD) => {
  document.head.innerHTML = `<script type="module" src="${build}"></script>`;
  document.body.innerHTML = '';
};
/** Parses the page and runs its first script. No module has run yet. */
const start = async () => {
  // oxlint-disable-next-line no-eval -- a classic script, as the page runs it
  (0, eval)(script);
  document.body.innerHTML = '<div id="root"></div>';
  await Promise.resolve();
};
const cover = () => document.getElementById(LAST_SCREEN_ID);
const words = () =>
  [...(cover()?.querySelectorAll<HTMLElement>('[data-word]') ?? [])].map((one) => one.dataset['word']);
const root = () => document.getElementById('root')!;

const showApp = (title = 'Today') => {
  root().innerHTML = `<main id="main"><h1 class="text-title">${title}</h1>
    <p>Work on putting</p><label>Note <input value="0171 555"></label><img src="/face.jpg" class="size-9">
    <a href="/playing" aria-label="Play">Play</a><button>Start</button><button>Start</button>
    <button disabled>Undo</button>
    <label><input type="radio" name="minutes" value="40" checked> 40 min</label>
    <select><option>Range</option><option selected>Anywhere</option></select></main>`;
};
const stored = (): LastScreen => JSON.parse(localStorage.getItem(DASHBOARD)!) as LastScreen;
const change = (fields: Partial<Record<keyof LastScreen, unknown>>) =>
  localStorage.setItem(DASHBOARD, JSON.stringify({ ...stored(), ...fields }));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40);
  history.replaceState(undefined, '', '/dashboard');
  newPage();
  document.body.innerHTML = '<div id="root"></div>';
  localStorage.setItem('auth', JSON.stringify(sam));
  state.set(sessionAtom, { kind: 'signed-in', user: sam });
  showApp();
  keepScreen(root());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  setDatabase(undefined);
});

it('shows the last screen before any module has run, with its time, and nobody can reach into it', async () => {
  newPage();
  await start();
  expect(words()).toContain('Today');
  expect(words()).toContain('Work on putting');
  expect(words().at(-1)).toMatch(/^As of .*\d/);
  expect(cover()!.inert).toBe(true);
  expect(cover()!.getAttribute('aria-hidden')).toBe('true');
  expect(cover()!.textContent).toBe('');
  expect(root().style.visibility).toBe('hidden');
});

it('also shows the day if it is from another day', async () => {
  change({ takenAtMs: Date.now() - 30 * 3_600_000 });
  await start();
  expect(words().at(-1)).toBe(stored().marks[1]);
  expect(stored().marks[1]).not.toBe(stored().marks[0]);
});

it('contains nothing that was typed, no photo, no address and no name for tests or readers', () => {
  const kept = localStorage.getItem(DASHBOARD)!;
  for (const one of ['0171', 'face.jpg', 'href', 'aria-label', '"main"', 'example.org'])
    expect(kept).not.toContain(one);
});

it('shows what was chosen: the mark of a choice and the label of a list, without its name or value', async () => {
  await start();
  const choice = cover()!.querySelector<HTMLInputElement>('input')!;
  expect([choice.type, choice.checked, choice.name, choice.getAttribute('value')]).toEqual(['radio', true, '', null]);
  expect(words()).toContain('Anywhere');
  expect(words()).not.toContain('Range');
});

describe('is not shown', () => {
  const isGone = async () => {
    newPage();
    await start();
    expect(cover()).toBeNull();
    expect(root().style.visibility).toBe('');
  };

  it('to another golfer, and is erased', async () => {
    localStorage.setItem('auth', JSON.stringify({ ...sam, uid: 'kim' }));
    await isGone();
    expect(localStorage.getItem(DASHBOARD)).toBeNull();
  });

  it('to a signed-out visitor, and is erased', async () => {
    localStorage.removeItem('auth');
    await isGone();
    expect(localStorage.getItem(DASHBOARD)).toBeNull();
  });

  it('while the golfer is being erased', async () => {
    localStorage.setItem('divot-erasing', '"sam"');
    await isGone();
  });

  it('after signing out', async () => {
    clearForNextGolfer(localStorage);
    expect(localStorage.getItem(DASHBOARD)).toBeNull();
    await isGone();
  });

  it('by another build', async () => {
    newPage('/assets/index-2.js');
    await start();
    expect(cover()).toBeNull();
  });

  it.each([
    ['at another address', { address: '/dashboard?view=old' }],
    ['at another width', { width: 1280 }],
    ['after a week', { takenAtMs: Date.now() - 8 * 24 * 3_600_000 }],
    ['from the future', { takenAtMs: Date.now() + 3_600_000 }],
    ['with a script in it', { picture: [['script', {}, ['alert(1)']]] }],
    ['with a field in it', { picture: [['input', { type: 'password' }, []]] }],
    ['with a frame in it', { picture: [['div', {}, [['iframe', {}, []]]]] }],
    ['without its marks', { marks: null }],
    ['when it is no picture', { picture: 7 }],
  ])('%s', async (_, fields) => {
    change(fields);
    await isGone();
  });

  it('if it is broken text', async () => {
    localStorage.setItem(DASHBOARD, '{"uid":"sam","pict');
    await isGone();
  });
});

it('runs no handler and opens no address that somebody wrote into local storage', async () => {
  change({
    picture: [['div', { onclick: 'alert(1)', href: 'javascript:alert(1)', src: 'x', class: 'p-2' }, ['Hello']]],
  });
  await start();
  expect(cover()!.querySelector('.p-2')!.getAttributeNames()).toEqual(['class']);
});

describe('is not stored', () => {
  const isNotKept = () => {
    localStorage.removeItem(DASHBOARD);
    keepScreen(root());
    expect(Object.keys(localStorage).filter((key) => key.startsWith(LAST_SCREEN_KEY))).toEqual([]);
  };

  it('of the sample golfer', () => {
    setDatabase(undefined, 'sample');
    isNotKept();
  });

  it('of screens with mail, health and other people', () => {
    for (const path of ['/profile', '/assessment', '/find-coach', '/find-game', '/scheduling']) {
      history.replaceState(undefined, '', path);
      isNotKept();
    }
  });

  it('while the screen is loading', () => {
    root().querySelector('p')!.setAttribute('aria-busy', 'true');
    isNotKept();
  });

  it('once another tab has signed the golfer out', () => {
    localStorage.removeItem('auth');
    isNotKept();
  });
});

describe('a tap on it', () => {
  const tapOn = (tap: string, on: Element = document.body) => {
    Element.prototype.getBoundingClientRect = function rect(this: HTMLElement) {
      return this.dataset['tap'] === tap ? new DOMRect(0, 0, 100, 40) : new DOMRect(500, 500, 1, 1);
    };
    // A touch on the page is needed, because the picture cannot be reached.
    for (const type of ['pointerdown', 'pointerup'])
      on.dispatchEvent(new MouseEvent(type, { clientX: 20, clientY: 20, bubbles: true }));
  };
  const clicked = () => {
    const on: string[] = [];
    root().addEventListener('click', ({ target }) => {
      const buttons = [...root().querySelectorAll('a, button')];
      on.push(`${buttons.indexOf(target as Element)}`);
    });
    return on;
  };

  it('is replayed on the app as soon as its target exists: of two with the same label, the same one', async () => {
    await start();
    tapOn('1 button Start');
    expect(isTapAnswerable(root())).toBe(false);
    showApp();
    const on = clicked();
    expect(isTapAnswerable(root())).toBe(true);
    liftLastScreen();
    expect(on).toEqual(['2']);
    expect(cover()).toBeNull();
    expect(root().style.visibility).toBe('');
  });

  it('is left to an app dialog that already covers it', async () => {
    await start();
    showApp();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    tapOn('0 button Start', dialog);
    const on = clicked();
    liftLastScreen();
    expect(on).toEqual([]);
  });

  it('is replayed after the previous one', async () => {
    await start();
    tapOn('0 button Start');
    tapOn('1 button Start');
    showApp();
    const on = clicked();
    vi.useFakeTimers();
    liftLastScreen();
    vi.advanceTimersByTime(1_000);
    expect(on).toEqual(['1', '2']);
  });

  it('is dropped if another screen came, if its target is gone, or if it cannot be tapped', async () => {
    for (const [tap, title] of [
      ['0 button Start', 'Hole 8'],
      ['5 button Start', 'Today'],
      ['0 button Undo', 'Today'],
    ] as const) {
      await start();
      tapOn(tap);
      showApp(title);
      const on = clicked();
      expect(isTapAnswerable(root())).toBe(false);
      liftLastScreen();
      expect(on).toEqual([]);
    }
  });
});
