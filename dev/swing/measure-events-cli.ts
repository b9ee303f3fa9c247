// How often the events are right on labelled pose sequences (PCE), by event and view, plain and mirrored:
//   tsx dev/swing/measure-events-cli.ts FOLDER

import { mirrorIndex } from '#workers/swing/pipeline/landmarks.ts';
import { findEvents } from '#workers/swing/pipeline/swing-events.ts';
import { printEvents, shareText } from './events-table.ts';
import { labelledIn, mirrored, toleranceFrames } from './pose-files.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: tsx dev/swing/measure-events-cli.ts FOLDER');
const plain = labelledIn(folder).map(({ swing }) => swing);
if (plain.length === 0) throw new Error(`No labelled sequence in ${folder}.`);
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
  printEvents(title, rows);
  console.log(
    `view right ${shareText(rows.map((row) => row.rightView))} %, hand right ${shareText(rows.map((row) => row.rightHand))} %`,
  );
};

measure('as filmed', plain);
measure(
  'mirrored',
  plain.map((swing) => mirrored(swing, mirrorIndex)),
);
