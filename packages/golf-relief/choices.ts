import { type CourseArea, type OpenArea, areaAt, areasHolding, areasOf } from './ground.ts';
import type { Kind, ReliefOption } from './relief-types.ts';
import { type Limits, fairwayZone, zoneAround, zoneOnLine } from './zones.ts';
import { DROP, type Scene, areaFact, choice, isKnown, isNo, says, zoned } from './scene.ts';
import { type Point, distance, nearestOnRings } from './geometry/points.ts';

// The choices that several situations share: stroke and distance, back on the line, lateral, unplayable, E-5.

/** Where relief with a penalty may end. The Rules allow another penalty area too, which nobody wants. */
export const ANYWHERE: readonly CourseArea[] = ['general', 'bunker', 'green', 'teeing'];

/** The spot of a placed ball, as a zone of the ball's own width. */
const BALL_REACH_M = 0.025;

export const AS_IT_LIES = 'Play it as it lies.';

/** Rule 14.6. */
export const strokeAndDistance = (scene: Scene, rule: string, strokes = 1): ReliefOption => {
  const { ground, previous, club, facts } = scene;
  const from = areaFact(facts['previousArea']) ?? (ground && previous && areaAt(ground, previous));
  const partner = scene.form === 'foursomes' ? ' Your partner plays it.' : '';
  const zones = (reach: number, area: CourseArea) =>
    ground && previous ? { reference: previous, zones: zoneAround(ground, previous, reach, { areas: [area] }) } : {};
  const option = (how: ReliefOption['how'], words: string) =>
    choice('stroke-distance', rule, strokes, how, `${words}${partner}`);
  if (from === 'teeing')
    return zoned(
      option(
        'play',
        'Play again from the tee: anywhere between the markers and up to two club-lengths behind them, teed or not.',
      ),
      zones(club, 'teeing'),
    );
  if (from === 'green')
    return zoned(
      option('place', 'Place a ball where you last played from and putt again.'),
      zones(BALL_REACH_M, 'green'),
    );
  const where = from === undefined ? ' (on the tee: tee it up; on the green: place it)' : '';
  return zoned(
    option(
      'drop',
      `Go back to where you last played from${where} and drop within one club-length, not nearer the hole. ${DROP}`,
    ),
    zones(club, from ?? 'general'),
  );
};

type OnLine = {
  readonly kind?: Kind;
  readonly rule: string;
  readonly strokes?: number;
  readonly limits: Limits;
  readonly where?: string;
  readonly spot?: string;
};

export const backOnLine = (
  { ground, club }: Scene,
  reference: Point | undefined,
  { kind = 'back-on-line', rule, strokes = 1, limits, where = '', spot = 'the spot' }: OnLine,
): ReliefOption =>
  zoned(
    choice(
      kind,
      rule,
      strokes,
      'drop',
      `Keep ${spot} between you and the flag, walk back${where} as far as you like and drop on that line. The ball may roll one club-length any way, but not nearer the hole than the spot. ${DROP}`,
    ),
    ground && reference ? { reference, ...zoneOnLine(ground, reference, club, limits) } : {},
  );

type Sideways = {
  readonly kind?: Kind;
  readonly rule: string;
  readonly limits: Limits;
  readonly where?: string;
  readonly strokes?: number;
};

/** Two club-lengths; four for a golfer in a wheeled device (Rule 25.4m). */
export const lateral = (
  { ground, club, player }: Scene,
  reference: Point | undefined,
  { kind = 'lateral', rule, limits, where = '', strokes = 1 }: Sideways,
): ReliefOption => {
  const [lengths, reach] = player.isWheeled ? ['four', 4 * club] : ['two', 2 * club];
  return zoned(
    choice(
      kind,
      player.isWheeled ? `${rule}, 25.4m` : rule,
      strokes,
      'drop',
      `Drop within ${lengths} club-lengths${where}, not nearer the hole. ${DROP}`,
    ),
    ground && reference ? { reference, zones: zoneAround(ground, reference, reach, limits) } : {},
  );
};

const holding = (scene: Scene, kind: OpenArea['kind']): readonly OpenArea[] =>
  scene.ground && scene.ball ? areasHolding(scene.ball, areasOf(scene.ground, kind)) : [];

/** The bunker that holds the ball. */
export const ownBunker = (scene: Scene): readonly OpenArea[] => holding(scene, 'bunker');

/** A map that does not show the bunker the ball is in cannot say where the sand ends. */
export const withoutMapOfBunker = (scene: Scene): Scene =>
  scene.area === 'bunker' && ownBunker(scene).length === 0 ? { ...scene, ground: undefined } : scene;

/** Rules 19.2 and 19.3. */
export const unplayable = (given: Scene): readonly ReliefOption[] => {
  const scene = withoutMapOfBunker(given);
  const { ball, player } = scene;
  if (scene.area !== 'bunker') {
    const limits = { areas: ANYWHERE };
    return [
      strokeAndDistance(scene, '19.2a'),
      backOnLine(scene, ball, { rule: '19.2b', limits }),
      lateral(scene, ball, { rule: '19.2c', limits, where: ' of the ball' }),
      ...afterPenaltyArea(scene),
    ];
  }
  const bunker = ownBunker(scene);
  const inside: Limits = { areas: ['bunker'], stay: bunker };
  return [
    strokeAndDistance(scene, '19.3a'),
    backOnLine(scene, ball, { rule: '19.3a', limits: inside, where: ', in the bunker,' }),
    lateral(scene, ball, { rule: '19.3a', limits: inside, where: ' of the ball, in the bunker' }),
    backOnLine(scene, ball, {
      kind: 'out-on-line',
      rule: player.isWheeled ? '19.3b, 25.4n' : '19.3b',
      strokes: player.isWheeled ? 1 : 2,
      limits: outside(bunker),
      where: ', out of the bunker,',
    }),
  ];
};

