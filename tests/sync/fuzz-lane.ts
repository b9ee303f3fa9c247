import 'fake-indexeddb/auto';
import { Faults, serveUpstream } from '@divot/local-cloud';
import { LOCAL_PROJECT, startServices } from '#dev/services/start-services.ts';
import { type Cloud, playStory } from './fuzz.ts';

// A separate process for some of the seeds: RxDB allows 13 open collections per process, and two seeds need all 13.

export type LaneTask = {
  readonly seeds: readonly number[];
  readonly ops: number;
  /** The official emulator's port. If undefined, the lane starts a stand-in. */
  readonly emulatorPort: number | undefined;
};

/** A seed takes seconds. One that does not end is a phone that waits for ever, and ends the lane. */
const SEED_LIMIT_MS = 180_000;

const behindFaults = async (upstreamPort: number): Promise<Cloud & { stop(): Promise<void> }> => {
  const faults = new Faults();
  const service = await serveUpstream({ project: LOCAL_PROJECT, upstreamPort, faults });
  return { project: LOCAL_PROJECT, port: service.port, faults, commitsLate: false, stop: () => service.stop() };
};
const standIn = async (): Promise<Cloud & { stop(): Promise<void> }> => {
  const services = await startServices();
  const { project, documents, faults } = services;
  return { project, port: documents.port, faults, commitsLate: true, stop: () => services.stop() };
};

const task = JSON.parse(process.argv[2]!) as LaneTask;
const cloud = await (task.emulatorPort === undefined ? standIn() : behindFaults(task.emulatorPort));
for (const seed of task.seeds) {
  const limit = setTimeout(() => process.exit(1), SEED_LIMIT_MS);
  process.send!(await playStory(cloud, seed, task.ops));
  clearTimeout(limit);
}
await cloud.stop();
process.disconnect();
