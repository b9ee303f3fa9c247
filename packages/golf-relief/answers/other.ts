import type { Answers } from '../scene.ts';
import * as green from '../situations/green.ts';
import * as moved from '../situations/moved.ts';
import * as wrong from '../situations/wrong.ts';

// What happened to a ball: moved, wrong, on the green, in a hazard of play.

export const answers: Answers = {
  loose: moved.loose,
  'power-line': moved.powerLine,
  'bunker-loose': moved.bunkerLoose,
  'bunker-rake': moved.bunkerRake,
  'green-mark': green.greenMark,
  'green-damage': green.greenDamage,
  'green-moved': moved.greenMoved,
  'green-flagstick': green.flagstick,
  'hit-ball-on-green': moved.hitBallOnGreen,
  'hit-somebody': moved.hitSomebody,
  'moved-by-me': moved.movedByMe,
  'moved-search': moved.movedSearch,
  'moved-wind': moved.movedWind,
  'moved-other': moved.movedOther,
  'moved-after-drop': moved.movedAfterDrop,
  'wrong-ball': wrong.wrongBall,
  'wrong-place': wrong.wrongPlace,
  substituted: wrong.substituted,
  'drop-rolled': moved.dropRolled,
  'drop-wrong': wrong.dropWrong,
  identify: green.identify,
  'ball-interferes': green.ballInterferes,
  unsure: wrong.unsure,
  'pick-up': wrong.pickUp,
};
