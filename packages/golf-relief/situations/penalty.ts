import { type OpenArea, areasHolding, areasOf } from '../ground.ts';
import type { Relief, ReliefOption } from '../relief-types.ts';
import {
  ANYWHERE,
  AS_IT_LIES,
  BESIDE_M,
  againInPenalty,
  backOnLine,
  lateral,
  lost,
  strokeAndDistance,
} from '../choices.ts';
import { type Scene, DROP, YES_NO, ask, choice, isInNoPlay, isKnown, isNo, isYes, only, zoned } from '../scene.ts';
import { oppositePoint, zoneOfAreas } from '../zones.ts';
import { type Point, distance, nearestOnRings } from '../geometry/points.ts';

// Rule 17: penalty areas. A yellow one gives two choices, a red one three; without a colour it is red (Definitions).

type Colour = 'red' | 'yellow';

const ownArea = ({ ground, ball, crossed }: Scene): OpenArea | undefined => {
  const areas = ground ? areasOf(ground, 'penalty') : [];
  const spot = crossed ?? ball;
  if (spot === undefined) return undefined;
  const holding = ball ? areasHolding(ball, areas) : [];
  return (holding.length > 0 ? holding : areas)
    .map((area) => ({ area, far: distance(spot, nearestOnRings(spot, area.rings)!) }))
    .filter(({ far }) => holding.length > 0 || far <= BESIDE_M)
    .toSorted((a, b) => a.far - b.far)[0]?.area;
};

/** The colour that the map gives the area. */
export const mappedColour = (scene: Scene): Colour => ownArea(scene)?.colour ?? 'red';

type Given = {
  readonly colour: Colour;
  /** What is free beside the relief with a penalty. */
  readonly first?: readonly ReliefOption[];
  readonly because?: string;
};

/** A ball that was not found cannot be played. */
const asItLies = ({ facts }: Scene): readonly ReliefOption[] =>
  isNo(facts['found']) ? [] : [choice('play', '17.1b', 0, 'play', AS_IT_LIES)];

/** What the course's Local Rules add: the same distance on the other side (B-2), a dropping zone (E-1). */
const localReliefs = (
  scene: Scene,
  colour: Colour,
  area: OpenArea | undefined,
  reference: Point | undefined,
): readonly ReliefOption[] => {
  const { ground, switches } = scene;
  const limits = { areas: ANYWHERE };
  const opposite = ground && area && reference && oppositePoint(ground, reference, area);
  const where = ' of the point on the other side that is as far from the hole';
  const rule = 'Model Local Rule B-2';
  const hasOpposite = colour === 'red' && switches.oppositeSide === true && (!ground || opposite !== undefined);
  const dropped = choice('drop-zone', 'Model Local Rule E-1', 1, 'drop', `Drop in the dropping zone. ${DROP}`);
  const zones = ground && zoneOfAreas(ground, areasOf(ground, 'drop-zone'), limits);
  return [
    ...(hasOpposite ? [lateral(scene, opposite, { kind: 'opposite-side', rule, limits, where })] : []),
    ...(switches.dropZone === true ? [zoned(dropped, zones ? { zones } : {})] : []),
  ];
};

/** Rule 17.1d. */
export const penaltyRelief = (scene: Scene, { colour, first = asItLies(scene), because = '' }: Given): Relief => {
  const { ground, crossed } = scene;
  const area = ownArea(scene);
  const mustLeave = isInNoPlay(scene) || area?.noPlay === true;
  const start = [...first.filter(({ kind }) => kind !== 'play' || !mustLeave), strokeAndDistance(scene, '17.1d(1)')];
  if (ground !== undefined && crossed === undefined)
    return ask('crossed', 'Where did the ball last cross the edge of the penalty area?', [], ...start);
  const reference = (area && crossed && nearestOnRings(crossed, area.rings)) ?? crossed;
  const limits = { areas: ANYWHERE };
  /** Without the area on the map, its edge is the golfer's to see. */
  const warned = (option: ReliefOption): ReliefOption =>
    ground === undefined || area !== undefined
      ? option
      : { ...option, words: `${option.words} The map does not show this penalty area: keep out of it.` };
  const where = ` of where it last crossed the edge${because}`;
  return only(
    ...start,
    warned(backOnLine(scene, reference, { rule: '17.1d(2)', limits })),
    ...(colour === 'red' ? [warned(lateral(scene, reference, { rule: '17.1d(3)', limits, where }))] : []),
    ...localReliefs(scene, colour, area, reference),
    ...againInPenalty(scene),
  );
};

const certain = (scene: Scene, colour: Colour, because?: string): Relief =>
  isNo(scene.facts['certain'])
    ? only(...lost(scene))
    : penaltyRelief(scene, { colour, ...(because !== undefined && { because }) });

export const penaltyYellow = (scene: Scene): Relief => certain(scene, 'yellow');
export const penaltyRed = (scene: Scene): Relief => certain(scene, 'red');
export const penaltyUnmarked = (scene: Scene): Relief => certain(scene, 'red', ' (unmarked water counts as red)');

/** Rule 17.1c: without virtual certainty the ball is lost. */
export const penaltyUnsure = (scene: Scene): Relief => {
  const { certain: sure, found } = scene.facts;
  if (isYes(found)) return penaltyRelief(scene, { colour: mappedColour(scene) });
  if (isYes(sure)) return penaltyRelief(scene, { colour: mappedColour(scene), first: [] });
  if (isKnown(sure)) return only(...lost(scene));
  return ask(
    'certain',
    'Is it at least 95% sure that the ball is in the penalty area?',
    YES_NO,
    strokeAndDistance(scene, '17.1c, 18.2b'),
  );
};
