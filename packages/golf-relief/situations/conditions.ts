import { type AreaKind, type Relief, type ReliefOption } from '../relief-types.ts';
import { AS_IT_LIES, backOnLine, lost, outside, ownBunker, unplayable, withoutMapOfBunker } from '../choices.ts';
import { type CourseArea, type OpenArea, areasHolding, areasOf } from '../ground.ts';
import { DROP, type Scene, choice, isKnown, isNo, isYes, only, says, zoned } from '../scene.ts';
import { type Limits, interference, leaving, nearestRelief, zoneAround } from '../zones.ts';
import { type Point, along, direction, distance, nearestOnRings } from '../geometry/points.ts';
import { mappedColour, penaltyRelief } from './penalty.ts';

// Rules 13.1, 15.2, 16 and their Local Rules: free relief from what the course should not have, and from wrong greens.

type Condition = {
  /** What to get away from. Empty: nothing of it is on the map. */
  readonly from: readonly OpenArea[];
  /** Golf's word for it. */
  readonly name: string;
  /** Of the free relief, instead of Rule 16.1's. */
  readonly rule?: string;
  /** Relief is not a choice. */
  readonly isMust?: boolean;
  /** The line to the hole counts too. */
  readonly withLine?: boolean;
  /** The ball was not found: relief is measured from where it crossed the edge (Rule 16.1e). */
  readonly spot?: Point | undefined;
};

const play = (rule: string, words: string = AS_IT_LIES): ReliefOption => choice('play', rule, 0, 'play', words);

/** Areas this far away cannot be those that the golfer means. */
const NEAR_M = 4;

const near = (areas: readonly OpenArea[], spot: Point | undefined): readonly OpenArea[] =>
  areas.some((area) => spot && distance(spot, nearestOnRings(spot, area.rings)!) <= NEAR_M) ||
  areas.some(
    ({ box: [minX, minY, maxX, maxY] }) => spot && spot[0] > minX && spot[0] < maxX && spot[1] > minY && spot[1] < maxY,
  )
    ? areas
    : [];

/** Free relief: nearest point of complete relief, then one club-length, or placed on the green. */
const freeRelief = (
  scene: Scene,
  { from, name, rule, withLine = false, spot = scene.ball }: Condition,
): readonly ReliefOption[] => {
  const { ground, club, player, area = 'general' } = scene;
  const found = near(from, spot);
  const clearOf = (at: Point) => (ground ? interference(found, ground.flag, at, player, withLine) : []);
  const places: Readonly<Record<string, readonly [rule: string, areas: readonly CourseArea[]]>> = {
    bunker: ['16.1c(1)', ['bunker']],
    teeing: ['16.1b', ['teeing', 'general']],
    green: ['16.1d', ['green', 'general']],
    penalty: ['17.1e', ['penalty']],
  };
  const [own, areas] = places[area] ?? ['16.1b', ['general']];
  const stay = area === 'bunker' ? ownBunker(scene) : [];
  const isPlaced = area === 'green' && rule !== '13.1f';
  const limits: Limits = { areas, stay };
  const unmapped =
    ground && found.length === 0
      ? ` The map does not show the ${name} here: move the area to where you are clear of it.`
      : '';
  const nearest = ground && spot && (found.length === 0 ? spot : nearestRelief(ground, spot, limits, clearOf));
  if (nearest === undefined && ground && spot && (area === 'bunker' || isPlaced))
    return [mostRelief(scene, from, name)];
  const words = isPlaced
    ? `Place the ball on the nearest spot, not nearer the hole, where ${withLine ? 'the line, ' : ''}ball and feet are clear of the ${name}.${unmapped}`
    : `Find the nearest spot, not nearer the hole, where ball, feet and swing are clear of the ${name}; drop within one club-length of it${area === 'bunker' ? ', in the bunker' : ''}.${unmapped} ${DROP}`;
  return [
    zoned(choice(isPlaced ? 'free-place' : 'free-drop', rule ?? own, 0, isPlaced ? 'place' : 'drop', words), {
      reference: nearest ?? (ground && spot),
      ...(ground &&
        nearest && {
          zones: zoneAround(ground, nearest, isPlaced ? 0.025 : club, { ...limits, leave: clearOf(nearest) }),
        }),
    }),
  ];
};

