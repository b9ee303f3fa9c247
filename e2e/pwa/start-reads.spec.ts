import type { Page } from '@playwright/test';
import { SHOWN_ROUNDS, benchRounds } from '#dev/bench/rounds.ts';
import { importRounds } from '#e2e/support/import-rounds.ts';
import { roundsToCsv } from '#src/domain/transfer/rounds-csv.ts';
import { expect, test } from './app.ts';

// How much startup asks of the browser until Home shows its rounds, in counts that are the same on a busy machine.

type Asked = {
  readonly databases: number;
  readonly requests: number;
  readonly documents: number;
  /** Calls that load a language's names or order, which takes the browser some 10 ms. */
  readonly languages: readonly string[];
};
declare global {
  interface Window {
    /** Set once Home shows its rounds. */
    askedUntilRows?: Asked;
  }
}

const countRequests = (rows: number): void => {
  const asked = { databases: 0, requests: 0, documents: 0, languages: [] as string[] };
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (...parameters) => {
    asked.databases += 1;
    return open(...parameters);
  };
  const count = (request: IDBRequest): void => {
    asked.requests += 1;
    request.addEventListener('success', () => {
      const { result } = request as { result: unknown };
      asked.documents += Array.isArray(result) ? result.length : Number(result !== undefined && result !== null);
    });
  };
  for (const source of [IDBObjectStore.prototype, IDBIndex.prototype]) {
    for (const name of ['get', 'getAll', 'openCursor'] as const) {
      const read = source[name] as (...parameters: unknown[]) => IDBRequest;
      source[name] = function counted(this: unknown, ...parameters: unknown[]) {
        const request = read.apply(this, parameters);
        count(request);
        return request;
      } as never;
    }
  }
  const inLanguages: readonly (readonly [prototype: object, name: string])[] = [
    [String.prototype, 'localeCompare'],
    [Number.prototype, 'toLocaleString'],
    ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((name) => [Date.prototype, name] as const),
    ...['DateTimeFormat', 'NumberFormat', 'PluralRules', 'ListFormat', 'Collator'].map((name) => [Intl, name] as const),
  ];
  for (const [owner, name] of inLanguages) {
    const stock = Reflect.get(owner, name) as () => unknown;
    const counted = new Proxy(stock, {
      apply: (target, self, parameters) => {
        asked.languages.push(name);
        return Reflect.apply(target, self, parameters);
      },
      construct: (target, parameters) => {
        asked.languages.push(name);
        return Reflect.construct(target, parameters) as object;
      },
    });
    Reflect.set(owner, name, counted);
  }
  const look = (): void => {
    const isShown =
      document.querySelector('#root main h1') !== null &&
      document.querySelector('#root main [aria-busy="true"]') === null &&
      document.querySelectorAll('#root main li a [role="img"]').length >= rows;
    if (isShown) window.askedUntilRows = structuredClone(asked);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // Holds idle work back until then, because on a busy machine its timeout would run it too early.
  window.requestIdleCallback = (run) =>
    window.setTimeout(() => {
      if (window.askedUntilRows) run({ didTimeout: true, timeRemaining: () => 0 });
      else window.requestIdleCallback(run);
    }, 50);
};

const startAtHome = async (page: Page): Promise<Asked> => {
  await page.goto('/dashboard');
  await page.waitForFunction(() => window.askedUntilRows !== undefined, undefined, { timeout: 60_000 });
  // Waits, so that work after the rows counts for this start and not for the next.
  await page.waitForTimeout(3_000);
  return (await page.evaluate(() => window.askedUntilRows))!;
};

test.setTimeout(240_000); // two imports and four starts

test('a start asks for what the first screen shows: as much with 1,000 rounds as with 200, also right after an import', async ({
  sams,
}) => {
  await importRounds(sams, roundsToCsv(benchRounds('sam', 200)));
  await sams.addInitScript(countRequests, SHOWN_ROUNDS);
  await startAtHome(sams);
  const few = await startAtHome(sams);
  await importRounds(sams, roundsToCsv(benchRounds('sam', 800, 200)));
  const afterImport = await startAtHome(sams);
  const many = await startAtHome(sams);
  test.info().annotations.push({ type: 'asked', description: JSON.stringify({ few, afterImport, many }) });
  expect(few.requests).toBeGreaterThan(4);
  for (const start of [few, afterImport, many]) {
    // RxDB sorts the fields of a schema for its hash.
    expect(start.languages.filter((name) => name !== 'localeCompare')).toEqual([]);
  }
  for (const start of [afterImport, many]) {
    expect(start.databases).toBe(few.databases);
    // Pages of other queries may be in flight when the rows are drawn. Reading 800 more rounds in pages of 25 would
    // take 32.
    expect(start.requests).toBeLessThanOrEqual(few.requests + 15);
    expect(start.documents).toBeLessThanOrEqual(few.documents + 200);
  }
});
