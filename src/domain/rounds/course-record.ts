import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { holesInPlay, isPlayed, withPickUpsCounted } from '@divot/golf-rules';
import { knownScore } from './known-score.ts';
import { compact, groupBy, mean } from '@divot/basics';
import { type ScoreCounts, scoreCounts } from './round-story.ts';

// What a golfer has scored on one course: hole by hole, on the whole of it, and with whom.

export type CourseRound = {
  readonly id: string;
  readonly courseId: string;
  readonly playedOn: string;
  /** The nines of the tee played, and its holes: 9 or 18. */
  readonly card: Pick<Tee, 'nines'> & { readonly holes: number };
  /** In playing order. A pick-up has the strokes that it counts. */
  readonly holes: readonly Pick<Hole, 'n' | 'par' | 'strokes' | 'fairway' | 'pickedUp'>[];
  /** Undefined before the first score. */
  readonly strokes?: number;
  readonly toPar?: number;
  /** Every planned hole has a score. */
  readonly isWhole: boolean;
  readonly partners: readonly string[];
};

/** A finished round on a course. Undefined for every other round. */
export const courseRound = (round: Round): CourseRound | undefined => {
  const { id, courseId, playedOn, status, courseSnapshot, partners = [], holesPlanned } = round;
  if (status !== 'finished' || courseId === undefined) return undefined;
  const { strokes, toPar, hasHoles } = knownScore(round);
  const inPlay = holesInPlay({ ...round, holes: [...withPickUpsCounted(round)] });
  return compact({
    id,
    courseId,
    playedOn,
    card: compact({ nines: courseSnapshot?.tee.nines, holes: courseSnapshot?.tee.par.length ?? 18 }),
    holes: inPlay.map(({ n, par, strokes: count, fairway, pickedUp }) => ({
      n,
      par,
      strokes: count,
      fairway,
      pickedUp,
    })),
    strokes,
    toPar,
    isWhole: hasHoles && inPlay.length === holesPlanned.length && inPlay.every(isPlayed),
    partners: partners.map(({ name }) => name),
  });
};

/**
 * The hole on the ground that a hole of a card is: a nine played twice has each once, and of three nines each hole
 * belongs to its nine, whichever two are played.
 */
const groundHole = ({ nines, holes }: CourseRound['card'], n: number): string => {
  const at = (n - 1) % holes;
  return nines ? `${nines[Math.floor(at / 9)]} ${(at % 9) + 1}` : String(at + 1);
};

type PlayOfHole = { readonly playedOn: string; readonly strokes: number; readonly par: number };

export type HoleRecord = {
  readonly n: number;
  /** Newest first, without pick-ups. */
  readonly plays: readonly PlayOfHole[];
  /** Strokes, pick-ups counted. Undefined on a hole that was never played. */
  readonly average?: number;
  /** Against the par of the day. */
  readonly averageToPar?: number;
  readonly best?: number;
  readonly counts: ScoreCounts;
};

export type WholeRounds = {
  readonly holes: 9 | 18;
  readonly rounds: number;
  readonly average: number;
  readonly averageToPar: number;
  readonly best: CourseRound & { readonly strokes: number; readonly toPar: number };
};

export type CourseRecord = {
  readonly holes: readonly HoleRecord[];
  readonly whole: readonly WholeRounds[];
  /** The best score on each hole, added up. Undefined until each has one. */
  readonly bestOfEach?: number;
  /** On average against par, of the holes played twice or more. Undefined if they are the same. */
  readonly hardest?: HoleRecord;
  readonly easiest?: HoleRecord;
  /** Most rounds together first. */
  readonly partners: readonly { readonly name: string; readonly rounds: number }[];
};

const holeRecord = (n: number, played: readonly (CourseRound['holes'][number] & PlayOfHole)[]): HoleRecord => {
  const plays = played
    .filter(({ pickedUp }) => !pickedUp)
    .map(({ playedOn, strokes, par }) => ({ playedOn, strokes, par }));
  return compact({
    n,
    plays,
    average: played.length > 0 ? mean(played.map(({ strokes }) => strokes)) : undefined,
    averageToPar: played.length > 0 ? mean(played.map(({ strokes, par }) => strokes - par)) : undefined,
    best: plays.length > 0 ? Math.min(...plays.map(({ strokes }) => strokes)) : undefined,
    counts: scoreCounts(played),
  });
};

const wholeRounds = (rounds: readonly CourseRound[], length: 9 | 18): readonly WholeRounds[] => {
  const whole = rounds.flatMap((round) => {
    const { strokes, toPar, isWhole, holes } = round;
    return isWhole && holes.length === length && strokes !== undefined && toPar !== undefined
      ? [{ ...round, strokes, toPar }]
      : [];
  });
  const [best] = whole.toSorted((a, b) => a.toPar - b.toPar);
  if (!best) return [];
  return [
    {
      holes: length,
      rounds: whole.length,
      average: mean(whole.map(({ strokes }) => strokes)),
      averageToPar: mean(whole.map(({ toPar }) => toPar)),
      best,
    },
  ];
};

/** `rounds` are all on this course, newest first. The holes are those of the tee. */
export const courseRecord = (tee: Pick<Tee, 'par' | 'nines'>, rounds: readonly CourseRound[]): CourseRecord => {
  const played = groupBy(
    rounds.flatMap(({ holes, card, playedOn }) =>
      holes.flatMap((hole) =>
        hole.strokes === undefined ? [] : [{ ...hole, strokes: hole.strokes, playedOn, key: groundHole(card, hole.n) }],
      ),
    ),
    ({ key }) => key,
  );
  const card = { nines: tee.nines, holes: tee.par.length };
  const holes = tee.par.map((_, at) => holeRecord(at + 1, played.get(groundHole(card, at + 1)) ?? []));
  const bests = holes.flatMap(({ best }) => best ?? []);
  const often = holes
    .filter(({ counts: { birdies, pars, bogeys, worse } }) => birdies + pars + bogeys + worse > 1)
    .toSorted((a, b) => b.averageToPar! - a.averageToPar!);
  const [hardest, easiest] = [often[0], often.at(-1)];
  const differ = hardest !== undefined && hardest.averageToPar !== easiest?.averageToPar;
  const together = groupBy(
    rounds.flatMap(({ partners }) => partners),
    (name) => name.trim().toLowerCase(),
  );
  return compact({
    holes,
    whole: [...wholeRounds(rounds, 18), ...wholeRounds(rounds, 9)],
    bestOfEach: bests.length === holes.length ? bests.reduce((sum, best) => sum + best, 0) : undefined,
    hardest: differ ? hardest : undefined,
    easiest: differ ? easiest : undefined,
    partners: [...together.values()]
      .map((names) => ({ name: names[0]!, rounds: names.length }))
      .toSorted((a, b) => b.rounds - a.rounds),
  });
};
