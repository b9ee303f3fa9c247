import { type Scene, YES_NO, areaFact, ask, choice, isKnown, isNo, isYes, only, says } from '../scene.ts';
import type { Relief, ReliefOption } from '../relief-types.ts';
import { areaAt } from '../ground.ts';
import { AS_IT_LIES, strokeAndDistance } from '../choices.ts';

// Rules 7, 9, 11, 12 and 15: a ball that moved or was moved, loose impediments, and balls in motion that hit something.

const back = (
  scene: Scene,
  rule: string,
  strokes: number,
  words = 'Put the ball back on its spot; estimate it if you must.',
): Relief => only(choice('replace', rule, strokes, 'replace', words, scene.ball));
const stay = (rule: string, words: string, strokes: ReliefOption['strokes'] = 0): Relief =>
  only(choice('play', rule, strokes, 'play', words));

const NEW_SPOT = 'Play it from where it is now.';
const isOnGreen = ({ area, facts }: Scene): boolean => area === 'green' || areaFact(facts['on']) === 'green';
const isNature = (by: unknown): boolean =>
  says(by, 'wind', 'nature', 'natural', 'gravity', 'rain', 'water', 'itself', 'slope');
const OTHERS = ['other', 'another', 'somebody', 'someone', 'opponent', 'itself', 'their', 'his', 'her'] as const;
/** The golfer, or who stands in for them. */
const isSelf = (by: unknown): boolean =>
  says(by, 'me', 'i', 'myself', 'us', 'player', 'caddie', 'partner', 'self', 'own') && !says(by, ...OTHERS);

/** Rules 9.4b, with its exceptions. */
export const movedByMe = (scene: Scene): Relief => {
  const { facts, area } = scene;
  if (isNo(facts['certain'])) return stay('9.2b', `Nobody is known to have moved it, so nature did. ${NEW_SPOT}`);
  if (isNo(facts['moved'])) return stay('9.2', `A ball that only wobbled has not moved. ${AS_IT_LIES}`);
  if (isOnGreen(scene)) return back(scene, '13.1d(1)', 0, 'On the green there is no penalty. Put the ball back.');
  if (area === 'teeing') return stay('6.2b(6)', 'In the teeing area there is no penalty. Tee it again and play.');
  return back(scene, '9.4b', 1, 'One penalty stroke. Put the ball back on its spot; estimate it if you must.');
};

export const movedSearch = (scene: Scene): Relief =>
  back(
    scene,
    '7.4',
    0,
    'Nobody is penalised while searching. Put the ball back as it lay; cover it again if it was covered.',
  );

const byNature = (scene: Scene): Relief => {
  const to = areaFact(scene.facts['toArea']);
  if (isYes(scene.facts['liftedBefore']) && isOnGreen(scene))
    return back(scene, '13.1d(2)', 0, 'You had lifted and replaced it on the green, so put it back.');
  if (isYes(scene.facts['liftedBefore']) && to !== undefined && to !== scene.area)
    return back(scene, '9.3', 0, 'It had been dropped, placed or replaced and is now in another area, so put it back.');
  return stay('9.3', `Wind, water and slopes cost nothing. ${NEW_SPOT}`);
};

export const movedWind = byNature;

/** Rules 9.5 and 9.6. */
export const movedOther = (scene: Scene): Relief => {
  const { by, certain } = scene.facts;
  if (isNo(certain) || says(by, 'unknown', 'nobody'))
    return stay('9.2b', `Nobody is known to have moved it, so nature did. ${NEW_SPOT}`);
  if (isNature(by)) return byNature(scene);
  if (isSelf(by)) return movedByMe(scene);
  if (scene.form === 'match' && says(by, 'opponent'))
    return back(
      scene,
      '9.5',
      0,
      'Put the ball back. Your opponent gets one penalty stroke, but not while searching or on the green.',
    );
  return back(scene, '9.6', 0, 'Put the ball back on its spot; estimate it if you must. There is no penalty.');
};

