import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { locateFirestoreEmulator, startFirestoreEmulator } from '@divot/local-cloud';
import type { Story } from './fuzz.ts';
import type { LaneTask } from './fuzz-lane.ts';

// npm run test:sync -- --seeds N [--seed S] [--ops M] [--emulator] [--report FILE]
//
// The stand-in and the official emulator suffer the same faults, except that only the stand-in can commit late.

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    seed: { type: 'string' },
    ops: { type: 'string', default: '60' },
    emulator: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});

/** A seed mostly waits for timers and sockets, so the lanes may outnumber the cores. */
const LANES = 3;

const startEmulator = async () => {
  const located = locateFirestoreEmulator();
  if (located.found) return startFirestoreEmulator(located.files, { rulesFile: 'firestore.rules' });
  console.log(`SKIPPED: the official Firestore emulator is not here (${located.reason}).`);
  return undefined;
};

/** A run of no seeds would pass without testing anything. */
const wholeNumber = (option: 'seeds' | 'seed' | 'ops', given: string, least: number): number => {
  const value = Number(given);
  if (Number.isInteger(value) && value >= least) return value;
  console.error(`--${option} is a whole number from ${least} on, not '${given}'.`);
  return process.exit(2);
};
const first = wholeNumber('seed', values.seed ?? '1', 0);
const ops = wholeNumber('ops', values.ops, 1);
const seeds = Array.from({ length: wholeNumber('seeds', values.seeds, 1) }, (_, at) => first + at);
const write = (count: { passed: number; failed: number; skipped: number }) => {
  if (values.report) writeFileSync(values.report, JSON.stringify(count));
};

const emulator = values.emulator ? await startEmulator() : undefined;
if (values.emulator && !emulator) {
  write({ passed: 0, failed: 0, skipped: seeds.length });
  process.exit(0);
}
const struck: Record<string, number> = {};
let disagreed = 0;
let excused = 0;
const told = new Set<number>();
const failed = new Set<number>();
const hear = ({ seed, struck: faults, disagreements, excused: needless, problems, operations }: Story) => {
  told.add(seed);
  disagreed += disagreements;
  excused += needless;
  for (const [kind, n] of Object.entries(faults)) struck[kind] = (struck[kind] ?? 0) + n;
  if (told.size % 100 === 0) console.log(`${told.size} played`);
  if (problems.length === 0) return;
  failed.add(seed);
  console.log(`seed ${seed} failed:\n  ${problems.join('\n  ')}\n  operations:\n    ${operations.join('\n    ')}`);
};
const play = (lane: number) =>
  new Promise<void>((ended) => {
    const task: LaneTask = {
      seeds: seeds.filter((_, at) => at % LANES === lane),
      ops,
      emulatorPort: emulator?.port,
    };
    const child = fork(new URL('fuzz-lane.ts', import.meta.url), [JSON.stringify(task)]);
    child.on('message', (story) => hear(story as Story));
    child.on('exit', () => ended());
  });
await Promise.all(Array.from({ length: LANES }, (_, lane) => play(lane)));
await emulator?.stop();
for (const seed of seeds.filter((one) => !told.has(one))) {
  failed.add(seed);
  console.log(`seed ${seed} was not played to its end`);
}

console.log(`${seeds.length} seeds, ${disagreed} disagreements, ${excused} of them needless (false-conflicts.ts)`);
console.log(`faults that struck: ${JSON.stringify(struck)}`);
const demanded = ['drop', 'lost-acknowledgement', 'status', 'captive-portal', 'refuse', 'late-acknowledgement'];
demanded.push('night', 'flight', 'lost-storage', 'ended-account');
const faultless = [...demanded, ...(emulator ? [] : ['late-commit'])].filter((kind) => !struck[kind]);
if (faultless.length > 0 && seeds.length >= 20) {
  console.log(`The weather was too fair: no ${faultless.join(', no ')}.`);
  process.exitCode = 1;
}
write({ passed: seeds.length - failed.size, failed: failed.size, skipped: 0 });
if (failed.size > 0) process.exitCode = 1;
process.exit();
