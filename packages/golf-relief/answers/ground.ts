import type { Answers, Scene } from '../scene.ts';
import type { Relief } from '../relief-types.ts';
import * as conditions from '../situations/conditions.ts';
import * as lie from '../situations/lie.ts';
import { outOfBounds } from '../situations/lost.ts';

// Where the ball lies: what is around it, and what it lies in or on.

const GROUND: Answers = {
  path: conditions.path,
  'obstruction-on-line': conditions.obstructionOnLine,
  repair: conditions.repair,
  puddle: conditions.puddle,
  'animal-hole': conditions.animalHole,
  'dangerous-animal': conditions.dangerousAnimal,
  embedded: lie.embedded,
  boundary: lie.boundary,
  movable: lie.movable,
  'wrong-green': conditions.wrongGreen,
  'no-play-zone': conditions.noPlayZone,
  'young-tree': conditions.youngTree,
  preferred: lie.preferred,
  'bunker-water': conditions.bunkerWater,
  'green-water': conditions.greenWater,
};

/** A ball out of bounds is not in play, whatever else is the matter (Rule 18.2a). */
const inPlay =
  (answer: (scene: Scene) => Relief) =>
  (scene: Scene): Relief =>
    scene.area === 'out' ? outOfBounds(scene) : answer(scene);

export const answers: Answers = Object.fromEntries(
  Object.entries(GROUND).map(([situation, answer]) => [situation, inPlay(answer)]),
);