/** Rule 9.3, exception 2 (2023). */
export const movedAfterDrop = (scene: Scene): Relief => {
  const { toArea, atRest, by, previousArea, firstTouched } = scene.facts;
  if (isNo(atRest)) return dropRolled(scene);
  if (isSelf(by)) return movedByMe(scene);
  if (isKnown(by) && !isNature(by)) return movedOther(scene);
  if (!isKnown(toArea)) return ask('toArea', 'Where did it roll?', ['same area', 'another area', 'out of bounds']);
  const from = areaFact(previousArea) ?? areaFact(firstTouched) ?? scene.area ?? 'general';
  const to = areaFact(toArea);
  const isSame = says(toArea, 'same') || isNo(toArea) || (to !== undefined && to === from);
  if (!isSame)
    return back(
      scene,
      '9.3',
      0,
      'It had come to rest and then rolled into another area, so put it back. There is no penalty.',
    );
  return isOnGreen(scene)
    ? back(scene, '13.1d(2)', 0)
    : stay('9.3', `It had come to rest, and wind or slope moved it. ${NEW_SPOT}`);
};

/** Rule 13.1d. */
export const greenMoved = (given: Scene): Relief => {
  const scene: Scene = { ...given, area: 'green' };
  const { by, liftedBefore } = scene.facts;
  if (!isKnown(by)) return ask('by', 'What moved the ball?', ['me', 'wind', 'somebody else']);
  if (isSelf(by)) return movedByMe(scene);
  if (!isNature(by)) return movedOther(scene);
  if (!isKnown(liftedBefore))
    return ask('liftedBefore', 'Had you already marked, lifted and replaced it there?', YES_NO);
  return byNature(scene);
};

/** Rules 15.1, 9.4b and 13.1d. */
const looseThing = (scene: Scene): Relief => {
  if (says(scene.facts['thing'], 'sand', 'soil', 'dew', 'frost', 'growing', 'attached') && !isOnGreen(scene))
    return stay('8.1a', `Sand, loose soil, dew, frost and what grows are no loose impediments here. ${AS_IT_LIES}`);
  if (isYes(scene.facts['moved']))
    return isOnGreen(scene)
      ? back(scene, '13.1d(1)', 0, 'On the green there is no penalty. Put the ball back.')
      : back(scene, '15.1b', 1, 'One penalty stroke. Put the ball back.');
  const risk = isOnGreen(scene)
    ? 'If the ball moves, put it back without penalty.'
    : 'If that moves the ball, it costs one stroke and the ball goes back.';
  return only(
    choice(
      'remove',
      '15.1a',
      0,
      'play',
      `Leaves, stones and twigs may be moved, also in bunkers and penalty areas. ${risk}`,
    ),
  );
};
export const loose = looseThing;
export const bunkerLoose = (scene: Scene): Relief => looseThing({ ...scene, area: 'bunker' });

/** Rule 15.2a: a rake is a movable obstruction. */
export const bunkerRake = (scene: Scene): Relief =>
  isYes(scene.facts['moved'])
    ? back(scene, '15.2a(1)', 0, 'Put the ball back where it was. There is no penalty.')
    : only(
        choice('remove', '15.2a(1)', 0, 'play', 'Take the rake away. If the ball moves, put it back without penalty.'),
      );

/** The area of the previous stroke: the golfer's word, else the map's. */
const playedFrom = ({ ground, previous, facts }: Scene) =>
  areaFact(facts['from']) ??
  areaFact(facts['previousArea']) ??
  (ground && previous ? areaAt(ground, previous) : areaFact(facts['area']));

