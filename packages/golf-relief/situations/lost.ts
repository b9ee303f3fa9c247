import { AS_IT_LIES, lost, playProvisional, strokeAndDistance, unplayable as unplayableBall } from '../choices.ts';
import { type Scene, YES_NO, areaFact, ask, choice, isKnown, isNo, isYes, only, says } from '../scene.ts';
import type { Relief } from '../relief-types.ts';
import { mappedColour, penaltyRelief } from './penalty.ts';

// Rules 18 and 19: lost, out of bounds, provisional and unplayable balls.

const SEARCH_MINUTES = 3;

const isTooLate = (minutes: unknown): boolean => isKnown(minutes) && Number(minutes) > SEARCH_MINUTES;

/** Rules 7.3, 18.2a. A ball in a tree that cannot be identified is lost. */
export const lostBall = (scene: Scene): Relief => {
  const { found, identified, inTree, minutes, certain } = scene.facts;
  if (isYes(certain) && scene.area === 'penalty')
    return penaltyRelief(scene, { colour: mappedColour(scene), ...(isYes(found) ? {} : { first: [] }) });
  const isIdentified = isYes(identified) || (isYes(found) && !isNo(identified));
  if (!isIdentified || isTooLate(minutes) || scene.area === 'out') return only(...lost(scene));
  return isYes(inTree)
    ? only(
        choice('play', '18.2a', 0, 'play', 'Play it from the tree as it lies, if you can.'),
        ...unplayableBall(scene),
      )
    : only(choice('play', '18.2a', 0, 'play', `You found it within three minutes. ${AS_IT_LIES}`, scene.ball));
};

export const outOfBounds = (scene: Scene): Relief => only(...lost(scene));

const UNANNOUNCED =
  'It was not announced, so the second ball is in play, with one penalty stroke. Leave the first one.';
const MAY = 'Yes, if it may be lost outside a penalty area or out of bounds. Say "provisional" before you play it.';
const MAY_NOT =
  'No: the ball is known to be in a penalty area. A second ball from here is your ball in play, with one penalty stroke.';
const IN_PENALTY =
  'It is known to be in the penalty area, so pick up the provisional ball and take penalty relief for the first one.';
const original = (words: string): Relief => only(choice('play-original', '18.3c(3)', 0, 'play', words));

/** Rule 18.3a: whether one may be played. */
const mayProvisional = (scene: Scene): Relief => {
  const { originalIn, certain } = scene.facts;
  return isYes(certain) || areaFact(originalIn) === 'penalty' || scene.area === 'penalty'
    ? only({ ...strokeAndDistance(scene, '18.3a'), words: MAY_NOT })
    : only(choice('provisional', '18.3a', 0, 'play', MAY, scene.previous));
};

/** Rule 18.3. */
export const provisional = (scene: Scene): Relief => {
  const { announced, mayI, originalFound, playedBeyond } = scene.facts;
  if (isYes(mayI)) return mayProvisional(scene);
  if (!isKnown(announced)) return ask('announced', 'Did you say "provisional" before you played it?', YES_NO);
  if (isNo(announced)) return only(choice('stroke-distance', '18.3b', 1, 'play', UNANNOUNCED));
  if (isYes(playedBeyond)) return only(playProvisional);
  if (!isKnown(originalFound)) return ask('originalFound', 'Did you find the first ball within three minutes?', YES_NO);
  return afterSearch(scene);
};

/** Rules 18.3c(2) and (3): which ball is in play once the first one was looked for. */
const afterSearch = (scene: Scene): Relief => {
  const { originalFound, originalIn, identified, minutes, certain, provisional: provisionalBall } = scene.facts;
  const area = areaFact(originalIn);
  if (isNo(originalFound) && area === 'penalty' && !isNo(certain)) return original(IN_PENALTY);
  if (isNo(originalFound) || isNo(identified) || isTooLate(minutes))
    return only(...(says(provisionalBall, 'lost', 'out') ? lost(scene) : [playProvisional]));
  if (!isKnown(originalIn))
    return ask('originalIn', 'Where is the first ball?', ['in bounds', 'penalty area', 'out of bounds']);
  if (area === 'out' || says(originalIn, 'lost')) return only(playProvisional);
  const relief =
    area === 'penalty'
      ? 'Play it as it lies or take penalty relief.'
      : 'Play it as it lies, or take unplayable relief.';
  return original(`Pick up the provisional ball: the first one is in play. ${relief}`);
};

/** Rule 19. */
export const unplayable = (scene: Scene): Relief => {
  if (isNo(scene.facts['found'])) return only(...lost(scene));
  if (scene.area === undefined)
    return ask(
      'area',
      'Where does the ball lie?',
      ['general area', 'bunker', 'penalty area', 'putting green'],
      strokeAndDistance(scene, '19.2a'),
    );
  if (scene.area === 'out') return only(...lost(scene));
  if (scene.area !== 'penalty') return only(...unplayableBall(scene));
  return penaltyRelief(scene, {
    colour: mappedColour(scene),
    first: [
      choice(
        'play',
        '17.1b, 19.1',
        0,
        'play',
        'In a penalty area there is no unplayable ball. Play it as it lies or take penalty relief.',
      ),
    ],
  });
};