/** Rules 16.1c(1) and 16.1d(2): where there is no complete relief, the spot with the most of it. */
const mostRelief = (scene: Scene, from: readonly OpenArea[], name: string): ReliefOption => {
  const { ground, ball, club, area } = scene;
  const isPlaced = area === 'green';
  const limits: Limits = {
    areas: isPlaced ? ['green', 'general'] : ['bunker'],
    stay: isPlaced ? [] : ownBunker(scene),
  };
  const dry = ground && ball && nearestRelief(ground, ball, limits, () => leaving(from));
  const reference = dry ?? ball;
  const leave = dry ? leaving(from) : [];
  return zoned(
    choice(
      'max-available',
      isPlaced ? '16.1d(2)' : '16.1c(1)',
      0,
      isPlaced ? 'place' : 'drop',
      isPlaced
        ? `You cannot get clear of the ${name}. Place the ball on the nearest spot, not nearer the hole, with the least of it.`
        : `You cannot get clear of the ${name} in the bunker. Find the nearest spot in the bunker, not nearer the hole, with the least of it and drop within one club-length. ${DROP}`,
    ),
    {
      reference,
      ...(ground &&
        reference && { zones: zoneAround(ground, reference, isPlaced ? 0.025 : club, { ...limits, leave }) }),
    },
  );
};

const NO_INTERFERENCE =
  'Nothing is in the way of ball, stance or swing, so there is no free relief. Play it as it lies.';

/** Rule 16.1 by the area that the ball lies in. */
const relief = (given: Scene, condition: Condition): Relief => {
  const { facts } = given;
  const scene = withoutMapOfBunker(given);
  if (isNo(facts['interference']) || says(facts['interference'], 'none', 'sight', 'mental'))
    return only(play('16.1a', NO_INTERFERENCE));
  if (isYes(facts['unreasonable']))
    return only(
      play(
        '16.1a(3)',
        'The stroke is unreasonable for another reason, so there is no free relief. Play it as it lies or take unplayable relief.',
      ),
    );
  if (scene.area === 'penalty')
    return penaltyRelief(scene, {
      colour: mappedColour(scene),
      first: [
        play(
          '17.3',
          `A penalty area gives no free relief from the ${condition.name}. Play it as it lies or take penalty relief.`,
        ),
      ],
    });
  const mayPlay = condition.isMust === true ? [] : [play('16.1')];
  return only(...mayPlay, ...freeRelief(scene, condition), ...wayOut(scene));
};

/** Rule 16.1c(2). */
const wayOut = (scene: Scene): readonly ReliefOption[] =>
  scene.area === 'bunker'
    ? [
        backOnLine(scene, scene.ball, {
          kind: 'out-on-line',
          rule: '16.1c(2)',
          limits: outside(ownBunker(scene)),
          where: ', out of the bunker,',
        }),
      ]
    : [];

const mapped = ({ ground }: Scene, ...kinds: readonly AreaKind[]): readonly OpenArea[] =>
  ground ? areasOf(ground, ...kinds) : [];

/** Rule 16.1e: not found, but known to be in the condition. */
const notFound = (scene: Scene, condition: Condition): Relief | undefined => {
  const { found, certain } = scene.facts;
  if (!isNo(found)) return undefined;
  if (isNo(certain)) return only(...lost(scene));
  const crossed = scene.crossed ?? scene.ball;
  const edge =
    crossed &&
    nearestOnRings(
      crossed,
      condition.from.flatMap(({ rings }) => rings),
    );
  return only(...freeRelief(scene, { ...condition, spot: edge ?? crossed }));
};

const condition =
  (kind: AreaKind, name: string) =>
  (scene: Scene): Relief => {
    const from = { from: mapped(scene, kind), name };
    return notFound(scene, from) ?? relief(scene, { ...from, withLine: scene.area === 'green' });
  };

