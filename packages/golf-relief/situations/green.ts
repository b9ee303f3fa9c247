import { type Scene, choice, generalPenalty, isKnown, isNo, isYes, only, says } from '../scene.ts';
import type { Relief } from '../relief-types.ts';

// Rules 13 and 14.1: marking, repairing and the flagstick; Rules 7.3 and 15.3: lifting to identify or out of the way.

export const greenMark = (scene: Scene): Relief =>
  only(
    choice(
      'lift',
      '13.1b, 14.1',
      0,
      'replace',
      'Mark the ball, lift and clean it, then put it back on its spot. Lifting without a mark costs one stroke.',
      scene.ball,
    ),
  );

/** Rule 13.1c. */
export const greenDamage = (scene: Scene): Relief =>
  says(scene.facts['thing'], 'aeration', 'natural', 'wear', 'worn', 'grass', 'weed', 'irrigation')
    ? only(
        choice(
          'play',
          '13.1c(2)',
          0,
          'play',
          'Aeration holes, wear and natural unevenness are not damage: leave them.',
        ),
      )
    : says(scene.facts['thing'], 'sand', 'soil', 'leaf', 'leaves', 'loose')
      ? only(
          choice('remove', '13.1c(1)', 0, 'play', 'On the green you may brush away sand, loose soil and loose things.'),
        )
      : only(
          choice(
            'repair',
            '13.1c(2)',
            0,
            'play',
            'Repair ball marks, shoe marks, old plugs and other damage with hand, foot, club or fork, without delay. Sand and loose soil may be brushed away.',
          ),
        );

/** Rule 13.2. */
export const flagstick = (scene: Scene): Relief => {
  const { belowLip, hit, thing, on } = scene.facts;
  if (isYes(belowLip))
    return only(
      choice('play', '13.2c', 0, 'play', 'A part of the ball is below the lip beside the flagstick: it is holed.'),
    );
  if (isNo(belowLip))
    return only(
      choice(
        'play',
        '13.2c',
        0,
        'play',
        'No part of the ball is below the lip, so it is not holed. Play it as it lies.',
      ),
      choice(
        'replace',
        '13.2c',
        0,
        'replace',
        'Take the flagstick out. If the ball moves, even into the hole, put it on the lip.',
      ),
    );
  if (says(hit, 'deliberate') || says(thing, 'deliberate'))
    return only(
      choice(
        scene.form === 'match' ? 'lose-hole' : 'play',
        '13.2a',
        generalPenalty(scene),
        'play',
        'The flagstick was moved or placed to help the ball: that costs the general penalty. Play it as it lies.',
      ),
    );
  if (isYes(hit) || isYes(on) || (isKnown(hit) && !isNo(hit)))
    return only(
      choice(
        'play',
        '13.2',
        0,
        'play',
        'Hitting the flagstick, or by accident who attends it, costs nothing. Play it as it lies.',
      ),
    );
  return only(
    choice('play', '13.2a(2)', 0, 'play', 'Leave the flagstick in: hitting it costs nothing.'),
    choice('remove', '13.2a(3)', 0, 'play', 'Take it out, or have it attended, before you play.'),
  );
};

/** Rule 7.3. */
export const identify = (scene: Scene): Relief =>
  only(
    choice(
      'lift',
      '7.3',
      0,
      'replace',
      'Mark the spot, turn or lift the ball and clean only what you need to know it, then put it back. Without a mark it costs one stroke.',
      scene.ball,
    ),
  );

/** Rule 15.3. */
export const ballInterferes = (scene: Scene): Relief =>
  only(
    choice(
      'lift',
      '15.3',
      0,
      'replace',
      `Have the other ball marked and lifted; it is not cleaned unless it lies on the green.${scene.form === 'match' ? '' : ' Its owner may play first instead.'} Then it goes back.`,
    ),
  );
