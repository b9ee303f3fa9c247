import { type Scene, ask, choice, generalPenalty, isKnown, isNo, isYes, only, says } from '../scene.ts';
import type { Relief } from '../relief-types.ts';

// Rules 6.3, 14.3b, 14.7 and 20.1: what was done wrong, doubt, and when a hole is over for a golfer (Rules 3 and 21 to 23).

const loseHole = (rule: string, words: string): Relief => only(choice('lose-hole', rule, 'hole', 'play', words));
/** What a golfer gets who does not put it right before the next tee (Rules 6.3c, 14.7b, 21.1c, 21.2c, 23.8). */
const UNCORRECTED: Readonly<Record<Scene['form'], string>> = {
  stroke: 'you are disqualified',
  match: 'you lose the hole',
  stableford: 'the hole counts zero points',
  maximum: 'the hole counts the maximum',
  'four-ball': 'your score does not count on this hole',
  foursomes: 'your side is disqualified',
};
const isMine = (who: unknown): boolean => isYes(who) || says(who, 'me', 'i did');

/** Rule 6.3c. */
export const wrongBall = (scene: Scene): Relief => {
  const { each, first, water } = scene.facts;
  if (isYes(water))
    return only(
      choice(
        'correct',
        '6.3c',
        0,
        'play',
        'A wrong ball moving in water in a penalty area costs nothing. Go on with your own.',
      ),
    );
  if (scene.form === 'match') {
    if (!isYes(each)) return loseHole('6.3c(1)', 'You played a wrong ball: you lose the hole.');
    if (!isKnown(first))
      return only(
        choice(
          'play',
          '6.3c(1)',
          0,
          'play',
          'You played each other’s ball. Who did it first loses the hole; if nobody knows, finish the hole with the balls exchanged.',
        ),
      );
    if (isMine(first))
      return loseHole('6.3c(1)', 'You played each other’s ball and you did it first: you lose the hole.');
    return only(
      choice(
        'play',
        '6.3c(1)',
        0,
        'play',
        isNo(first) || says(first, 'opponent', 'other', 'they')
          ? 'Your opponent played a wrong ball first and loses the hole.'
          : 'Nobody knows who was first: finish the hole with the balls exchanged, without penalty.',
      ),
    );
  }
  const side =
    scene.form === 'four-ball' ? ' Your partner’s score is not affected; in a match you are out of the hole.' : '';
  return only(
    choice(
      'correct',
      '6.3c(1)',
      2,
      'play',
      `Two penalty strokes; strokes with the wrong ball do not count. Go back and play your own before the next tee, or ${UNCORRECTED[scene.form]}.${side}`,
    ),
  );
};

/** Rules 14.5 and 14.7. */
export const wrongPlace = (scene: Scene): Relief => {
  const { played, serious } = scene.facts;
  if (isNo(played))
    return only(
      choice('correct', '14.5', 0, 'drop', 'You have not played yet: lift the ball without penalty and put it right.'),
    );
  if (scene.form === 'match') return loseHole('14.7a', 'You played from a wrong place: you lose the hole.');
  const twoBalls = choice(
    'two-balls',
    '14.7b(2)',
    2,
    'play',
    'Not sure: finish the hole with a second ball from the right place as well, and tell the committee before you hand in the card.',
  );
  if (!isKnown(serious) && serious !== 'unsure')
    return ask('serious', 'Did you gain a lot by it, such as clearing a hazard or many yards?', [
      'yes',
      'no',
      'unsure',
    ]);
  if (isYes(serious))
    return only(
      choice(
        'correct',
        '14.7b(1)',
        2,
        'drop',
        `A serious breach: two penalty strokes, and play the hole out from the right place before the next tee, or ${UNCORRECTED[scene.form]}.`,
      ),
    );
  if (!isNo(serious)) return only(twoBalls);
  return only(
    choice('play', '14.7b(1)', 2, 'play', 'Two penalty strokes. Finish the hole with this ball; do not correct it.'),
  );
};

/** Rule 6.3b: one stroke since 2023, in every form of play. */
export const substituted = (scene: Scene): Relief =>
  isNo(scene.facts['played'])
    ? only(
        choice(
          'correct',
          '14.5',
          0,
          'replace',
          'You have not played yet: take the first ball again. There is no penalty.',
        ),
      )
    : only(
        choice(
          'play',
          '6.3b(3)',
          1,
          'play',
          'One penalty stroke for changing the ball where the Rules do not allow it. Finish the hole with this one.',
        ),
      );

/** Rule 14.3b. */
export const dropWrong = (scene: Scene): Relief => {
  const { played, outside } = scene.facts;
  if (!isYes(played))
    return only(
      choice(
        'redrop',
        '14.3b',
        0,
        'drop',
        'Only a drop by yourself, straight down from knee height, counts. Drop again the right way, as often as it takes; there is no penalty.',
      ),
    );
  if (!isYes(outside))
    return only(
      choice(
        'play',
        '14.3b',
        1,
        'play',
        'One penalty stroke for playing a ball that was dropped the wrong way in the relief area. Play on.',
      ),
    );
  return scene.form === 'match'
    ? loseHole('14.3b, 14.7a', 'Dropped the wrong way and played from outside the relief area: you lose the hole.')
    : only(
        choice(
          'play',
          '14.3b, 14.7a',
          generalPenalty(scene),
          'play',
          'Two penalty strokes for playing from a wrong place. Play on, or correct it if it was a serious breach.',
        ),
      );
};

/** Rules 20.1b and 20.1c. */
export const unsure = (scene: Scene): Relief =>
  scene.form === 'match'
    ? only(
        choice(
          'ask-ruling',
          '20.1b',
          0,
          'play',
          'Agree with your opponent, or say that you want a ruling and play on. The committee decides later. Two balls are not allowed in match play.',
        ),
      )
    : only(
        choice(
          'two-balls',
          '20.1c(3)',
          0,
          'play',
          'Before your next stroke say that you will play two balls and which one should count. Finish the hole with both and tell the committee before you hand in the card, even if both scores are the same.',
        ),
        choice(
          'ask-ruling',
          '20.2',
          0,
          'play',
          'Ask a referee or the committee, if one is near and nobody has to wait.',
        ),
      );

const PICK_UP: Readonly<Record<Scene['form'], readonly [rule: string, words: string]>> = {
  stroke: [
    '3.3c',
    'In stroke play you must hole out, or you are disqualified. In a casual round, pick up and let Divot count net double bogey for your index.',
  ],
  match: ['3.2b(1)', 'You may concede the hole at any time before it is decided, and pick up.'],
  stableford: ['21.1b', 'Pick up once you can score no points. The hole counts zero points.'],
  maximum: ['21.2b', 'Pick up once you reach the maximum. That is your score.'],
  'four-ball': ['23.2', 'Pick up once your partner’s score will count. One ball of the side must be holed.'],
  foursomes: ['22.1', 'The side’s one ball must be holed in stroke play. In a match you may concede.'],
};
export const pickUp = (scene: Scene): Relief => {
  const [rule, words] = PICK_UP[scene.form];
  return only(
    choice(
      scene.form === 'stroke' || scene.form === 'foursomes' ? 'play' : 'pick-up',
      rule,
      scene.form === 'match' ? 'hole' : 0,
      'play',
      words,
    ),
  );
};
