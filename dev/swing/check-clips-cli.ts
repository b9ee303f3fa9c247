// Runs the built worker over the repository's synthetic clips and compares with the truth they were made from:
//   tsx dev/swing/check-clips-cli.ts [CLIP_NAME …]
// prints how far each of the eight events is off, and how many lie within GolfDB's tolerance at each filming rate. An
// address is right from where the formula sets out until movement is noticeable, a finish from the last noticeable
// movement until rest (swing-lab/perceived-events.ts).
// Ends with 1 when an event, a finding, a refusal or the cancel is not as it must be, or when the page's main thread was
// at work for more than 50 ms in one task. Time in which it only waited for a processor is the machine's, not the page's.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FindingId } from '@divot/golf-content';
import { jumpHeightCm } from '@divot/swing';
import { openAnalysisBrowser } from './analysis-browser.ts';

interface Truth {
  readonly clip: string;
  readonly view: string;
  readonly handedness: string;
  readonly fps: number;
  readonly swings: readonly (readonly (number | null)[])[];
  /** Per swing the frames until which an address, and from which on a finish, is right. */
  readonly perceived?: readonly (readonly [address: number, finish: number])[];
}
const FOLDER = new URL('../../packages/swing-lab/clips/', import.meta.url);
const truthsOf = (folder: string, clips: string) =>
  (JSON.parse(readFileSync(new URL(`${folder}truth.json`, FOLDER), 'utf8')) as Truth[]).map((truth) => ({
    ...truth,
    file: fileURLToPath(new URL(`${folder}${clips}${truth.clip}.mp4`, FOLDER)),
  }));
const truths = [...truthsOf('rates/', ''), ...truthsOf('', 'findings/')];
interface JumpTruth {
  readonly clip: string;
  readonly fps: number;
  readonly flightMs: number;
}
const jumps = JSON.parse(readFileSync(new URL('jumps/truth.json', FOLDER), 'utf8')) as JumpTruth[];
const wanted = process.argv.slice(2);

/** Faults that must be found. No other may be found with medium or high confidence. */
const FAULTS: Readonly<Record<string, readonly FindingId[]>> = {
  fo_sway: ['sway'],
  fo_bystander_60: ['sway'],
  fo_slide: ['excessive-slide'],
  // A reverse pivot leans to the target at the top, which also measures as the other fault.
  fo_reverse_pivot_60: ['reverse-pivot', 'reverse-spine'],
  fo_reverse_spine: ['reverse-spine'],
  fo_chicken_wing: ['chicken-wing'],
  fo_rushed: ['rushed-tempo'],
  fo_hanging_back: ['hanging-back'],
  dtl_early_extension: ['early-extension'],
  dtl_over_the_top: ['over-the-top'],
};
const REFUSALS: Readonly<Record<string, string>> = { no_person_30: 'no-person', fo_too_short_30: 'too-short' };
const counts = new Map<string, { within: number; of: number }>();
const count = (row: string, right: boolean): void => {
  const { within, of } = counts.get(row) ?? { within: 0, of: 0 };
  counts.set(row, { within: within + (right ? 1 : 0), of: of + 1 });
};

const browser = await openAnalysisBrowser();
const wrong: string[] = [];
const expect = (right: boolean, what: string) => {
  if (!right) wrong.push(what);
};
const jumpWithinCm = (fps: number): number => (fps < 200 ? 1.5 : 0.8);
const checkJump = async ({ clip, fps, flightMs }: JumpTruth): Promise<void> => {
  const jump = await browser.readJump(fileURLToPath(new URL(`jumps/${clip}.mp4`, FOLDER)));
  const offCm = jump.ok ? jump.value.heightCm - jumpHeightCm(flightMs / 1000) : undefined;
  console.log(clip.padEnd(22), offCm === undefined ? (jump.ok ? '' : jump.error) : `${offCm.toFixed(2)} cm off`);
  expect(
    Math.abs(offCm ?? Infinity) <= jumpWithinCm(fps),
    `${clip}: the jump's height is not within ${jumpWithinCm(fps)} cm`,
  );
};

