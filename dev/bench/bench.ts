import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Figure, print } from './figure.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureProcessor } from './processor.ts';
import { buildSite } from './site.ts';
import { measureStartup } from './startup.ts';
import { measureTap } from './tap.ts';

// npm run bench -- [--only startup,tap,…] [--quick]
//
// Prints the figures of docs/performance.md as a table, and as JSON in the last line. Times depend on the machine and
// its other load (printed too: the minute's average before and after each subject). Ratios come from one run in which
// both sides take turns. `--quick` has fewer repeats and smaller stores: for a look, not for the record.

const subjects: Readonly<Record<string, (quick: boolean) => Promise<readonly Figure[]>>> = {
  startup: measureStartup,
  tap: measureTap,
  processor: () => measureProcessor(),
  lighthouse: measureLighthouse,
};

const { values } = parseArgs({ options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } } });
const only = values.only?.split(',') ?? Object.keys(subjects);
const unknown = only.filter((subject) => !subjects[subject]);
if (unknown.length > 0)
  throw new Error(`No such subject: ${unknown.join()}. There are: ${Object.keys(subjects).join()}`);

await buildSite();
const figures: Figure[] = [];
const seconds: Record<string, number> = {};
const load: Record<string, readonly number[]> = {};
for (const subject of only) {
  const startedMs = performance.now();
  const loadBefore = loadavg()[0]!;
  process.stderr.write(`${subject} …\n`);
  figures.push(...(await subjects[subject]!(values.quick)));
  seconds[subject] = Math.round((performance.now() - startedMs) / 1000);
  load[subject] = [loadBefore, loadavg()[0]!];
}
const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
print(figures, { commit, quick: values.quick, seconds, load });
