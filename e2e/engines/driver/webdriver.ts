import { writeFile } from 'node:fs/promises';
import type { EngineTab } from './engine.ts';

// W3C WebDriver over HTTP, as far as the journeys need it. https://www.w3.org/TR/webdriver2/

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const BACKSPACE = '\uE003';
const END = '\uE010';
/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
type Element = Readonly<Record<typeof ELEMENT, string>>;
type Method = 'GET' | 'POST' | 'DELETE';

export type Session = {
  newTab(): Promise<EngineTab>;
  end(): Promise<void>;
};

/** Rejects with the driver's own words if a command fails. */
const request = async <T>(base: string, method: Method, path: string, body: unknown = {}): Promise<T> => {
  const response = await fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as {
    readonly value: T & { readonly error?: string; readonly message?: string };
  };
  if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
};

/** A script that awaits the expression and answers with its value, or its error as text. */
const settled = (expression: string): string => `
  const answer = arguments[arguments.length - 1];
  Promise.resolve().then(() => (${expression})).then(
    (value) => answer({ value: value === undefined ? null : value }),
    (error) => answer({ error: String(error) }),
  );`;

export const startSession = async (driver: string, capabilities: object): Promise<Session> => {
  const { sessionId } = await request<{ readonly sessionId: string }>(driver, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const base = `${driver}/session/${sessionId}`;
  const send = <T>(method: Method, path: string, body?: unknown) => request<T>(base, method, path, body);
  await send('POST', '/timeouts', { script: 120_000, pageLoad: 60_000, implicit: 0 });
  /** Stays open, because the driver cannot open a window from a closed one. */
  const home = await send<string>('GET', '/window');
  let current = home;

  // The driver sends a command to the current window, so commands run one at a time, each in its own window.
  let last: Promise<unknown> = Promise.resolve();
  const inWindow = <T>(handle: string, act: () => Promise<T>): Promise<T> => {
    const turn = last.then(async () => {
      if (current !== handle) await send('POST', '/window', { handle });
      current = handle;
      return act();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
  const elementAt = async (selector: string): Promise<string> =>
    (await send<Element>('POST', '/element', { using: 'css selector', value: selector }))[ELEMENT];

  const tabOf = (handle: string): EngineTab => ({
    goto: (url) => inWindow(handle, () => send('POST', '/url', { url })),
    // Not through the page: the engine could keep the reply with the page it leaves, and every later command would
    // wait.
    back: () => inWindow(handle, () => send('POST', '/back')),
    evaluate: <T>(expression: string) =>
      inWindow(handle, async () => {
        const body = { script: settled(expression), args: [] };
        const { value, error } = await send<{ value: T; error?: string }>('POST', '/execute/async', body);
        if (error !== undefined) throw new Error(error);
        return value;
      }),
    click: (selector) => inWindow(handle, async () => send('POST', `/element/${await elementAt(selector)}/click`)),
    type: (selector, text) =>
      inWindow(handle, async () => {
        const element = await elementAt(selector);
        // Clears by keys: React does not notice the driver's own clearing, and restores the old text at its next
        // render.
        const before = await send<string>('GET', `/element/${element}/property/value`);
        await send('POST', `/element/${element}/value`, { text: END + BACKSPACE.repeat(before.length) + text });
      }),
    attach: (selector, files) =>
      inWindow(handle, async () =>
        send('POST', `/element/${await elementAt(selector)}/value`, { text: files.join('\n') }),
      ),
    press: (key) =>
      inWindow(handle, async () => {
        const value = KEYS[key] ?? key;
        const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
        await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
      }),
    resize: (size) => inWindow(handle, async () => void (await send('POST', '/window/rect', size))),
    screenshot: (path) =>
      inWindow(handle, async () => writeFile(path, Buffer.from(await send<string>('GET', '/screenshot'), 'base64'))),
    close: () => inWindow(handle, async () => void (await send('DELETE', '/window'))),
  });
  return {
    newTab: async () => {
      const opened = await inWindow(home, () =>
        send<{ readonly handle: string }>('POST', '/window/new', { type: 'tab' }),
      );
      return tabOf(opened.handle);
    },
    end: async () => void (await request(base, 'DELETE', '')),
  };
};
