// How often movements that are no golf swing pass as one, by movement, and how many golf swings are refused:
//   tsx packages/swing-lab/measure-refusals-cli.ts [FOLDER of labelled sequences]

import type { PoseSequence } from '../swing/contract.ts';
import { searchSwings } from '../swing/pipeline/read-swing.ts';
import { drawnSwing } from './random-golfers.ts';
import { posesOf } from './golfer.ts';
import { HELD_OUT_MOVEMENTS } from './held-out-movements.ts';
import { MOVEMENTS } from './movements.ts';
import { type Key, movingBody } from './moving-body.ts';
import { SPORTS_MOVEMENTS } from './sports-movements.ts';
import { UNSEEN_MOVEMENTS } from './unseen-movements.ts';
import {
  type LabelledSwing,
  halved,
  labelledIn,
  mirrored,
  narrowed,
  thickened,
  thinned,
  trembling,
  withHoles,
} from './pose-files.ts';

const passes = (sequence: PoseSequence): boolean => searchSwings(sequence).found === 'swing';

/** 96 clips of a movement: views, angles, paces, frame rates and builds. */
const clipsOf = (keys: readonly Key[]): readonly PoseSequence[] =>
  (['face-on', 'down-the-line'] as const).flatMap((view) =>
    [-30, 0, 15, 45].flatMap((cameraYaw) =>
      [0.8, 1, 1.25].flatMap((pace) =>
        [30, 60].flatMap((fps) => {
          const slower = keys.map(([at, change]): Key => [at * pace, change]);
          const sequence = posesOf(movingBody(slower, { view, cameraYaw, fps }));
          return [sequence, narrowed({ sequence }, 0.85).sequence];
        }),
      ),
    ),
  );

const measure = (title: string, movements: Readonly<Record<string, readonly Key[]>>): void => {
  let all = 0;
  let passed = 0;
  for (const [name, keys] of Object.entries(movements)) {
    const clips = clipsOf(keys);
    const through = clips.filter(passes).length;
    all += clips.length;
    passed += through;
    if (through > 0) console.log(`  ${String(through).padStart(3)} of ${clips.length}  ${name}`);
  }
  console.log(`${title}: ${passed} of ${all} clips of ${Object.keys(movements).length} movements pass as a swing`);
};

if (!process.env['QUICK']) measure('the catalogue', MOVEMENTS);
measure('sports near golf', SPORTS_MOVEMENTS);
measure('unseen', UNSEEN_MOVEMENTS);
measure('held out', HELD_OUT_MOVEMENTS);

const refused = (title: string, swings: readonly LabelledSwing[]): void => {
  const names = swings.filter(({ sequence }) => !passes(sequence)).map(({ id }) => id);
  console.log(`${title}: ${names.length} of ${swings.length} refused ${names.join(', ')}`);
};
const ways = (swing: LabelledSwing): readonly LabelledSwing[] => {
  const named = (way: string, one: LabelledSwing) => ({ ...one, id: `${swing.id} ${way}` });
  return [
    swing,
    named('0.3 %', trembling(swing, 0.003)),
    named('0.6 %', trembling(swing, 0.006)),
    named('holes', withHoles(swing)),
    named('half', halved(swing)),
    named('the other half', thinned(swing, 2, 1)),
    named('half with 0.6 %', trembling(halved(swing), 0.006)),
    named('holes with 0.6 %', trembling(withHoles(swing), 0.006)),
    named('narrow', narrowed(swing, 0.8)),
    named('broad', narrowed(swing, 1.2)),
    named('twice', thickened(swing, 2)),
    named('four times', thickened(swing, 4)),
  ];
};
const [folder] = process.argv.slice(2);
if (folder) {
  const plain = labelledIn(folder).map(({ swing }) => swing);
  const both = [...plain, ...plain.map(mirrored)];
  refused('labelled swings', both.flatMap(ways));
}
const drawn = [24, 30, 60].flatMap((fps) =>
  (['face-on', 'down-the-line'] as const).flatMap((view) =>
    Array.from({ length: 20 }, (_, i) => drawnSwing(1100 + i, view, fps)),
  ),
);
refused(
  'drawn swings',
  drawn.flatMap(ways).filter((_, i) => i % 3 === 0),
);
