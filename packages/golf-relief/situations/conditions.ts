import { type AreaKind, type Relief, type ReliefOption } from '../relief-types.ts';
import {
  AS_IT_LIES,
  backOnLine,
  lost,
  outside,
  ownBunker,
  strokeAndDistance,
  unplayable,
  withoutMapOfBunker,
} from '../choices.ts';
import { type CourseArea, type OpenArea, areaAt, areasHolding, areasOf } from '../ground.ts';
import { DROP, type Scene, choice, isInNoPlay, isNo, isYes, only, says, zoned } from '../scene.ts';
import { type Limits, interference, leaving, nearestRelief, zoneAround } from '../zones.ts';
import { type Point, distance, nearestOnRings } from '../geometry/points.ts';
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

export const play = (rule: string, words: string = AS_IT_LIES): ReliefOption => choice('play', rule, 0, 'play', words);

/** Areas this far away cannot be those that the golfer means. */
const NEAR_M = 4;

const near = (areas: readonly OpenArea[], spot: Point | undefined): readonly OpenArea[] =>
  areas.some((area) => spot && distance(spot, nearestOnRings(spot, area.rings)!) <= NEAR_M) ||
  areas.some(
    ({ box: [minX, minY, maxX, maxY] }) => spot && spot[0] > minX && spot[0] < maxX && spot[1] > minY && spot[1] < maxY,
  )
    ? areas
    : [];

/** Where relief may be taken, by the area that the ball lies in. */
const PLACES: Readonly<Record<string, readonly [rule: string, areas: readonly CourseArea[]]>> = {
  bunker: ['16.1c(1)', ['bunker']],
  teeing: ['16.1b', ['teeing', 'general']],
  green: ['16.1d', ['green', 'general']],
  penalty: ['17.1e', ['penalty']],
};

const freeWords = ({ name, withLine }: Condition, isPlaced: boolean, isInBunker: boolean, isUnmapped: boolean) => {
  const unmapped = isUnmapped
    ? ` The map does not show the ${name} here: move the area to where you are clear of it.`
    : '';
  return isPlaced
    ? `Place the ball on the nearest spot, not nearer the hole, where ${withLine ? 'the line, ' : ''}ball and feet are clear of the ${name}.${unmapped}`
    : `Find the nearest spot, not nearer the hole, where ball, feet and swing are clear of the ${name}; drop within one club-length of it${isInBunker ? ', in the bunker' : ''}.${unmapped} ${DROP}`;
};

/** A place for each relief: the green's ball is placed, every other dropped. */
const takes = (isPlaced: boolean, rule: string, words: string): ReliefOption =>
  isPlaced ? choice('free-place', rule, 0, 'place', words) : choice('free-drop', rule, 0, 'drop', words);

/** Free relief on the map from these areas: where ball and player are clear of all that is found. */
const reliefOnMap = (
  { ground, club, player }: Scene,
  { areas, spot, withLine }: { readonly areas: readonly OpenArea[]; readonly spot: Point; readonly withLine: boolean },
  limits: Limits,
  isPlaced: boolean,
): Pick<ReliefOption, 'reference' | 'zones'> | undefined => {
  if (!ground) return undefined;
  const clearOf = (at: Point) => interference(areas, ground.flag, at, player, withLine);
  const reference = areas.length === 0 ? spot : nearestRelief(ground, spot, limits, clearOf);
  const within = { ...limits, leave: reference ? clearOf(reference) : [] };
  return reference && { reference, zones: zoneAround(ground, reference, isPlaced ? 0.025 : club, within) };
};