/** Rule 11.1a: a putt that hits a ball at rest on the green. */
export const hitBallOnGreen = (scene: Scene): Relief => {
  const { bothOnGreen, moved } = scene.facts;
  const wasPutt = (playedFrom(scene) ?? 'green') === 'green';
  if (says(moved, 'both', 'motion', 'moving') || isNo(scene.facts['atRest']))
    return wasPutt
      ? only({
          ...replayed(scene),
          words:
            'Both balls were moving, so your putt does not count: play it again. Put the other ball where its own stroke leaves it.',
        })
      : stay('11.1b', AS_IT_LIES);
  const theirs = 'The other ball goes back to its spot.';
  if (wasPutt && !isNo(bothOnGreen) && scene.form !== 'match')
    return stay(
      '11.1a',
      `Two penalty strokes, because both balls lay on the green. Play yours from where it stopped. ${theirs}`,
      2,
    );
  return stay('11.1a', `No penalty. Play yours from where it stopped. ${theirs}`);
};

const replayed = (scene: Scene, rule = '11.1b'): ReliefOption => {
  const again = strokeAndDistance(scene, rule, 0);
  return { ...again, kind: 'replay', words: `The stroke does not count: play it again. ${again.words}` };
};

/** Rule 11.1b. Since 2023 a putt that hits the player, the club or an insect is played as it lies. */
export const hitSomebody = (scene: Scene): Relief => {
  const { hit, on, moved } = scene.facts;
  if (says(moved, 'deliberate') || isYes(scene.facts['serious']))
    return only(
      choice(
        'ask-ruling',
        '11.2',
        0,
        'play',
        'Somebody stopped or turned the ball on purpose: that costs the general penalty if you did it. Ask the committee where to play from.',
      ),
    );
  const isPutt = playedFrom(scene) === 'green' && (!isKnown(on) || areaFact(on) === 'green' || isYes(on));
  const isStill =
    (isSelf(hit) && !says(hit, 'partner', 'caddie', 'bag', 'trolley', 'cart', 'buggy', 'equipment')) ||
    says(hit, 'club', 'insect', 'flagstick', 'marker', 'ball', 'wall', 'sprinkler', 'immovable');
  if (isPutt && !isStill) return only(replayed(scene));
  return stay('11.1b', 'An accident costs nobody anything. Play it as it lies.');
};

/** Model Local Rule E-11. */
export const powerLine = (scene: Scene): Relief =>
  scene.switches.powerLines === true
    ? only(replayed(scene, 'Model Local Rule E-11'))
    : stay('11.1b', 'Without its Local Rule a ball that hit a power line is played as it lies.');

/** Rule 14.3c. */
export const dropRolled = (scene: Scene): Relief => {
  const { outside, times, hitMe, afterGround, nearerThanReference, firstTouched, rests } = scene.facts;
  if (isYes(hitMe) && isNo(afterGround))
    return only(
      choice(
        'redrop',
        '14.3b',
        0,
        'drop',
        'It touched you before the ground, so the drop does not count. Drop again; there is no penalty.',
      ),
    );
  const [touched, rest] = [areaFact(firstTouched), areaFact(rests)];
  const isOut =
    isYes(nearerThanReference) || (touched !== undefined && rest !== undefined && touched !== rest) || isYes(outside);
  if (!isOut && !isNo(outside)) return ask('outside', 'Did the ball come to rest outside the relief area?', YES_NO);
  if (!isOut)
    return stay(
      '14.3c(1)',
      'It stopped in the relief area, whoever or whatever it touched on the way. Play it as it lies.',
    );
  const drops = says(times, 'once', 'first', 'one') ? 1 : says(times, 'twice', 'second', 'two') ? 2 : Number(times);
  if (!isKnown(times) || Number.isNaN(drops))
    return ask('times', 'How often have you dropped it the right way?', ['1', '2']);
  return drops < 2
    ? only(choice('redrop', '14.3c(2)', 0, 'drop', 'Drop it a second time in the same way. There is no penalty.'))
    : only(
        choice(
          'place',
          '14.3c(2)',
          0,
          'place',
          'Place it where the second drop first touched the ground. If it will not stay after two tries, place it on the nearest spot that holds it.',
        ),
      );
};
