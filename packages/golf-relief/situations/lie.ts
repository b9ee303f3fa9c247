import { AS_IT_LIES, lost, ownBunker, strokeAndDistance } from '../choices.ts';
import { along, direction } from '../geometry/points.ts';
import { areasHolding } from '../ground.ts';
import type { Relief, ReliefOption } from '../relief-types.ts';
import { DROP, type Scene, choice, isKnown, isNo, isYes, only, says, zoned } from '../scene.ts';
import { zoneAround } from '../zones.ts';
import { mapped, orPay, play } from './conditions.ts';

// Rules 8.1a, 15.2, 16.3 and E-3: what the lie itself allows.

/** Rule 16.3. */
export const embedded = (scene: Scene): Relief => {
  const { ground, ball, club, facts, area = 'general' } = scene;
  const none = (words: string) => only(play('16.3a', `${words} Play it as it lies or take unplayable relief.`));
  if (area === 'green')
    return only(
      choice(
        'repair',
        '13.1c(2)',
        0,
        'replace',
        'Mark the spot, lift the ball, repair the hole and replace the ball.',
        ball,
      ),
    );
  if (area === 'penalty')
    return orPay(scene, play('16.3a', `A ball plugged in a penalty area gets no free relief. ${AS_IT_LIES}`));
  if (area === 'bunker') return none('A ball plugged in a bunker gets no free relief.');
  if (isNo(facts['ownMark'])) return none('It is not in the mark that its own last stroke made below the surface.');
  if (isYes(facts['sand']) && !isYes(facts['cut']))
    return none('Sand that is not cut to fairway height gives no relief.');
  if (isYes(facts['unreasonable'])) return none('The stroke is unreasonable for another reason.');
  const reference = ground && ball && along(ball, direction(ground.flag, ball), 0.05);
  return only(
    play('16.3a'),
    zoned(
      choice(
        'free-drop',
        '16.3b',
        0,
        'drop',
        `Mark the spot right behind the ball and drop within one club-length, in the general area, not nearer the hole. ${DROP}`,
      ),
      {
        reference,
        ...(ground && reference && { zones: zoneAround(ground, reference, club, { areas: ['general'] }) }),
      },
    ),
  );
};

/** Rule 8.1a: nothing that marks the boundary is an obstruction. */
export const boundary = (scene: Scene): Relief =>
  says(scene.facts['thing'], 'penalty', 'red', 'yellow', 'distance', 'movable')
    ? only(
        choice(
          'remove',
          '15.2a(1)',
          0,
          'play',
          'This stake is a movable obstruction. Take it away; if the ball moves, replace it without penalty.',
        ),
      )
    : orPay(
        scene,
        play(
          '8.1a',
          'Boundary fences, walls and stakes give no free relief and must not be moved. Play it as it lies.',
        ),
      );

/** Free relief from a movable thing that the ball lies on or in: placed on the green, dropped elsewhere. */
const freeOf = (scene: Scene, rule: string): ReliefOption => {
  const { ground, ball, club, area = 'general' } = scene;
  const [option, reachM] =
    area === 'green'
      ? [
          choice(
            'free-place',
            rule,
            0,
            'place',
            'Lift the ball, take the thing away and place the ball right below where it was.',
          ),
          0.025,
        ]
      : [
          choice(
            'free-drop',
            rule,
            0,
            'drop',
            `Lift the ball, take the thing away and drop within one club-length of the spot right below it, not nearer the hole. ${DROP}`,
          ),
          club,
        ];
  if (!ground || !ball) return zoned(option, { reference: ball });
  const stay = area === 'bunker' ? ownBunker(scene) : [];
  return zoned(option, { reference: ball, zones: zoneAround(ground, ball, reachM, { areas: [area], stay }) });
};

/** Rule 15.2a. */
export const movable = (scene: Scene): Relief => {
  const { ball, facts } = scene;
  if (isYes(facts['moved']))
    return only(
      choice('replace', '15.2a(1)', 0, 'replace', 'Put the ball back where it was. There is no penalty.', ball),
    );
  const remove = choice(
    'remove',
    '15.2a(1)',
    0,
    'play',
    'Take it away. If the ball moves, replace it without penalty.',
    ball,
  );
  if (isNo(facts['found']) && isNo(facts['certain'])) return only(...lost(scene));
  if (isNo(facts['found'])) return only(strokeAndDistance(scene, '18.1'), freeOf(scene, '15.2b'));
  const { on } = facts;
  const isOnIt = isYes(on) || (isKnown(on) && says(on, 'on', 'in', 'obstruction'));
  return isOnIt ? only(play('15.2'), freeOf(scene, '15.2a(2)')) : only(remove, play('15.2'));
};

/** Metres. A scorecard is about as long as a hand. */
const PREFERRED_M = { card: 0.2, 'six-inches': 0.1524 } as const;

/** Model Local Rule E-3. */
export const preferred = (scene: Scene): Relief => {
  const { ground, ball, club, facts, switches, area = 'general' } = scene;
  const length = switches.preferredLies;
  const none = (words: string) => only(play('9.1', `${words} Play it as it lies.`));
  if (length === undefined) return none('Preferred lies are not in force in this round.');
  const fairways = mapped(scene, 'fairway');
  const isMown = isKnown(facts['cut'])
    ? isYes(facts['cut'])
    : says(facts['area'], 'fairway') ||
      (!says(facts['area'], 'rough') &&
        (fairways.length === 0 || ball === undefined || areasHolding(ball, fairways).length > 0));
  if (area !== 'general' || !isMown)
    return none('Preferred lies hold only in the general area where it is cut to fairway height.');
  const reach = length === 'club' ? club : PREFERRED_M[length];
  const words = { club: 'one club-length', card: 'the length of a scorecard', 'six-inches': 'six inches' }[length];
  return only(
    play('9.1'),
    zoned(
      choice(
        'preferred',
        'Model Local Rule E-3',
        0,
        'place',
        `Mark, lift and clean the ball. Place it once within ${words}, in the general area, not nearer the hole.`,
      ),
      { reference: ball, ...(ground && ball && { zones: zoneAround(ground, ball, reach, { areas: ['general'] }) }) },
    ),
  );
};