/** Free relief: nearest point of complete relief, then one club-length, or placed on the green. */
const freeRelief = (scene: Scene, condition: Condition): readonly ReliefOption[] => {
  const { from, name, rule, withLine = false, spot = scene.ball } = condition;
  const { ground, area = 'general' } = scene;
  const nearby = near(from, spot);
  const [ownRule, areas] = PLACES[area] ?? ['16.1b', ['general']];
  const isInBunker = area === 'bunker';
  const isPlaced = area === 'green' && rule !== '13.1f';
  const limits: Limits = { areas, stay: isInBunker ? ownBunker(scene) : [] };
  const option = takes(
    isPlaced,
    rule ?? ownRule,
    freeWords(condition, isPlaced, isInBunker, ground !== undefined && nearby.length === 0),
  );
  if (!ground || !spot) return [option];
  const onMap = reliefOnMap(scene, { areas: nearby, spot, withLine }, limits, isPlaced);
  if (!onMap && (isInBunker || isPlaced)) return [mostRelief(scene, from, name)];
  return [zoned(option, onMap ?? { reference: spot })];
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

/** No free relief: play it, or pay for relief as the area allows. */
export const orPay = (scene: Scene, first: ReliefOption): Relief =>
  scene.area === 'penalty'
    ? penaltyRelief(scene, { colour: mappedColour(scene), first: [first] })
    : only(first, ...unplayable(scene));

/** Rule 16.1 by the area that the ball lies in. */
const relief = (given: Scene, condition: Condition): Relief => {
  const { facts } = given;
  const scene = withoutMapOfBunker(given);
  const { interference: how } = facts;
  const isMust = condition.isMust === true || isInNoPlay(scene);
  if (isNo(how) || says(how, 'none', 'sight', 'mental') || (says(how, 'line') && scene.area !== 'green'))
    return only(play('16.1a', NO_INTERFERENCE));
  const isUnreasonable = isYes(facts['unreasonable']) && scene.area !== 'penalty';
  if (isUnreasonable && isMust && says(how, 'stance', 'swing')) return only(...unplayable(scene));
  if (isUnreasonable && !isMust)
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
  const mayPlay = isMust ? [] : [play('16.1')];
  return only(...mayPlay, ...freeRelief(scene, condition), ...wayOut(scene));
};

/** Rule 16.1c(2). */
const wayOut = (scene: Scene, spot = scene.ball): readonly ReliefOption[] =>
  scene.area === 'bunker'
    ? [
        backOnLine(scene, spot, {
          kind: 'out-on-line',
          rule: '16.1c(2)',
          limits: outside(ownBunker(scene)),
          where: ', out of the bunker,',
        }),
      ]
    : [];

export const mapped = ({ ground }: Scene, ...kinds: readonly AreaKind[]): readonly OpenArea[] =>
  ground ? areasOf(ground, ...kinds) : [];

/** Rule 16.1e: not found, but known to be in the condition. */
const notFound = (given: Scene, condition: Condition): Relief | undefined => {
  const { found, certain } = given.facts;
  if (!isNo(found) || given.area === 'penalty') return undefined;
  if (isNo(certain)) return only(...lost(given));
  const crossed = given.crossed ?? given.ball;
  const edge =
    crossed &&
    nearestOnRings(
      crossed,
      condition.from.flatMap(({ rings }) => rings),
    );
  const { ground } = given;
  const spot = edge ?? crossed;
  const scene: Scene = { ...given, ball: spot, area: given.area ?? (ground && spot && areaAt(ground, spot)) };
  const free = freeRelief(scene, condition).map((one) => ({ ...one, rule: `16.1e, ${one.rule}` }));
  return only(...free, ...wayOut(scene), strokeAndDistance(scene, '18.1'));
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
  isNo(scene.facts['animal']) || says(scene.facts['animal'], 'worm', 'insect', 'ant', 'ants', 'beetle', 'spider')
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
  const scene: Scene = { ...given, area: given.area === 'penalty' ? 'penalty' : 'bunker' };
  if (scene.area === 'penalty' || !says(scene.facts['water'], 'all', 'full', 'whole', 'flood'))
    return condition('water', 'water')(scene);
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

const F5 = ' Only if it is on the green or within two club-lengths of it, and your ball within two club-lengths of it.';

export const obstructionOnLine = (scene: Scene): Relief => {
  const from = { from: mapped(scene, 'path'), name: 'obstruction', withLine: true };
  if (scene.area === 'green') return relief(scene, from);
  const mayHave =
    scene.switches.nearGreen === true &&
    (scene.area ?? 'general') === 'general' &&
    isCloseToGreen(scene, from.from) !== false;
  return mayHave && !isYes(scene.facts['unreasonable'])
    ? only(
        play('16.1a'),
        ...freeRelief(scene, { ...from, rule: 'Model Local Rule F-5' }).map((one) => ({
          ...one,
          words: `${one.words}${F5}`,
        })),
      )
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
  if (isYes(scene.facts['unreasonable']))
    return only(
      play('16.2a', 'The stroke is unreasonable for another reason, so there is no free relief. Play it as it lies.'),
    );
  const danger = { from: mapped(scene, 'animal-hole'), name: 'danger' };
  const [free] = freeRelief(scene, danger);
  const option: ReliefOption = { ...free!, rule: scene.area === 'penalty' ? '16.2b(2)' : '16.2b(1)' };
  const first = [option, play('16.2a', 'You may also play it as it lies, but keep safe.')];
  if (scene.area === 'penalty') return penaltyRelief(scene, { colour: mappedColour(scene), first });
  return only(...first, ...wayOut(scene).map((out) => ({ ...out, rule: '16.2b(1), 16.1c(2)' })));
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
  options: relief.options.map((one) =>
    one.strokes === 0 && one.rule !== rule ? { ...one, rule: `${rule}, ${one.rule}` } : one,
  ),
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
    : orPay(scene, play('8.1a', 'Without its Local Rule a young tree gives no relief. Play it as it lies.'));

/** Rule 13.1f: dropped, and never a choice. */
export const wrongGreen = (scene: Scene): Relief => {
  const from = scene.ground?.areas.filter(({ marks }) => marks.includes('wrong-green')) ?? [];
  if (isNo(scene.facts['interference'])) return only(play('13.1f', NO_INTERFERENCE));
  const isOn = !says(scene.facts['interference'], 'stance', 'swing');
  if (!isOn && isYes(scene.facts['unreasonable']))
    return only(
      play('13.1f', 'Only an unreasonable stance or swing reaches the green, so there is no relief. Play it.'),
    );
  const area = scene.area === 'bunker' || scene.area === 'penalty' ? scene.area : 'general';
  return only(...freeRelief({ ...withoutMapOfBunker(scene), area }, { from, name: 'wrong green', rule: '13.1f' }));
};
