// How often the events are right (PCE), by event and view, on labelled pose sequences and on drawn golfers that no rule
// was fitted on, as filmed, mirrored, with noise, with frames missing, at other frame rates, and by how the clip begins
// and ends:
//   tsx packages/swing-lab/measure-events-cli.ts FOLDER [SECOND_READING.json]

import { findEvents } from '../swing/pipeline/swing-events.ts';
import { type Kind, KINDS, swingOfKind } from './kinds.ts';
import { drawnSwing } from './random-golfers.ts';
import { printEvents, shareText } from './events-table.ts';
import {
  type LabelledSwing,
  isRight,
  labelledIn,
  mirrored,
  thickened,
  thinned,
  toleranceFrames,
  trembling,
  withHoles,
} from './pose-files.ts';

/** Frames that PCE is published at, beside GolfDB's tolerance. */
const FRAMES = [1, 3, 5];

const [folder, reading] = process.argv.slice(2);
if (!folder) throw new Error('Usage: tsx packages/swing-lab/measure-events-cli.ts FOLDER [SECOND_READING.json]');
const plain = labelledIn(folder, reading).map(({ swing }) => swing);
if (plain.length === 0) throw new Error(`No labelled sequence in ${folder}.`);
const measure = (title: string, swings: typeof plain): void => {
  const rows = swings.map((swing) => {
    const found = findEvents(swing.sequence);
    const tolerance = toleranceFrames(swing.events);
    return {
      view: swing.view,
      rightView: found?.view === swing.view,
      rightHand: found?.handedness === swing.handedness,
      hits: swing.ranges.map((range, i) => isRight(range, found?.frames[i] ?? Infinity, tolerance)),
      within: FRAMES.map((frames) =>
        swing.ranges.map((range, i) => isRight(range, found?.frames[i] ?? Infinity, frames)),
      ),
    };
  });
  printEvents(title, rows);
  console.log(
    FRAMES.map((frames, at) => `within ${frames}: ${shareText(rows.flatMap(({ within }) => within[at]!))} %`).join(
      ', ',
    ),
  );
  console.log(
    `view right ${shareText(rows.map((row) => row.rightView))} %, hand right ${shareText(rows.map((row) => row.rightHand))} %`,
  );
};

measure('as filmed', plain);
const changed = (title: string, change: (swing: LabelledSwing) => LabelledSwing) => measure(title, plain.map(change));
changed('mirrored', mirrored);
changed('noise of 0.3 % of the picture', (swing) => trembling(swing, 0.003));
changed('noise of 0.6 % of the picture', (swing) => trembling(swing, 0.006));
changed('a fifth of the frames missing', withHoles);
changed('half the frames', (swing) => thinned(swing, 2, 0));
changed('twice the frames', (swing) => thickened(swing, 2));
changed('four times the frames', (swing) => thickened(swing, 4));
const isSlow = (swing: LabelledSwing) => (swing.events[5]! - swing.events[3]!) / 4 >= 6;
measure(
  'a quarter of the frames of slow motion',
  plain.filter(isSlow).map((swing) => thinned(swing, 4, 0)),
);

/** Seeds of the drawn golfers. The rules were made without them, and the tests use other seeds. */
const GOLFERS = Array.from({ length: 16 }, (_, i) => 500 + i);
for (const fps of [30, 60, 120]) {
  const drawn = (['face-on', 'down-the-line'] as const).flatMap((view) =>
    GOLFERS.map((seed) => drawnSwing(seed, view, fps)),
  );
  const title = `drawn golfers at ${fps} a second`;
  measure(title, drawn);
  const drawnAnd = (change: (swing: LabelledSwing) => LabelledSwing, how: string) =>
    measure(`${title}, ${how}`, drawn.map(change));
  drawnAnd(mirrored, 'mirrored');
  drawnAnd((swing) => trembling(swing, 0.003), 'noise of 0.3 %');
  drawnAnd((swing) => trembling(swing, 0.006), 'noise of 0.6 %');
  drawnAnd(withHoles, 'a fifth of the frames missing');
}

/** Seeds of the golfers whose clips begin and end in different ways: neither the rules nor the tests use them. */
const FRESH = Array.from({ length: 6 }, (_, i) => 77_000 + i);
for (const kind of Object.keys(KINDS) as Kind[]) {
  const drawn = (['face-on', 'down-the-line'] as const).flatMap((view) =>
    [30, 60].flatMap((fps) => FRESH.map((seed) => swingOfKind(kind, seed, { view, fps }))),
  );
  measure(`golfer who ${kind}`, drawn);
  measure(
    `golfer who ${kind}, noise of 0.6 %`,
    drawn.map((swing) => trembling(swing, 0.006)),
  );
}
