// How often the events are right on labelled pose sequences (PCE), by event and view, plain and mirrored:
//   tsx dev/swing/measure-events-cli.ts FOLDER

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mirrorIndex } from '#workers/swing/pipeline/landmarks.ts';
import { findEvents } from '#workers/swing/pipeline/swing-events.ts';
import { mirrored, readLabelled, toleranceFrames } from './pose-files.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: tsx dev/swing/measure-events-cli.ts FOLDER');
const plain = readdirSync(folder)
  .filter((name) => name.endsWith('.json.gz'))
  .flatMap((name) => readLabelled(join(folder, name)) ?? []);
const EVENTS = ['address', 'toe-up', 'mid-back', 'top', 'mid-down', 'impact', 'mid-through', 'finish'];

const measure = (title: string, swings: typeof plain): void => {
  const rows = swings.map((swing) => {
    const found = findEvents(swing.sequence);
    const tolerance = toleranceFrames(swing.events);
    return {
      view: swing.view,
      rightView: found?.view === swing.view,
      rightHand: found?.handedness === swing.handedness,
      hits: swing.events.map((frame, i) => Math.abs((found?.frames[i] ?? Infinity) - frame) <= tolerance),
    };
  });
  const share = (list: readonly boolean[]) =>
    ((100 * list.filter(Boolean).length) / list.length).toFixed(1).padStart(6);
  console.log(`${title}: ${rows.length} swings`);
  console.log(`${''.padEnd(14)}${EVENTS.map((name) => name.padStart(12)).join('')}${'PCE'.padStart(12)}`);
  for (const view of ['face-on', 'down-the-line', 'all']) {
    const of = rows.filter((row) => view === 'all' || row.view === view);
    if (of.length === 0) continue;
    const cells = EVENTS.map((_, i) => share(of.map((row) => row.hits[i]!)));
    cells.push(share(of.flatMap((row) => row.hits)));
    console.log(`${view.padEnd(14)}${cells.map((cell) => cell.padStart(12)).join('')}`);
  }
  console.log(
    `view right ${share(rows.map((row) => row.rightView))} %, hand right ${share(rows.map((row) => row.rightHand))} %`,
  );
};

measure('as filmed', plain);
measure(
  'mirrored',
  plain.map((swing) => mirrored(swing, mirrorIndex)),
);
