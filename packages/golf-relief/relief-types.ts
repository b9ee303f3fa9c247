import type { Point, Ring, Segment } from './geometry/points.ts';

/** The situations, in the order of the places where they happen. */
export const SITUATIONS = [
  'penalty-yellow',
  'penalty-red',
  'penalty-unmarked',
  'penalty-unsure',
  'lost',
  'out',
  'provisional',
  'unplayable',
  'path',
  'obstruction-on-line',
  'repair',
  'puddle',
  'animal-hole',
  'dangerous-animal',
  'embedded',
  'boundary',
  'movable',
  'loose',
  'wrong-green',
  'no-play-zone',
  'young-tree',
  'power-line',
  'preferred',
  'bunker-water',
  'bunker-loose',
  'bunker-rake',
  'green-mark',
  'green-damage',
  'green-moved',
  'green-water',
  'green-flagstick',
  'hit-ball-on-green',
  'hit-somebody',
  'moved-by-me',
  'moved-search',
  'moved-wind',
  'moved-other',
  'moved-after-drop',
  'wrong-ball',
  'wrong-place',
  'substituted',
  'drop-rolled',
  'drop-wrong',
  'identify',
  'ball-interferes',
  'unsure',
  'pick-up',
] as const;
export type Situation = (typeof SITUATIONS)[number];

/** Relief is measured from where the ball lies. */
export const AT_BALL: ReadonlySet<Situation> = new Set<Situation>([
  'unplayable',
  'path',
  'obstruction-on-line',
  'repair',
  'puddle',
  'animal-hole',
  'dangerous-animal',
  'embedded',
  'boundary',
  'movable',
  'wrong-green',
  'no-play-zone',
  'young-tree',
  'preferred',
  'bunker-water',
  'green-water',
]);

export type AreaKind =
  | 'teeing'
  | 'fairway'
  | 'green'
  | 'bunker'
  | 'penalty'
  | 'out'
  /** Any immovable obstruction. */
  | 'path'
  /** Ground under repair. */
  | 'repair'
  /** Temporary water. */
  | 'water'
  | 'drop-zone'
  | 'animal-hole';

export type HoleArea = {
  readonly kind: AreaKind;
  /** Of a penalty area. Without a colour it is red. */
  readonly colour?: 'red' | 'yellow' | undefined;
  /** A no play zone. */
  readonly noPlay?: boolean | undefined;
  readonly polygon: Ring;
  /** Outlines inside the polygon that are not part of the area, such as an island. */
  readonly islands?: readonly Ring[] | undefined;
};

/** The green that holds the flag is the hole's; all others are wrong greens. */
export type ReliefHole = { readonly flag: Point; readonly areas: readonly HoleArea[] };

export type Form = 'stroke' | 'match' | 'stableford' | 'maximum' | 'four-ball' | 'foursomes';

/** Local Rules in force, and the modifications of Rule 25 for this golfer. */
export type Switches = {
  /** B-2. */
  readonly oppositeSide?: boolean | undefined;
  /** E-1. */
  readonly dropZone?: boolean | undefined;
  /** E-3, with the length that the ball may be moved. */
  readonly preferredLies?: 'club' | 'card' | 'six-inches' | undefined;
  /** E-5. */
  readonly fairwayDrop?: boolean | undefined;
  /** E-10. */
  readonly youngTrees?: boolean | undefined;
  /** E-11. */
  readonly powerLines?: boolean | undefined;
  /** F-5. */
  readonly nearGreen?: boolean | undefined;
  readonly disability?: 'wheeled' | 'assistive' | 'blind' | undefined;
};

/** What is known beside the ordinary case: yes or no, a number, a place or a person. Unknown names are ignored. */
export type Facts = Readonly<Record<string, unknown>>;

/** Metres in one plane. */
export type ReliefRequest = {
  readonly situation: Situation;
  /** Where the ball lies, or where it is estimated to be. */
  readonly ball?: Point | undefined;
  /** Where it last crossed the edge of the area that it is in. */
  readonly crossed?: Point | undefined;
  /** Where the previous stroke was made. */
  readonly previous?: Point | undefined;
  readonly hole?: ReliefHole | undefined;
  readonly hand?: 'right' | 'left' | undefined;
  /** The longest club in the bag but the putter. */
  readonly club?: number | undefined;
  readonly form?: Form | undefined;
  readonly switches?: Switches | undefined;
  readonly facts?: Facts | undefined;
};

export type Kind =
  | 'play'
  | 'stroke-distance'
  | 'back-on-line'
  | 'lateral'
  | 'out-on-line'
  | 'opposite-side'
  | 'last-outside'
  | 'drop-zone'
  | 'fairway-drop'
  | 'free-drop'
  | 'free-place'
  | 'max-available'
  | 'preferred'
  | 'play-provisional'
  | 'play-original'
  | 'provisional'
  | 'replay'
  | 'replace'
  | 'redrop'
  | 'place'
  | 'lift'
  | 'remove'
  | 'repair'
  | 'correct'
  | 'lose-hole'
  | 'two-balls'
  | 'ask-ruling'
  | 'pick-up';

export type ReliefOption = {
  readonly kind: Kind;
  readonly rule: string;
  /** Penalty strokes of this choice, or the hole in match play. */
  readonly strokes: number | 'hole';
  readonly how: 'drop' | 'place' | 'replace' | 'play';
  readonly words: string;
  /** What the zone is measured from. */
  readonly reference?: Point;
  readonly zone?: Ring;
  /** Instead of `zone` where it has several parts. */
  readonly zones?: readonly Ring[];
  /** Where to drop, back on the line: one segment, or several. */
  readonly line?: Segment | readonly Segment[];
};

/** The one fact that decides and is unknown. */
export type Question = { readonly fact: string; readonly words: string; readonly answers?: readonly string[] };

export type Relief = { readonly options: readonly ReliefOption[]; readonly ask?: Question };