export const path = (scene: Scene): Relief =>
  says(scene.facts['thing'], 'integral', 'boundary')
    ? only(
        play(
          '8.1a',
          'It is part of the course or of its boundary, so there is no free relief. Play it as it lies or take unplayable relief.',
        ),
      )
    : condition('path', 'obstruction')(scene);
export const repair = condition('repair', 'ground under repair');

export const puddle = (scene: Scene): Relief =>
  isNo(scene.facts['visible']) || says(scene.facts['thing'], 'dew', 'frost', 'mud', 'soft')
    ? only(
        play(
          '16.1a',
          'Water must be visible before or after you take your stance. Dew, frost and soft ground do not count. Play it as it lies.',
        ),
      )
    : condition('water', 'temporary water')(scene);

export const animalHole = (scene: Scene): Relief =>
  isNo(scene.facts['animal']) || says(scene.facts['animal'], 'worm', 'insect', 'ant', 'beetle', 'spider')
    ? only(
        choice(
          'remove',
          '15.1a',
          0,
          'play',
          'Worms and insects are loose impediments and so is what they throw up. Move it aside; their holes give no relief.',
        ),
        play('16.1a'),
      )
    : condition('animal-hole', 'animal hole')(scene);

export const bunkerWater = (given: Scene): Relief => {
  const scene: Scene = { ...given, area: 'bunker' };
  if (!says(scene.facts['water'], 'all', 'full', 'whole', 'flood')) return condition('water', 'water')(scene);
  const inSand = withoutMapOfBunker(scene);
  return only(play('16.1'), mostRelief(inSand, mapped(inSand, 'water'), 'water'), ...wayOut(inSand));
};

export const greenWater = (scene: Scene): Relief => condition('water', 'water')({ ...scene, area: 'green' });

/** Within two club-lengths of the green and of the ball (F-5). Undefined without a map of the obstruction. */
const isCloseToGreen = (scene: Scene, paths: readonly OpenArea[]): boolean | undefined => {
  const { ground, ball, club } = scene;
  const greens = mapped(scene, 'green').filter(({ marks }) => marks.includes('green'));
  if (!ground || !ball || greens.length === 0 || paths.length === 0) return undefined;
  const isClose = (spot: Point, areas: readonly OpenArea[]) =>
    areasHolding(spot, areas).length > 0 ||
    distance(
      spot,
      nearestOnRings(
        spot,
        areas.flatMap(({ rings }) => rings),
      )!,
    ) <=
      2 * club;
  return paths.some(
    (path) =>
      isClose(ball, [path]) &&
      (path.polygon.some((corner) => isClose(corner, greens)) ||
        greens.some(({ polygon }) => polygon.some((corner) => isClose(corner, [path])))),
  );
};

export const obstructionOnLine = (scene: Scene): Relief => {
  const from = { from: mapped(scene, 'path'), name: 'obstruction', withLine: true };
  if (scene.area === 'green') return relief(scene, from);
  const mayHave =
    scene.switches.nearGreen === true &&
    (scene.area ?? 'general') === 'general' &&
    isCloseToGreen(scene, from.from) !== false;
  return mayHave && !isYes(scene.facts['unreasonable'])
    ? only(play('16.1a'), ...freeRelief(scene, { ...from, rule: 'Model Local Rule F-5' }))
    : only(play('16.1a', 'An obstruction only on your line gives no relief off the green. Play round it or over it.'));
};

/** Rule 16.2: free in every area, also in a penalty area. */
export const dangerousAnimal = (given: Scene): Relief => {
  const scene = withoutMapOfBunker(given);
  if (says(scene.facts['thing'], 'plant', 'cactus', 'ivy', 'bush'))
    return only(
      play(
        '16.2a',
        'A plant is no dangerous animal: there is no free relief. Play it as it lies or take unplayable relief.',
      ),
    );
  const danger = { from: mapped(scene, 'animal-hole'), name: 'danger' };
  const [free] = freeRelief(scene, danger);
  const option: ReliefOption = { ...free!, rule: scene.area === 'penalty' ? '16.2b(2)' : '16.2b(1)' };
  if (scene.area === 'penalty') return penaltyRelief(scene, { colour: mappedColour(scene), first: [option] });
  return only(option, ...wayOut(scene).map((out) => ({ ...out, rule: '16.2b(1), 16.1c(2)' })));
};

