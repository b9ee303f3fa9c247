import type { Game } from '@divot/golf-games';
import { MAXIMUM_SCORES } from '@divot/golf-rules';
import type { Static } from 'typebox';
import { tee } from './course.entity.ts';
import {
  MAX_CLOUD_BYTES,
  day,
  dayOfInstant,
  decimal,
  derivedText,
  entity,
  flag,
  greatestWhole,
  id,
  instant,
  instantText,
  listBy,
  mapOf,
  object,
  oneOf,
  optional,
  prose,
  setOf,
  text,
  textOf,
  whole,
  whollyReplaced,
} from '@divot/documents';

// A round is ONE document that contains its holes and shots, because transactions cannot span collections. Totals,
// differentials and statistics are derived from it and never stored.

/** No round is of an earlier day. */
export const FIRST_DAY = '1950-01-01';

const lie = oneOf('tee', 'fairway', 'rough', 'sand', 'recovery', 'green');
const spot = object({ lie, yards: decimal(0, 1100) });
/** `distance` is the distance to the hole. `yards` is how far the shot went, if both ends were marked. */
const shot = object({
  id: id(),
  lie,
  distance: decimal(0, 2000),
  penalty: optional(flag()),
  /** If the penalty was more than one stroke. */
  penaltyStrokes: optional(whole(2, 10)),
  club: optional(text(30)),
  yards: optional(decimal(0, 1100)),
});

const hole = object({
  n: whole(1, 18),
  par: whole(2, 7),
  si: optional(whole(1, 18)),
  yards: optional(whole(0, 1100)),
  strokes: optional(whole(1, 20)),
  pickedUp: optional(flag()),
  /** In a match: the golfer gave the hole to the opponent. Such a hole is picked up too. */
  conceded: optional(flag()),
  /** For a hole that was picked up (Rule 3.3): strokes taken plus those most likely still needed. */
  mostLikely: optional(whole(1, 20)),
  putts: optional(whole(0, 20)),
  fairway: optional(oneOf('hit', 'left', 'right', 'short', 'none')),
  penalties: optional(whole(0, 10)),
  firstPuttFt: optional(decimal(1, 120)),
  driveEnd: optional(spot),
  approachEnd: optional(spot),
  shots: optional(listBy('id', shot, 30)),
  chip: optional(flag()),
  sand: optional(flag()),
  routine: optional(oneOf('yes', 'part', 'no')),
  thoughtStuck: optional(flag()),
});
const index = decimal(-10, 54);
const courseHandicap = whole(-20, 80);
/** Whose card is kept on this phone beside the golfer's own. Scores by hole number. */
const partner = object({
  id: id(),
  name: text(60),
  strokes: mapOf(whole(1, 20)),
  pickedUp: optional(setOf(whole(1, 18), 18)),
  conceded: optional(setOf(whole(1, 18), 18)),
  penalties: optional(mapOf(whole(0, 10))),
  /** The partner's tee as it was that day. Absent: the golfer's own. */
  tee: optional(tee),
  /** Whose rating of a tee is theirs. */
  gender: optional(oneOf('female', 'male')),
  /** Number of the first hole they were on, of who came late. */
  from: optional(whole(1, 18)),
  index: optional(index),
  /** For 18 holes. Counts only without an index. */
  courseHandicap: optional(courseHandicap),
});
/** Points of a game. */
const worth = whole(0, 20);
/** A game between the players of this card (packages/golf-games). Players are partners by id, and 'owner'. */
const groupGame = object({
  id: id(),
  game: textOf<Game>(20),
  /** The side of each player. */
  teams: optional(mapOf(text(10))),
  options: optional(
    object({
      scoring: optional(oneOf('net', 'gross')),
      play: optional(oneOf('match', 'stroke', 'stableford')),
      count: optional(whole(1, 4)),
      carryOver: optional(flag()),
      leftOver: optional(oneOf('lost', 'split')),
      validated: optional(flag()),
      pressAtTwoDown: optional(flag()),
      points: optional(object({ first: optional(worth), second: optional(worth), whole: optional(worth) })),
      presses: optional(whollyReplaced(object({ part: oneOf('first', 'second', 'whole'), from: whole(1, 18) }), 18)),
      /** By hole number: the partner's id, 'lone' or 'blind'. */
      wolf: optional(mapOf(text(64))),
      lastWolf: optional(oneOf('last-place', 'in-turn')),
      wolfPoints: optional(
        object({
          pair: optional(worth),
          beatPair: optional(worth),
          lone: optional(worth),
          beatLone: optional(worth),
          blindTimes: optional(worth),
        }),
      ),
    }),
  ),
});
const goalInPlay = object({
  id: id(),
  type: optional(text(20)),
  text: text(280),
  outcome: optional(oneOf('yes', 'part', 'no')),
});
/**
 * A round known only by its score, from a handicap authority's history. Its `holes` and its tee's pars are empty.
 * `differential` is the authority's own and is used when the tee has no rating.
 */
const total = object({
  adjustedGross: whole(9, 400),
  holes: whole(9, 18),
  differential: optional(decimal(-50, 200)),
});

