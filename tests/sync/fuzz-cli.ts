import 'fake-indexeddb/auto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startFirestoreEmulator } from '#dev/emulators/firestore.ts';
import { locateFirestoreEmulator } from '#dev/emulators/locate.ts';
import { LOCAL_PROJECT, startServices } from '#dev/services/start-services.ts';
import { type Cloud, type Story, playStory } from './fuzz.ts';

// npm run test:sync -- --seeds N [--seed S] [--ops M] [--emulator] [--report FILE]
// The stand-in injects faults; the official emulator cannot, so there the network is fair and only the phones misbehave.

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    seed: { type: 'string' },
    ops: { type: 'string', default: '60' },
    emulator: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});

const openCloud = async (): Promise<(Cloud & { stop(): Promise<void> }) | undefined> => {
  if (!values.emulator) {
    const services = await startServices();
    const { project, documents, faults } = services;
    return { project, port: documents.port, faults, stop: () => services.stop() };
  }
  const located = locateFirestoreEmulator();
  if (!located.found) {
    console.log(`SKIPPED: the official Firestore emulator is not here (${located.reason}).`);
    return undefined;
  }
  const emulator = await startFirestoreEmulator(located.files, { rulesFile: 'firestore.rules' });
  return { project: LOCAL_PROJECT, port: emulator.port, faults: undefined, stop: () => emulator.stop() };
};

const first = Number(values.seed ?? 1);
const seeds = Array.from({ length: Number(values.seeds) }, (_, at) => first + at);
const write = (count: { passed: number; failed: number; skipped: number }) => {
  if (values.report) writeFileSync(values.report, JSON.stringify(count));
};

const cloud = await openCloud();
if (!cloud) {
  write({ passed: 0, failed: 0, skipped: seeds.length });
  process.exit(0);
}
const struck: Record<string, number> = {};
const failed: Story[] = [];
for (const seed of seeds) {
  const story = await playStory(cloud, seed, Number(values.ops));
  for (const [kind, n] of Object.entries(story.struck)) struck[kind] = (struck[kind] ?? 0) + n;
  if (story.problems.length > 0) {
    failed.push(story);
    console.log(
      `seed ${seed} failed:\n  ${story.problems.join('\n  ')}\n  operations:\n    ${story.operations.join('\n    ')}`,
    );
  }
}
await cloud.stop();

console.log(`${seeds.length} seeds, faults that struck: ${JSON.stringify(struck)}`);
const faultless =
  cloud.faults &&
  ['drop', 'lost-acknowledgement', 'late-commit', 'captive-portal', 'refuse'].filter((kind) => !struck[kind]);
if (faultless && faultless.length > 0 && seeds.length >= 20) {
  console.log(`The weather was too fair: no ${faultless.join(', no ')}.`);
  process.exitCode = 1;
}
write({ passed: seeds.length - failed.length, failed: failed.length, skipped: 0 });
if (failed.length > 0) process.exitCode = 1;
process.exit();
