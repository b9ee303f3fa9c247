import 'fake-indexeddb/auto';
import { LOCAL_PROJECT, startServices } from '#dev/services/start-services.ts';
import { playStory } from './fuzz.ts';

// A process of its own for some of the seeds: RxDB allows 16 open collections in one, and two stories need them all.

export type LaneTask = {
  readonly seeds: readonly number[];
  readonly ops: number;
  /** The official emulator's; without it the lane starts a stand-in, whose faults are its own. */
  readonly emulatorPort: number | undefined;
};

const task = JSON.parse(process.argv[2]!) as LaneTask;
const services = task.emulatorPort === undefined ? await startServices() : undefined;
const cloud = services
  ? { project: services.project, port: services.documents.port, faults: services.faults }
  : { project: LOCAL_PROJECT, port: task.emulatorPort!, faults: undefined };
for (const seed of task.seeds) process.send!(await playStory(cloud, seed, task.ops));
await services?.stop();
process.disconnect();