const latitude = decimal(-90, 90);
const longitude = decimal(-180, 180);
/** Where a ball was marked (see domain/ground/ground-marks.ts). */
const mark = object({
  id: id(),
  hole: whole(1, 18),
  at: decimal(0, 1e14),
  lat: latitude,
  lon: longitude,
  accuracyM: decimal(0, 10_000),
  club: optional(text(30)),
  lie: optional(lie),
  isDrop: optional(flag()),
  /** What the drop cost, if it was not one stroke. */
  dropStrokes: optional(whole(0, 10)),
  isAssumed: optional(flag()),
});

export const rounds = entity({
  name: 'rounds',
  version: 0,
  fields: {
    /** When the round began (SPEC section 3). */
    date: instant(),
    playedOn: day(),
    timeZone: optional(text(60)),
    courseId: optional(id()),
    /** The course and tee as they were that day. Later edits to the course never change a played round. */
    courseSnapshot: optional(object({ name: text(80), city: optional(text(80)), tee })),
    /** Hole numbers in playing order. A shotgun start can begin on any hole. */
    holesPlanned: whollyReplaced(whole(1, 18), 18),
    holes: listBy('n', hole, 18),
    mode: oneOf('casual', 'practice', 'competition'),
    format: optional(oneOf('stroke', 'stableford', 'match', 'maximum', 'par')),
    /** The most a hole counts where the form of play is maximum score. Absent: net double bogey. */
    maximumScore: optional(oneOf(...MAXIMUM_SCORES)),
    status: oneOf('active', 'finished', 'abandoned'),
    finishedAt: optional(instantText()),
    indexAtStart: optional(index),
    /** Over the planned holes. */
    courseHandicap: optional(courseHandicap),
    /**
     * False: this round's course handicaps ignore course rating minus par. Copied from the golfer's setting at the
     * start.
     */
    ratingMinusPar: optional(flag()),
    pcc: optional(whole(-1, 3)),
    partners: optional(listBy('id', partner, 3)),
    games: optional(listBy('id', groupGame, 6)),
    /**
     * What each golfer's phone says of the group's cards, one by one: its statement in the bytes that its seal vouches for
     * (docs/board-format.md). Two devices of the golfer leave what both received.
     */
    board: optional(setOf(text(22_000), 300)),
    /** The greatest serial of this golfer's own seals. */
    boardSerial: optional(greatestWhole(0, 65_535)),
    /** What the golfer answered: this id on a board is that golfer. '': nobody on the card. */
    sameGolfers: optional(listBy('id', object({ id: text(255), as: text(255) }), 60)),
    /** Keys of phones of which the golfer said that they are not a partner's new one: live, they are asked about once. */
    refusedKeys: optional(setOf(text(64), 20)),
    /** The key of the board in the cloud, once the golfer shares it there (live-board.ts). */
    boardKey: optional(derivedText(64)),
    /** Whose cards are signed on the board and not to be changed: 'own' or the id of a partner. */
    signed: optional(setOf(text(64), 4)),
    total: optional(total),
    preshotRoutine: optional(text(40)),
    swingThought: optional(text(120)),
    goals: optional(listBy('id', goalInPlay, 20)),
    weather: optional(text(60)),
    signedBy: optional(text(60)),
    /** Model Local Rules in force (packages/golf-relief). */
    localRules: optional(
      object({
        preferredLies: optional(oneOf('club', 'card', 'six-inches')),
        fairwayDrop: optional(flag()),
        nearGreen: optional(flag()),
        oppositeSide: optional(flag()),
        dropZone: optional(flag()),
        youngTrees: optional(flag()),
        powerLines: optional(flag()),
      }),
    ),
    bestShot: optional(prose(280)),
    lesson: optional(prose(280)),
    mood: optional(whole(1, 5)),
    notes: optional(prose(2000)),
    /**
     * Raw positions, stored only if the golfer keeps them with the round. Nobody else can read a round, and exports
     * omit them.
     */
    marks: optional(listBy('id', mark, 400)),
    flags: optional(listBy('hole', object({ hole: whole(1, 18), lat: latitude, lon: longitude }), 18)),
  },
  indexes: [['sortKey'], ['status', 'sortKey']],
  cloud: { collection: 'rounds', access: 'owner', countedBy: 'date', maxBytes: MAX_CLOUD_BYTES },
  sortedBy: (round) => round.date,
  defaults: { playedOn: '1970-01-01', holesPlanned: [], holes: [], mode: 'casual', status: 'finished' },
  unrestored: ['board', 'sameGolfers', 'refusedKeys'],
  derive: (fields, raw) => ({ playedOn: dayOfInstant('date', fields, raw) }),
});
export type Round = Static<typeof rounds.schema>;
export type Hole = Static<typeof hole>;
export type Partner = Static<typeof partner>;
export type GroupGame = Static<typeof groupGame>;
export type RoundTotal = Static<typeof total>;
export type Shot = Static<typeof shot>;
export type Lie = Static<typeof lie>;
export type LocalRules = NonNullable<Round['localRules']>;
export type Fairway = NonNullable<Hole['fairway']>;