try {
  for (const jump of jumps.filter(({ clip }) => wanted.length === 0 || wanted.includes(clip))) {
    // oxlint-disable-next-line no-await-in-loop -- one clip at a time
    await checkJump(jump);
  }
  for (const truth of truths.filter(({ clip }) => wanted.length === 0 || wanted.includes(clip))) {
    const { clip } = truth;
    const { outcome, task } = await browser.analyseWatched(truth.file);
    if (!outcome.ok) {
      console.log(`${clip.padEnd(22)} ${outcome.error.code}`);
      expect(outcome.error.code === REFUSALS[clip], `${clip}: ${outcome.error.code}`);
      continue;
    }
    const { reading, timing } = outcome.value;
    const events = truth.swings.at(-1)!.map((frame) => frame ?? Number.NaN);
    const [address, finish] = truth.perceived!.at(-1)!;
    const from = events.with(7, finish);
    const until = events.with(0, address);
    const off = Object.values(reading.events).map(({ frame }, i) => frame - events[i]!);
    const outside = Object.values(reading.events).map(
      ({ frame }, i) => frame - Math.min(Math.max(frame, from[i]!), until[i]!),
    );
    const tolerance = Math.max(1, Math.round((events[5]! - events[0]!) / 30));
    const found = reading.findings.map(({ faultId, confidence }) => `${faultId} (${confidence})`).join(', ');
    const blocked = `page at work for ${Math.round(task.busyMs)} ms at most (${Math.round(task.clockMs)} on the clock)`;
    const cost = `${timing.frames}/${timing.clipFrames} frames, total/model ${(timing.totalMs / timing.poseMs).toFixed(2)}, ${blocked}`;
    console.log(
      `${clip.padEnd(22)} off by ${off.join(' ')} (tolerance ${tolerance}); ${found || 'no finding'}; ${cost}`,
    );
    expect(REFUSALS[clip] === undefined, `${clip}: should have been refused`);
    expect(reading.view === truth.view, `${clip}: seen ${reading.view}`);
    expect(reading.handedness === truth.handedness, `${clip}: ${reading.handedness}-handed`);
    outside.forEach((frames, event) => {
      const right = Math.abs(frames) <= tolerance;
      count(`${truth.view}, ${truth.fps} frames a second`, right);
      count('all', right);
      count('all, by the instant of setting out', Math.abs(off[event]!) <= tolerance);
      expect(right, `${clip}: event ${event} off by ${frames}`);
    });
    const faults = FAULTS[clip] ?? [];
    const ids = reading.findings.map(({ faultId }) => faultId);
    for (const fault of faults) expect(ids.includes(fault), `${clip}: ${fault} not found`);
    const others = reading.findings.filter(
      ({ faultId, confidence }) => !faults.includes(faultId) && confidence !== 'low',
    );
    expect(others.length === 0, `${clip}: also ${others.map(({ faultId }) => faultId).join()}`);
    expect(task.busyMs <= 50, `${clip}: the page was at work for ${Math.round(task.busyMs)} ms in one task`);
  }
  if (wanted.length === 0) {
    const { outcome } = await browser.analyse(fileURLToPath(new URL('findings/fo_good_60.mp4', FOLDER)), 1500);
    expect(!outcome.ok && outcome.error.code === 'cancelled', 'an aborted analysis must answer cancelled');
  }
  expect(browser.foreignRequests.length === 0, `requests left this machine: ${browser.foreignRequests.join()}`);
} finally {
  await browser.close();
}
for (const [row, { within, of }] of [...counts].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`${row.padEnd(34)} ${within} of ${of} events within tolerance (${((100 * within) / of).toFixed(1)} %)`);
for (const line of wrong) console.error(`WRONG ${line}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
