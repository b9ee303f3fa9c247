import { setTimeout as pause } from 'node:timers/promises';
import type { EngineTab } from './engine.ts';
import type { Finder, Target } from './finder.ts';
import { finderScript } from './finder-script.ts';

// A tab in a golfer's words, the same for every engine. Every step waits until it succeeds, or throws and says what it
// waited for.

const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 150;
const ANSWER_MS = 15_000;

const wordsOf = (target: Target): string => JSON.stringify(target);

/** Gives up so that `until` asks again: in Firefox, a page left while it replies blocks for three minutes. */
const answer = async <T>(asked: Promise<T>): Promise<T> => {
  const late = new AbortController();
  const tooLate = pause(ANSWER_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error(`No answer of the page within ${ANSWER_MS} ms.`);
  });
  asked.catch(() => undefined);
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    late.abort();
    tooLate.catch(() => undefined);
  }
};

export type Tab = ReturnType<typeof createTab>;

export const createTab = (engineTab: EngineTab, origin: string) => {
  const ask = async <K extends keyof Finder>(
    what: K,
    ...args: Parameters<Finder[K]>
  ): Promise<Awaited<ReturnType<Finder[K]>>> => {
    type Found = Awaited<ReturnType<Finder[K]>>;
    const call = `globalThis.journeyFinder.${what}(${args.map((arg) => JSON.stringify(arg)).join(',')})`;
    // Firefox runs a script injected into a page being left in the next page, where the finder finds nothing, hence
    // `isOf`.
    const ifThere = `globalThis.journeyFinder?.isOf(document) ? Promise.resolve(${call}).then((found) => [found]) : []`;
    const answers = await answer(engineTab.evaluate<[] | [Found]>(ifThere));
    if (answers.length === 1) return answers[0];
    await engineTab.evaluate(`void function () { ${await finderScript()} }()`);
    return answer(engineTab.evaluate<Found>(call));
  };

  /** Retries until `look` returns a value. A page being left replies with an error, which counts as not yet. */
  const until = async <T>(what: string, look: () => Promise<T | undefined>, withinMs = PATIENCE_MS): Promise<T> => {
    const since = performance.now();
    let error: unknown;
    while (performance.now() - since < withinMs) {
      const found = await look().catch((failure: unknown) => {
        error = failure;
        return undefined;
      });
      // WebKit's driver returns undefined as null.
      if (found !== undefined && found !== null) return found;
      await pause(LOOK_EVERY_MS);
    }
    // Dialogs first: they are at the end of the document and cover the rest of it.
    const seen =
      "[...document.querySelectorAll('[role$=dialog]'), document.body].map((one) => one.innerText).join('\\n')";
    const shown = await engineTab.evaluate<string>(seen).catch(String);
    throw new Error(
      `Waited ${withinMs} ms for ${what}.\n${error instanceof Error ? error.message : ''}\nOn screen:\n${shown.slice(0, 1500)}`,
    );
  };

  /** Returns false if the page moved and the tap hit something else, so that the caller repeats it. */
  const tapAt = async (selector: string): Promise<boolean> => {
    await engineTab.click(selector).catch(async (failure: unknown) => {
      // On a busy machine a driver may time out on a click that worked, and WebKit's fails if the page leaves at once.
      const met = engineTab.evaluate<boolean>('globalThis.journeyFinder?.isMet() ?? true');
      if (!(await answer(met).catch(() => true))) throw failure;
    });
    // If the tap made the page go away, it hit its target.
    return answer(engineTab.evaluate<boolean>('!globalThis.journeyFinder?.isMissed()')).catch(() => true);
  };

  const whenMarked = (
    target: Target,
    act: (selector: string) => Promise<boolean | void>,
    withinMs?: number,
  ): Promise<true> =>
    until(
      wordsOf(target),
      async () => {
        const selector = await ask('mark', target);
        if (selector === undefined || selector === null) return undefined;
        return (await act(selector)) !== false || undefined;
      },
      withinMs,
    );

  const resize = async (width: number, height: number): Promise<void> => {
    await engineTab.resize({ width, height });
    await until('the new size', async () => {
      const size = await engineTab.evaluate<string>('`${innerWidth} x ${innerHeight}`');
      if (size !== `${width} x ${height}`) throw new Error(`The page is ${size}.`);
      return true;
    });
  };

  return {
    open: (path: string) => engineTab.goto(new URL(path, origin).href),
    back: () => engineTab.back(),
    reload: async () => engineTab.goto(await engineTab.evaluate('location.href')),
    tap: async (target: Target, withinMs?: number) => void (await whenMarked(target, tapAt, withinMs)),
    type: async (target: Target, text: string) =>
      void (await whenMarked(target, (selector) => engineTab.type(selector, text))),
    pick: async (target: Target, value: string) =>
      void (await until(
        `${wordsOf(target)} to take ${value}`,
        async () => (await ask('pick', target, value)) || undefined,
      )),
    /** Taps a choice until it shows as chosen. A choice stored in the database shows a moment later. */
    choose: async (target: Target) =>
      void (await until(`chosen ${wordsOf(target)}`, async () => {
        if (await ask('isChecked', target)) return true;
        await whenMarked(target, tapAt);
        for (let look = 0; look < 20; look++) {
          if (await ask('isChecked', target)) return true;
          await pause(LOOK_EVERY_MS);
        }
        return undefined;
      })),
    /** Waits until the field's value or the element's text matches. */
    shows: async (target: Target, wanted: RegExp) =>
      void (await until(
        `${wordsOf(target)} to show ${wanted}`,
        async () => (await ask('texts', target)).some((text) => wanted.test(text)) || undefined,
      )),
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
    checked: (target: Target) => ask('isChecked', target),
    focus: (target: Target) => ask('focus', target),
    isFocused: (target: Target) => ask('isFocused', target),
    count: (target: Target) => ask('count', target),
    texts: (target: Target) => ask('texts', target),
    attribute: (target: Target, name: string) => ask('attribute', target, name),
    /** The element's position in the window, in CSS pixels. */
    box: (target: Target) =>
      until(`the place of ${wordsOf(target)}`, async () => (await ask('box', target)) ?? undefined),
    until,
    press: (key: string) => engineTab.press(key),
    resize,
    /** Resizes the same page to a desk's window. */
    widen: () => resize(1280, 800),
    evaluate: <T>(expression: string) => engineTab.evaluate<T>(expression),
    path: () => engineTab.evaluate<string>('location.pathname'),
    screenshot: (path: `${string}.png`) => engineTab.screenshot(path),
    close: () => engineTab.close(),
  };
};