/** Rules 16.1f and 17.1e. */
const mustLeave = (scene: Scene, from: Condition): Relief => {
  if (scene.area !== 'penalty') return relief(scene, { ...from, isMust: true });
  const isOnlyStance = says(scene.facts['interference'], 'stance', 'swing');
  return penaltyRelief(scene, { colour: mappedColour(scene), first: isOnlyStance ? freeRelief(scene, from) : [] });
};

/** Names the Rule, or Local Rule, by which the free relief is no choice. */
const under = (rule: string, relief: Relief): Relief => ({
  ...relief,
  options: relief.options.map((one) => (one.strokes === 0 ? { ...one, rule: `${rule}, ${one.rule}` } : one)),
});

export const noPlayZone = (scene: Scene): Relief =>
  under(
    scene.area === 'penalty' ? '17.1e' : '16.1f',
    mustLeave(withoutMapOfBunker(scene), {
      from: scene.ground?.areas.filter(({ noPlay }) => noPlay === true) ?? [],
      name: 'no play zone',
    }),
  );

export const youngTree = (scene: Scene): Relief =>
  scene.switches.youngTrees === true
    ? under('Model Local Rule E-10', mustLeave(withoutMapOfBunker(scene), { from: [], name: 'young tree' }))
    : only(
        play(
          '8.1a',
          'Without its Local Rule a young tree gives no relief. Play it as it lies or take unplayable relief.',
        ),
        ...(scene.area === 'penalty' ? [] : unplayable(scene)),
      );

/** Rule 13.1f: dropped, and never a choice. */
export const wrongGreen = (scene: Scene): Relief => {
  const from = scene.ground?.areas.filter(({ marks }) => marks.includes('wrong-green')) ?? [];
  if (isNo(scene.facts['interference'])) return only(play('13.1f', NO_INTERFERENCE));
  return only(...freeRelief({ ...scene, area: 'general' }, { from, name: 'wrong green', rule: '13.1f' }));
};

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
  if (area === 'bunker' || area === 'penalty')
    return none(`A ball plugged in a ${area === 'bunker' ? 'bunker' : 'penalty area'} gets no free relief.`);
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
    : only(
        play(
          '8.1a',
          'Boundary fences, walls and stakes give no free relief and must not be moved. Play it as it lies.',
        ),
        ...(scene.area === 'penalty' ? [] : unplayable(scene)),
      );

/** Rule 15.2a. */
export const movable = (scene: Scene): Relief => {
  const { ground, ball, club, facts, area } = scene;
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
  const { on } = facts;
  const isOnIt = isYes(on) || (isKnown(on) && says(on, 'on', 'in', 'obstruction'));
  if (!isOnIt) return only(remove, play('15.2'));
  const isPlaced = area === 'green';
  const areas = [area ?? 'general'];
  const words = isPlaced
    ? 'Lift the ball, take the thing away and place the ball right below where it was.'
    : `Lift the ball, take the thing away and drop within one club-length of the spot right below it, not nearer the hole. ${DROP}`;
  return only(
    play('15.2'),
    zoned(choice(isPlaced ? 'free-place' : 'free-drop', '15.2a(2)', 0, isPlaced ? 'place' : 'drop', words), {
      reference: ball,
      ...(ground &&
        ball && {
          zones: zoneAround(ground, ball, isPlaced ? 0.025 : club, {
            areas,
            stay: area === 'bunker' ? ownBunker(scene) : [],
          }),
        }),
    }),
  );
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
    : fairways.length === 0 || ball === undefined || areasHolding(ball, fairways).length > 0;
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
