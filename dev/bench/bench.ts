import { measureLighthouse } from './lighthouse.ts';
import { measureBundle } from './bundle-figures.ts';
import { measureData } from './data.ts';
import type { Figure } from './figure.ts';
import { measureGround } from './ground.ts';
import { type Options, type Subject, readOptions } from './options.ts';
import { json, table } from './print.ts';
import { measurePush } from './push.ts';
import { measureReads } from './reads.ts';
import { measureRecords } from './records.ts';
import { buildSite } from './site.ts';
import { measureStartup } from './startup.ts';
import { measureSwing } from './swing.ts';
import { measureTap } from './tap.ts';
import { measureYears } from './years.ts';

// npm run bench -- [--only bundle,data,…] [--quick] [--clip FILE]
//
// Prints the figures of docs/performance.md as a table, and as JSON in the last line. Times depend on the machine and
// its other load. Ratios come from one run in which both sides take turns.

const measure: Readonly<Record<Subject, (options: Options) => Promise<readonly Figure[]>>> = {
  bundle: measureBundle,
  data: measureData,
  startup: measureStartup,
  years: measureYears,
  records: measureRecords,
  ground: measureGround,
  tap: measureTap,
  push: measurePush,
  reads: measureReads,
  swing: measureSwing,
  lighthouse: measureLighthouse,
};

const options = readOptions();
await buildSite();
const figures: Figure[] = [];
const seconds: Record<string, number> = {};
for (const subject of options.only) {
  const startedMs = performance.now();
  process.stderr.write(`${subject} …\n`);
  figures.push(...(await measure[subject](options)));
  seconds[subject] = Math.round((performance.now() - startedMs) / 1000);
}
console.log(table(figures));
console.log(json(figures, { quick: options.quick, seconds }));
