import { describe, expect, it } from 'vitest';
import { unwrap } from '@divot/basics';
import { type HoleArea, type ReliefRequest, type ReliefHole, reliefOptions } from '../index.ts';

// Worked cases of Rules 9 to 20 and 25 (Rules of Golf, edition 2023, with its Model Local Rules), in our own words. Each says
// which choices there are, as "kind strokes rule", or what must be asked first.

const box = (x: number, y: number, wide: number, tall: number) =>
  [
    [x - wide / 2, y - tall / 2],
    [x + wide / 2, y - tall / 2],
    [x + wide / 2, y + tall / 2],
    [x - wide / 2, y + tall / 2],
  ] as const;
const POND: HoleArea = { kind: 'penalty', colour: 'red', polygon: box(0, 100, 40, 20) };
const TRAP: HoleArea = { kind: 'bunker', polygon: box(20, 180, 10, 10) };
/** Flag 200 m from the tee, a pond halfway, a bunker and a path short of the green, a fairway in between. */
const hole = (...more: readonly HoleArea[]): ReliefHole => ({
  flag: [0, 200],
  areas: [
    { kind: 'teeing', polygon: box(0, 0, 8, 6) },
    { kind: 'fairway', polygon: box(0, 60, 30, 50) },
    POND,
    TRAP,
    { kind: 'path', polygon: box(-30, 100, 3, 180) },
    { kind: 'green', polygon: box(0, 200, 20, 20) },
    { kind: 'green', polygon: box(60, 150, 20, 20) },
    ...more,
  ],
});
const TEE = [0, 0] as const;
const onHole = { hole: hole(), previous: TEE };
const inTrap = { ...onHole, ball: [20, 180] as const };

type Row = readonly [what: string, request: ReliefRequest, choices: string];