/** Anywhere but in these areas. */
export const outside = (areas: readonly OpenArea[]): Limits => ({
  areas: ANYWHERE,
  leave: areas.map(({ rings }) => ({ rings, marks: ['leave'] })),
});

/** A finger's reach on the map. */
export const BESIDE_M = 30;

const LEAST_BACK_M = 60;

/** Model Local Rule E-5, where it is in force and no provisional ball is. */
export const fairwayDrop = (scene: Scene): readonly ReliefOption[] => {
  const { ground, club, facts, switches } = scene;
  const { provisional } = facts;
  const hasProvisional = isKnown(provisional) && !isNo(provisional) && !says(provisional, 'lost', 'out');
  if (switches.fairwayDrop !== true || hasProvisional) return [];
  const spot = scene.situation === 'out' ? edgeOfCourse(scene) : scene.ball;
  const dropZone = ground && spot && fairwayZone(ground, spot, club, LEAST_BACK_M);
  const unmapped = dropZone !== undefined && dropZone.fairway === undefined ? ' The map shows no fairway here.' : '';
  const option = choice(
    'fairway-drop',
    'Model Local Rule E-5',
    2,
    'drop',
    `Drop between the spot and the edge of the fairway, up to two club-lengths beyond either and as far back as you like, in the general area and not nearer the hole.${unmapped} ${DROP}`,
  );
  return [zoned(option, { reference: spot, ...(dropZone && { zones: dropZone.zones }) })];
};

/** Where the ball left the course: what the golfer points at, or the edge nearest to the ball. */
const edgeOfCourse = ({ ground, ball, crossed }: Scene): Point | undefined => {
  const spot = crossed ?? ball;
  const rings = ground ? areasOf(ground, 'out').flatMap((area) => area.rings) : [];
  return (spot && nearestOnRings(spot, rings)) ?? spot;
};

/** Rule 18.2b. With a provisional ball, that one is in play (18.3c). */
export const lost = (scene: Scene): readonly ReliefOption[] => {
  const { provisional } = scene.facts;
  if (isKnown(provisional) && !isNo(provisional) && !says(provisional, 'lost', 'out')) return [playProvisional];
  return [strokeAndDistance(scene, '18.2b'), ...fairwayDrop(scene), ...afterPenaltyArea(scene)];
};

export const playProvisional = choice(
  'play-provisional',
  '18.3c(2)',
  1,
  'play',
  'Your provisional ball is now in play. Play it from where it lies.',
);

const isPoint = (fact: unknown): fact is Point =>
  Array.isArray(fact) && fact.length === 2 && fact.every((value) => Number.isFinite(value));

/** Where the golfer last played from outside a penalty area (Rule 17.2). */
export const lastOutside = (scene: Scene, rule: string, strokes: number): ReliefOption => {
  const { lastOutside: spot, ...facts } = scene.facts;
  const there = strokeAndDistance(
    { ...scene, previous: isPoint(spot) ? spot : undefined, facts: { ...facts, previousArea: undefined } },
    rule,
    strokes,
  );
  return {
    ...there,
    kind: 'last-outside',
    words: `Go back to the last spot that you played from outside a penalty area. ${there.words}`,
  };
};

const playedFromPenalty = ({ ground, previous, facts }: Scene): boolean =>
  (areaFact(facts['previousArea']) ?? (ground && previous && areaAt(ground, previous))) === 'penalty';

/** Where it had crossed into the penalty area that it was played from, if that is what the golfer points at. */
const entryOf = ({ crossed }: Scene, areas: readonly OpenArea[]): Point | undefined => {
  const edge =
    crossed &&
    nearestOnRings(
      crossed,
      areas.flatMap(({ rings }) => rings),
    );
  return edge && distance(edge, crossed) <= BESIDE_M ? edge : undefined;
};

/** Rule 17.2b: a ball played from a penalty area and lost, out of bounds or unplayable outside it. */
export const afterPenaltyArea = (scene: Scene): readonly ReliefOption[] => {
  if (!playedFromPenalty(scene)) return [];
  const { ground, previous } = scene;
  const areas = ground && previous ? areasHolding(previous, areasOf(ground, 'penalty')) : [];
  const entry = entryOf(scene, areas);
  const how = { rule: '17.2b', strokes: 2, limits: { areas: ANYWHERE } };
  return [
    backOnLine(scene, entry, { ...how, spot: 'the spot where it had last crossed into that penalty area' }),
    ...(areas[0]?.colour === 'yellow'
      ? []
      : [lateral(scene, entry, { ...how, where: ' of where it had last crossed into that penalty area' })]),
    lastOutside(scene, '17.2b', 2),
  ];
};

/** Rule 17.2a: a ball played from a penalty area that is in one again. */
export const againInPenalty = (scene: Scene): readonly ReliefOption[] =>
  playedFromPenalty(scene) ? [lastOutside(scene, '17.2a(2)', 1)] : [];
