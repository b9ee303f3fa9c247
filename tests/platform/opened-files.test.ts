// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loggedErrors } from '#src/platform/monitoring/error-log.ts';
import { watchOpenedFiles } from '#src/platform/files/opened-files.ts';
import { eventually } from '#tests/support/eventually.ts';

// Files with which the system opens the installed app. As in Chromium, a launch waits until Divot's code asks for it.

type Handle = { readonly name: string; readonly getFile: () => Promise<File> };
type Launch = { readonly targetURL: string; readonly files: readonly Handle[] };
type Gone = { readonly name: string; readonly because: Error };

let launch: (...files: readonly (File | Gone)[]) => void;
beforeEach(() => {
  const unconsumed: Launch[] = [];
  let consumer: ((launch: Launch) => void) | undefined;
  launch = (...files) => {
    const next = {
      targetURL: `${location.origin}/bag?view=import`,
      files: files.map((file) => ({
        name: file.name,
        getFile: () => (file instanceof File ? Promise.resolve(file) : Promise.reject(file.because)),
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
const MOVED: Gone = { name: 'moved.csv', because: new TypeError('The file was moved') };
let unread: string[];
const openDivot = () => {
  const opened: string[][] = [];
  unread = [];
  stop = watchOpenedFiles(
    (files) => opened.push(files.map(({ name }) => name)),
    (names) => unread.push(...names),
  );
  return opened;
};

it('delivers files that were opened before the golfer had signed in', async () => {
  launch(RANGE, GARMIN);
  const opened = openDivot();

  await eventually(() => expect(opened).toEqual([['range.csv', 'garmin.zip']]));
});

it('delivers files that are opened later, each launch separately', async () => {
  const opened = openDivot();
  launch(RANGE);
  launch(GARMIN);

  await eventually(() => expect(opened).toEqual([['range.csv'], ['garmin.zip']]));
});

it('does nothing if Divot is opened without a file', async () => {
  const opened = openDivot();
  launch();
  launch(RANGE);

  await eventually(() => expect(opened).toEqual([['range.csv']]));
});

it('names a missing file, and delivers the others', async () => {
  const opened = openDivot();
  launch(MOVED);
  launch(MOVED, RANGE);

  await eventually(() => expect(opened).toEqual([['range.csv']]));
  await eventually(() => expect(unread).toEqual(['moved.csv', 'moved.csv']));
  expect(loggedErrors()[0]?.kind).toBe('TypeError');
});