const ROWS: readonly Row[] = [
  ['9.3: wind rolls a ball on the fairway', { situation: 'moved-wind' }, 'play 0 9.3'],
  [
    '9.3, 13.1d(2): wind rolls a ball that was replaced on the green',
    { situation: 'moved-wind', facts: { area: 'green', liftedBefore: true } },
    'replace 0 13.1d(2)',
  ],
  [
    '9.3, exception 2: a dropped ball stops and then rolls into the pond',
    { situation: 'moved-after-drop', facts: { toArea: 'penalty' } },
    'replace 0 9.3',
  ],
  [
    '9.3: a dropped ball stops and then rolls on in the rough',
    { situation: 'moved-after-drop', facts: { toArea: 'same' } },
    'play 0 9.3',
  ],
  ['9.3: where it rolled decides', { situation: 'moved-after-drop' }, 'ask toArea'],
  ['9.4b: a practice swing moves the ball in the rough', { situation: 'moved-by-me' }, 'replace 1 9.4b'],
  ['13.1d(1): the same on the green', { situation: 'moved-by-me', facts: { area: 'green' } }, 'replace 0 13.1d(1)'],
  ['7.4: kicked while searching', { situation: 'moved-search' }, 'replace 0 7.4'],
  ['9.6: a dog runs off with it', { situation: 'moved-other', facts: { by: 'animal' } }, 'replace 0 9.6'],
  [
    '9.5: the opponent moves it in a match',
    { situation: 'moved-other', form: 'match', facts: { by: 'opponent' } },
    'replace 0 9.5',
  ],
  ['13.1d: who moved it on the green decides', { situation: 'green-moved' }, 'ask by'],
  [
    '13.1d: whether it had been lifted decides',
    { situation: 'green-moved', facts: { by: 'wind' } },
    'ask liftedBefore',
  ],
  [
    '13.1d(2): wind, not lifted before',
    { situation: 'green-moved', facts: { by: 'wind', liftedBefore: false } },
    'play 0 9.3',
  ],
  [
    '13.1d(2): wind, lifted before',
    { situation: 'green-moved', facts: { by: 'wind', liftedBefore: true } },
    'replace 0 13.1d(2)',
  ],
  ['11.1a: a putt hits a ball on the green, stroke play', { situation: 'hit-ball-on-green' }, 'play 2 11.1a'],
  ['11.1a: the same in a match', { situation: 'hit-ball-on-green', form: 'match' }, 'play 0 11.1a'],
  ['11.1a: a chip hits it', { situation: 'hit-ball-on-green', facts: { from: 'general' } }, 'play 0 11.1a'],
  [
    '11.1b: a drive hits a spectator',
    { situation: 'hit-somebody', facts: { from: 'tee', hit: 'spectator' } },
    'play 0 11.1b',
  ],
  [
    '11.1b, exception 2: a putt hits a dog',
    { situation: 'hit-somebody', facts: { from: 'green', hit: 'animal' } },
    'replay 0 11.1b',
  ],
  [
    '11.1b: a putt hits the player’s own foot (2023)',
    { situation: 'hit-somebody', facts: { from: 'green', hit: 'me' } },
    'play 0 11.1b',
  ],
  ['12.2a, 15.1a: a leaf in the bunker', { situation: 'bunker-loose' }, 'remove 0 15.1a'],
  ['15.1b: the leaf moved the ball', { situation: 'bunker-loose', facts: { moved: true } }, 'replace 1 15.1b'],
  ['15.2a: the rake moved the ball', { situation: 'bunker-rake', facts: { moved: true } }, 'replace 0 15.2a(1)'],
  ['13.1c: a spike mark', { situation: 'green-damage', facts: { thing: 'spike mark' } }, 'repair 0 13.1c(2)'],
  ['13.1c: an aeration hole', { situation: 'green-damage', facts: { thing: 'aeration' } }, 'play 0 13.1c(2)'],
  ['13.1f: on a wrong green', { situation: 'wrong-green', ...onHole, ball: [60, 150] }, 'free-drop 0 13.1f'],
  [
    '13.2c: against the flagstick, part below the lip',
    { situation: 'green-flagstick', facts: { belowLip: true } },
    'play 0 13.2c',
  ],
  [
    '14.3c: the drop rolled out once',
    { situation: 'drop-rolled', facts: { outside: true, times: 1 } },
    'redrop 0 14.3c(2)',
  ],
  ['14.3c: and twice', { situation: 'drop-rolled', facts: { outside: true, times: 2 } }, 'place 0 14.3c(2)'],
  [
    '14.3c: first touched the rough, rests in the bunker',
    { situation: 'drop-rolled', facts: { firstTouched: 'general', rests: 'bunker', times: 1 } },
    'redrop 0 14.3c(2)',
  ],
  ['14.3b: dropped from the shoulder, not played', { situation: 'drop-wrong' }, 'redrop 0 14.3b'],
  [
    '14.3b: dropped from the shoulder and played in the area',
    { situation: 'drop-wrong', facts: { played: true } },
    'play 1 14.3b',
  ],
  ['14.7b: wrong place, how serious decides', { situation: 'wrong-place' }, 'ask serious'],
  ['14.7b: wrong place, not serious', { situation: 'wrong-place', facts: { serious: false } }, 'play 2 14.7b(1)'],
  ['14.7a: wrong place in a match', { situation: 'wrong-place', form: 'match' }, 'lose-hole hole 14.7a'],
  ['6.3b: a ball substituted and played (2023: one stroke)', { situation: 'substituted' }, 'play 1 6.3b(3)'],
  ['6.3c: a wrong ball in stroke play', { situation: 'wrong-ball' }, 'correct 2 6.3c(1)'],
  ['6.3c: a wrong ball in a match', { situation: 'wrong-ball', form: 'match' }, 'lose-hole hole 6.3c(1)'],
  ['15.3: another ball interferes', { situation: 'ball-interferes' }, 'lift 0 15.3'],
  ['16.1b: on a path', { situation: 'path', ...onHole, ball: [-30, 100] }, 'play 0 16.1, free-drop 0 16.1b'],
  [
    '16.1a(3): on a path, unplayable for another reason',
    { situation: 'path', facts: { unreasonable: true } },
    'play 0 16.1a(3)',
  ],
  [
    '16.1c: a puddle in the bunker',
    { situation: 'bunker-water', ...inTrap, hole: hole({ kind: 'water', polygon: box(20, 180, 3, 3) }) },
    'play 0 16.1, free-drop 0 16.1c(1), out-on-line 1 16.1c(2)',
  ],
  [
    '16.1c: the whole bunker flooded',
    { situation: 'bunker-water', ...inTrap, hole: hole({ kind: 'water', polygon: box(20, 180, 12, 12) }) },
    'play 0 16.1, max-available 0 16.1c(1), out-on-line 1 16.1c(2)',
  ],
  [
    '16.1d: water on the green',
    { situation: 'green-water', ...onHole, ball: [0, 195], hole: hole({ kind: 'water', polygon: box(0, 195, 2, 2) }) },
    'play 0 16.1, free-place 0 16.1d',
  ],
  [
    '17.3: a path inside a penalty area',
    { situation: 'path', facts: { area: 'penalty' } },
    'play 0 17.3, stroke-distance 1 17.1d(1), back-on-line 1 17.1d(2), lateral 1 17.1d(3)',
  ],
  [
    '16.2b: a snake in the penalty area',
    { situation: 'dangerous-animal', facts: { area: 'penalty' } },
    'free-drop 0 16.2b(2), play 0 16.2a, stroke-distance 1 17.1d(1), back-on-line 1 17.1d(2), lateral 1 17.1d(3)',
  ],
  [
    '16.3: plugged in the rough',
    { situation: 'embedded', ...onHole, ball: [14, 150] },
    'play 0 16.3a, free-drop 0 16.3b',
  ],
  ['16.3a: plugged in the bunker', { situation: 'embedded', ...inTrap }, 'play 0 16.3a'],
  [
    '17.1d: red water',
    { situation: 'penalty-red', ...onHole, crossed: [3, 90] },
    'play 0 17.1b, stroke-distance 1 17.1d(1), back-on-line 1 17.1d(2), lateral 1 17.1d(3)',
  ],
  [
    '17.1d: yellow water',
    { situation: 'penalty-yellow', ...onHole, crossed: [3, 90] },
    'play 0 17.1b, stroke-distance 1 17.1d(1), back-on-line 1 17.1d(2)',
  ],
  ['17.1d: where it crossed decides', { situation: 'penalty-red', ...onHole }, 'ask crossed'],
  ['17.1c: whether it is in there decides', { situation: 'penalty-unsure', ...onHole }, 'ask certain'],
  [
    '17.1c: not certain, so lost',
    { situation: 'penalty-unsure', facts: { certain: false } },
    'stroke-distance 1 18.2b',
  ],
  [
    '17.2a: played from the pond and still in it',
    { situation: 'penalty-yellow', facts: { previousArea: 'penalty' } },
    'play 0 17.1b, stroke-distance 1 17.1d(1), back-on-line 1 17.1d(2), last-outside 1 17.2a(2)',
  ],
  [
    '17.1e: in a no play zone of a penalty area',
    { situation: 'no-play-zone', facts: { area: 'penalty' } },
    'stroke-distance 1 17.1d(1), back-on-line 1 17.1d(2), lateral 1 17.1d(3)',
  ],
  ['18.2: lost', { situation: 'lost' }, 'stroke-distance 1 18.2b'],
  [
    'E-5: out of bounds, with the Local Rule',
    { situation: 'out', switches: { fairwayDrop: true } },
    'stroke-distance 1 18.2b, fairway-drop 2 Model Local Rule E-5',
  ],
  [
    'E-5: not after a provisional ball',
    { situation: 'lost', switches: { fairwayDrop: true }, facts: { provisional: true } },
    'play-provisional 1 18.3c(2)',
  ],
  [
    '18.3c: the first ball is found in the penalty area',
    { situation: 'provisional', facts: { announced: true, originalFound: true, originalIn: 'penalty area' } },
    'play-original 0 18.3c(3)',
  ],
  ['18.3b: not announced', { situation: 'provisional', facts: { announced: false } }, 'stroke-distance 1 18.3b'],
  [
    '19.2: unplayable in the rough',
    { situation: 'unplayable', ...onHole, ball: [14, 150] },
    'stroke-distance 1 19.2a, back-on-line 1 19.2b, lateral 1 19.2c',
  ],
  [
    '19.3: unplayable in the bunker',
    { situation: 'unplayable', ...inTrap },
    'stroke-distance 1 19.3a, back-on-line 1 19.3a, lateral 1 19.3a, out-on-line 2 19.3b',
  ],
  [
    '25.4n: the same in a wheelchair',
    { situation: 'unplayable', ...inTrap, switches: { disability: 'wheeled' } },
    'stroke-distance 1 19.3a, back-on-line 1 19.3a, lateral 1 19.3a, 25.4m, out-on-line 1 19.3b, 25.4n',
  ],
  ['20.1c: in doubt in stroke play', { situation: 'unsure' }, 'two-balls 0 20.1c(3), ask-ruling 0 20.2'],
  ['20.1b: in doubt in a match', { situation: 'unsure', form: 'match' }, 'ask-ruling 0 20.1b'],
  // Where a second reader, who did not write the library, read the Rules differently from its first version.
  [
    '9.2b: nobody knows that the player moved it',
    { situation: 'moved-by-me', facts: { certain: false } },
    'play 0 9.2b',
  ],
  [
    '11.1a: the ball that was hit moved on',
    { situation: 'hit-ball-on-green', facts: { moved: 'other' } },
    'play 2 11.1a',
  ],
  [
    '11.1b: a putt from the mapped green hits a caddie',
    { situation: 'hit-somebody', ...onHole, previous: [0, 195], facts: { hit: 'caddie' } },
    'replay 0 11.1b',
  ],
  [
    '11.1b: a putt hits the golfer’s own bag, not the club in use',
    { situation: 'hit-somebody', facts: { from: 'green', hit: 'own bag' } },
    'replay 0 11.1b',
  ],
  ['13.1c(1): sand on the line', { situation: 'green-damage', facts: { thing: 'sand' } }, 'remove 0 13.1c(1)'],
  [
    '13.1f: stance on a wrong green, ball in a bunker beside it',
    { situation: 'wrong-green', facts: { area: 'bunker', interference: 'stance' } },
    'free-drop 0 13.1f',
  ],
  [
    '13.1f: only an unreasonable stance reaches the wrong green',
    { situation: 'wrong-green', facts: { interference: 'stance', unreasonable: true } },
    'play 0 13.1f',
  ],
  [
    '13.2a: the flagstick moved on purpose to stop the ball, in a match',
    { situation: 'green-flagstick', form: 'match', facts: { hit: 'deliberate' } },
    'lose-hole hole 13.2a',
  ],
  [
    '14.3c: dropped twice, in words',
    { situation: 'drop-rolled', facts: { outside: 'Yes', times: 'twice' } },
    'place 0 14.3c(2)',
  ],
  ['14.7b(2): unsure how serious', { situation: 'wrong-place', facts: { serious: 'unsure' } }, 'two-balls 2 14.7b(2)'],
  ['15.1a: sand off the green is no loose impediment', { situation: 'loose', facts: { thing: 'sand' } }, 'play 0 8.1a'],
  [
    '15.2b: lost in a movable thing',
    { situation: 'movable', facts: { found: false, certain: true } },
    'stroke-distance 1 18.1, free-drop 0 15.2b',
  ],
  [
    '17.3: water in a bunker that lies in a penalty area',
    {
      situation: 'bunker-water',
      ...onHole,
      ball: [0, 100],
      crossed: [0, 90],
      hole: hole({ kind: 'bunker', polygon: box(0, 100, 6, 6) }),
    },
    'play 0 17.3, stroke-distance 1 17.1d(1), back-on-line 1 17.1d(2), lateral 1 17.1d(3)',
  ],
  [
    '16.1a(1): a path on the line only, off the green',
    { situation: 'path', facts: { interference: 'line of play' } },
    'play 0 16.1a',
  ],
  [
    '16.1e: lost in a puddle in a bunker, with the way out and the way back',
    {
      situation: 'puddle',
      ...onHole,
      crossed: [18.4, 180],
      hole: hole({ kind: 'water', polygon: box(20, 180, 3, 3) }),
      facts: { found: false, certain: true },
    },
    'free-drop 0 16.1e, 16.1c(1), out-on-line 1 16.1c(2), stroke-distance 1 18.1',
  ],
  [
    '16.1f: ground under repair that is a no play zone must be left',
    {
      situation: 'repair',
      ...onHole,
      ball: [14, 150],
      hole: hole({ kind: 'repair', noPlay: true, polygon: box(14, 150, 4, 4) }),
    },
    'free-drop 0 16.1b',
  ],
  [
    '16.1f: an unreasonable stroke whose stance is in a no play zone: unplayable, not played',
    { situation: 'no-play-zone', facts: { interference: 'stance', unreasonable: true } },
    'stroke-distance 1 19.2a, back-on-line 1 19.2b, lateral 1 19.2c',
  ],
  [
    '16.2a: bees beside a ball in the rough: relief is a choice',
    { situation: 'dangerous-animal', facts: { area: 'general' } },
    'free-drop 0 16.2b(1), play 0 16.2a',
  ],
  [
    '16.2a: and none where the stroke is unreasonable anyway',
    { situation: 'dangerous-animal', facts: { unreasonable: true } },
    'play 0 16.2a',
  ],
  [
    '17.1c: certain and not found: there is no ball to play',
    { situation: 'penalty-unsure', facts: { certain: true } },
    'stroke-distance 1 17.1d(1), back-on-line 1 17.1d(2), lateral 1 17.1d(3)',
  ],
  [
    '17.1e: a penalty area that is a no play zone',
    {
      situation: 'penalty-yellow',
      ...onHole,
      crossed: [80, 90],
      hole: hole({ kind: 'penalty', colour: 'yellow', noPlay: true, polygon: box(80, 100, 20, 20) }),
    },
    'stroke-distance 1 17.1d(1), back-on-line 1 17.1d(2)',
  ],
  [
    '17.2b: played from the pond and out of bounds',
    { situation: 'out', facts: { previousArea: 'penalty' } },
    'stroke-distance 1 18.2b, back-on-line 2 17.2b, lateral 2 17.2b, last-outside 2 17.2b',
  ],
  [
    '18.2a: found in time, but out of bounds',
    { situation: 'lost', facts: { found: true, area: 'out' } },
    'stroke-distance 1 18.2b',
  ],
  [
    '18.2a: four minutes, as text',
    { situation: 'lost', facts: { found: true, minutes: '4' } },
    'stroke-distance 1 18.2b',
  ],
  ['18.2a: on a path out of bounds', { situation: 'path', facts: { area: 'out' } }, 'stroke-distance 1 18.2b'],
  [
    '18.3c(3): not found, but known to be in the penalty area',
    { situation: 'provisional', facts: { announced: true, originalFound: false, originalIn: 'penalty area' } },
    'play-original 0 18.3c(3)',
  ],
  ['22.1: foursomes must hole out in stroke play', { situation: 'pick-up', form: 'foursomes' }, 'play 0 22.1'],
  [
    'E-3: not in the rough',
    { situation: 'preferred', switches: { preferredLies: 'club' }, facts: { area: 'rough' } },
    'play 0 9.1',
  ],
];

const choicesOf = (request: ReliefRequest): string => {
  const { options, ask } = unwrap(reliefOptions(request));
  return ask ? `ask ${ask.fact}` : options.map(({ kind, strokes, rule }) => `${kind} ${strokes} ${rule}`).join(', ');
};

describe('the Rules of Golf', () => {
  it.each(ROWS)('%s', (_, request, choices) => {
    expect(choicesOf(request)).toBe(choices);
  });
});
