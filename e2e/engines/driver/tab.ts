import { setTimeout as pause } from 'node:timers/promises';
import type { EngineTab } from './engine.ts';
import type { Finder, Target } from './finder.ts';
import { finderScript } from './finder-script.ts';

// A tab in a golfer's words, the same for every engine: everything waits until it is there or says what it waited for.

const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 150;

const wordsOf = (target: Target): string => JSON.stringify(target);

export type Tab = ReturnType<typeof createTab>;

export const createTab = (engineTab: EngineTab, origin: string) => {
  const ask = async <K extends keyof Finder>(
    what: K,
    ...args: Parameters<Finder[K]>
  ): Promise<ReturnType<Finder[K]>> => {
    const call = `globalThis.journeyFinder.${what}(${args.map((arg) => JSON.stringify(arg)).join(',')})`;
    const isThere = await engineTab.evaluate<boolean>('Boolean(globalThis.journeyFinder && document.body)');
    if (!isThere) await engineTab.evaluate(`void function () { ${await finderScript()} }()`);
    return engineTab.evaluate(call);
  };

  /** Asks again and again; a page that is just being left answers with an error, which counts as not yet. */
  const until = async <T>(what: string, look: () => Promise<T | undefined>, withinMs = PATIENCE_MS): Promise<T> => {
    const since = performance.now();
    let error: unknown;
    while (performance.now() - since < withinMs) {
      const found = await look().catch((failure: unknown) => {
        error = failure;
        return undefined;
      });
      if (found !== undefined) return found;
      await pause(LOOK_EVERY_MS);
    }
    const shown = await engineTab.evaluate<string>('document.body.innerText').catch(String);
    throw new Error(
      `Waited ${withinMs} ms for ${what}.\n${error instanceof Error ? error.message : ''}\nOn screen:\n${shown.slice(0, 1500)}`,
    );
  };

  const whenMarked = (target: Target, act: (selector: string) => Promise<void>, withinMs?: number): Promise<true> =>
    until(
      wordsOf(target),
      async () => {
        const selector = await ask('mark', target);
        if (selector === undefined || selector === null) return undefined;
        await act(selector);
        return true as const;
      },
      withinMs,
    );

  return {
    open: (path: string) => engineTab.goto(new URL(path, origin).href),
    tap: async (target: Target, withinMs?: number) =>
      void (await whenMarked(target, (selector) => engineTab.click(selector), withinMs)),
    type: async (target: Target, text: string) =>
      void (await whenMarked(target, (selector) => engineTab.type(selector, text))),
    attach: async (target: Target, ...files: readonly string[]) =>
      void (await whenMarked(target, (selector) => engineTab.attach(selector, files))),
    sees: async (target: Target, withinMs?: number) =>
      void (await until(wordsOf(target), async () => (await ask('count', target)) > 0 || undefined, withinMs)),
    seesNo: async (target: Target, withinMs?: number) =>
      void (await until(
        `no ${wordsOf(target)}`,
        async () => (await ask('count', target)) === 0 || undefined,
        withinMs,
      )),
    isChecked: async (target: Target) =>
      void (await until(`checked ${wordsOf(target)}`, async () => (await ask('isChecked', target)) || undefined)),
    count: (target: Target) => ask('count', target),
    texts: (target: Target) => ask('texts', target),
    attribute: (target: Target, name: string) => ask('attribute', target, name),
    until,
    evaluate: <T>(expression: string) => engineTab.evaluate<T>(expression),
    path: () => engineTab.evaluate<string>('location.pathname'),
    screenshot: (path: `${string}.png`) => engineTab.screenshot(path),
    close: () => engineTab.close(),
  };
};
