// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loggedErrors } from '#src/platform/error-log.ts';
import { watchOpenedFiles } from '#src/platform/opened-files.ts';

// What the installed app is opened with, as Chromium hands it over: a launch waits until somebody asks for it.

type Launch = { readonly targetURL: string; readonly files: readonly { readonly getFile: () => Promise<File> }[] };

let launch: (...files: readonly (File | Error)[]) => void;
beforeEach(() => {
  const unconsumed: Launch[] = [];
  let consumer: ((launch: Launch) => void) | undefined;
  launch = (...files) => {
    const next = {
      targetURL: `${location.origin}/bag?view=import`,
      files: files.map((file) => ({
        getFile: () => (file instanceof Error ? Promise.reject(file) : Promise.resolve(file)),
      })),
    };
    if (consumer) consumer(next);
    else unconsumed.push(next);
  };
  vi.stubGlobal('launchQueue', {
    setConsumer: (next: (launch: Launch) => void) => {
      consumer = next;
      for (const waiting of unconsumed.splice(0)) next(waiting);
    },
  });
});
let stop: () => void;
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const RANGE = new File(['Club,Carry\n7 Iron,140'], 'range.csv');
const GARMIN = new File(['PK'], 'garmin.zip');
const openDivot = () => {
  const opened: string[][] = [];
  stop = watchOpenedFiles((files) => opened.push(files.map(({ name }) => name)));
  return opened;
};

it('brings files that were opened before the golfer had signed in', async () => {
  launch(RANGE, GARMIN);
  const opened = openDivot();

  await vi.waitFor(() => expect(opened).toEqual([['range.csv', 'garmin.zip']]));
});

it('brings files that are opened later, each launch by itself', async () => {
  const opened = openDivot();
  launch(RANGE);
  launch(GARMIN);

  await vi.waitFor(() => expect(opened).toEqual([['range.csv'], ['garmin.zip']]));
});

it('leads nowhere when Divot is opened without a file', async () => {
  const opened = openDivot();
  launch();
  launch(RANGE);

  await vi.waitFor(() => expect(opened).toEqual([['range.csv']]));
});

it('logs a file that is gone and goes on with the next', async () => {
  const opened = openDivot();
  launch(new TypeError('The file was moved'));
  launch(RANGE);

  await vi.waitFor(() => expect(opened).toEqual([['range.csv']]));
  expect(loggedErrors()[0]?.kind).toBe('TypeError');
});
