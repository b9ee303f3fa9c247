import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { provideEngines } from './browser/engine-packages.ts';
import { provideBrowsers } from './browser/find-browser.ts';
import { runStages } from './testing/run-stages.ts';
import { BEFORE_LANDING, CORE_IN_ENGINES, FULL_JOBS, REPORTS } from './testing/stages.ts';

// npm test            what a change needs before it lands
// npm run test:core   the core journeys in Firefox and WebKit
// npm run test:full   everything; with names of jobs, only those: `journeys` is each of its parts

const { values, positionals: jobs } = parseArgs({
  options: { full: { type: 'boolean', default: false }, core: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const partsOf = (job: string) => Object.keys(FULL_JOBS).filter((name) => name === job || name.startsWith(`${job}-`));
const unknown = jobs.filter((job) => partsOf(job).length === 0);
if (unknown.length > 0 || (jobs.length > 0 && !values.full)) {
  console.error(
    `There is no job ${unknown.join(', ')}. Jobs of npm run test:full: ${Object.keys(FULL_JOBS).join(', ')}.`,
  );
  process.exit(2);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
provideBrowsers();
if (values.full || values.core) provideEngines();

const full = (jobs.length > 0 ? jobs.flatMap(partsOf) : Object.keys(FULL_JOBS)).map((job) => [FULL_JOBS[job]!]);
const phases = values.full ? full : values.core ? CORE_IN_ENGINES : BEFORE_LANDING;
// Ctrl-C reaches only this process: each stage has a group of its own.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.exit((await runStages(phases)) ? 0 : 1);
