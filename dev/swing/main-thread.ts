// How long the page's main thread really worked in one task, from Chromium's own trace. A page's long-task entry gives
// clock time, and on a busy machine most of that can be waiting for a processor.

import type { Browser, Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds on the clock, and of the thread's own processor time. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Longest task in ms of processor time. `clockMs` is the longest clock time of any task, which may be another one. */
export interface LongestTask {
  readonly busyMs: number;
  readonly clockMs: number;
}

const longest = ({ traceEvents }: { readonly traceEvents: readonly TraceEvent[] }): LongestTask => {
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && main.has(thread(event)));
  const timed = tasks.filter(({ tdur }) => tdur !== undefined);
  if (timed.length === 0) throw new Error('This browser’s trace says nothing of processor time');
  const most = (of: (event: TraceEvent) => number) => timed.reduce((max, event) => Math.max(max, of(event)), 0);
  return { busyMs: most(({ tdur = 0 }) => tdur) / 1000, clockMs: most(({ dur = 0 }) => dur) / 1000 };
};

/** The longest task of the page's main thread while `work` goes on. */
export const longestTaskOf = async (browser: Browser, page: Page, work: () => Promise<void>): Promise<LongestTask> => {
  await browser.startTracing(page, { categories: ['-*', 'disabled-by-default-devtools.timeline'] });
  await work();
  const trace = await browser.stopTracing();
  return longest(JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] });
};
