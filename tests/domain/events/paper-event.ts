import type { Score } from '@divot/golf-games';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { GolfEvent } from '#src/domain/events/event.ts';

// How an event stands, worked out a second time as on paper, without a line of golf-rules or golf-games: Rules of Golf 3.2,
// 3.3, 21 to 23, Committee Procedures 5A(6), Rules of Handicapping 6.1, 6.2 and appendix C.

export type PaperDay = {
  readonly event: GolfEvent;
  readonly cards: Readonly<Record<string, Readonly<Record<number, Score>>>>;
};
/** `value` undefined: no result. `rank` undefined: no place. */
export type PaperRow = {
  readonly names: string;
  readonly value: number | undefined;
  readonly rank: number | undefined;
};

const added = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0);
const up = (value: number) => Math.floor(Math.round(value * 1e6) / 1e6 + 0.5);
const playerOf = ({ event }: PaperDay, id: string) => event.players.find((one) => one.id === id)!;

const teeOf = (day: PaperDay, id: string): Tee => {
  const { tee, gender } = playerOf(day, id);
  const { tees } = day.event.courses[0]!;
  const named = tees.filter(({ name }) => name === (tee ?? tees[0]!.name));
  return (
    named.find((one) => one.gender === gender) ?? named.find((one) => !one.gender || one.gender === 'any') ?? named[0]!
  );
};

/** Rule 6.1, not rounded. Of nine holes half the index, rounded to a tenth, counts. */
const courseHandicap = (day: PaperDay, id: string): number => {
  const { index } = playerOf(day, id);
  const { par, slope, courseRating } = teeOf(day, id);
  if (index === undefined) return 0;
  const played = par.length === 9 ? up(index * 5) / 10 : index;
  return (played * slope!) / 113 + courseRating! - added(par);
};

/** A stroke a hole in the order of the stroke indexes, again and again. A plus player gives them from the last one. */
const strokesOn = ({ par, strokeIndex }: Tee, handicap: number): number[] => {
  const order = par.map((_, at) => at).toSorted((a, b) => strokeIndex![a]! - strokeIndex![b]!);
  const turns = handicap < 0 ? order.toReversed() : order;
  const strokes = par.map(() => 0);
  for (let given = 0; given < Math.abs(handicap); given += 1)
    strokes[turns[given % turns.length]!]! += Math.sign(handicap);
  return strokes;
};

/** Who is out of a side has picked up where somebody else of it has a score. Who stopped alone has done so everywhere. */
const scoreOf = (
  { event, cards, ...day }: PaperDay,
  id: string,
  n: number,
  side: readonly string[],
): Score | undefined => {
  const { state } = playerOf({ event, cards, ...day }, id);
  const isLeft = side.length > 1 ? side.some((one) => cards[one]?.[n] !== undefined) : state === 'stopped';
  return cards[id]?.[n] ?? (state && isLeft ? 'X' : undefined);
};

/** Net strokes on a hole, 'X' for one that was picked up. */
type Ball = number | 'X' | undefined;
const netOf = (score: Score | undefined, given: number): Ball =>
  typeof score === 'number' ? score - given : score && 'X';
const numbers = (balls: readonly Ball[]) => balls.filter((ball) => typeof ball === 'number');

/** The lowest of the side, 'X' when all have picked up. */
const lowest = (balls: readonly Ball[]): Ball => {
  if (numbers(balls).length > 0) return Math.min(...numbers(balls));
  return balls.every((ball) => ball === 'X') ? 'X' : undefined;
};

const pointsAt = (ball: Ball, par: number): Ball =>
  ball === 'X' ? 0 : ball === undefined ? undefined : Math.max(0, par + 2 - ball);

const SHARES: Readonly<Record<string, readonly number[]>> = {
  foursomes2: [50, 50],
  scramble2: [35, 15],
  scramble3: [30, 20, 10],
  scramble4: [25, 20, 15, 10],
};

const sidesOf = ({ event: { form, groups } }: PaperDay): { ids: string[]; start: number }[] =>
  groups.flatMap(({ players, hole: start }) => {
    if (form === 'scramble' || form === 'pairs-stableford') return [{ ids: players, start }];
    const isOfTwo = form === 'four-ball' || form === 'foursomes' || form === 'match';
    return isOfTwo
      ? [players.slice(0, 2), players.slice(2)].filter((ids) => ids.length > 0).map((ids) => ({ ids, start }))
      : players.map((id) => ({ ids: [id], start }));
  });

/** What a side's holes count, the handicap that is taken off its whole card, and its gross strokes. */
type Side = { par: number[]; counts: Ball[]; gross?: Ball[]; handicap: number };

const sideOf = (day: PaperDay, ids: readonly string[]): Side => {
  const { form, scoring, maximum = 'net-double-bogey', groups } = day.event;
  const { par } = teeOf(day, ids[0]!);
  const whole = (exact: number) => (scoring === 'gross' ? 0 : up(exact));
  const scoresAt = (at: number) => ids.map((id) => scoreOf(day, id, at + 1, ids));
  if (form === 'foursomes' || form === 'scramble') {
    const exact = ids.map((id) => courseHandicap(day, id)).toSorted((a, b) => a - b);
    const handicap = whole(added(exact.map((one, at) => (one * SHARES[`${form}${ids.length}`]![at]!) / 100)));
    const given = strokesOn(teeOf(day, ids[0]!), handicap);
    // One ball: who writes its score down does not matter.
    const gross = par.map((_, at) => {
      const scores = scoresAt(at).map((score) => netOf(score, 0));
      return numbers(scores).length > 0 ? Math.min(...numbers(scores)) : scores.find((score) => score !== undefined);
    });
    return { par, gross, handicap, counts: gross.map((ball, at) => netOf(ball, given[at]!)) };
  }
  const isOfTeams = groups.some(({ players }) => players.length > 2);
  const percent = ids.length === 1 ? 95 : 85;
  const handicaps = ids.map((id) => whole((courseHandicap(day, id) * percent) / 100));
  const given = ids.map((id, at) => strokesOn(teeOf(day, id), handicaps[at]!));
  const pars = ids.map((id) => teeOf(day, id).par);
  const balls = par.map((_, at) => scoresAt(at).map((score, ball) => netOf(score, given[ball]![at]!)));
  const counts = balls.map((hole, at): Ball => {
    const [ball] = hole;
    const own = pars[0]![at]!;
    if (form === 'four-ball') return lowest(hole);
    if (form === 'pairs-stableford') {
      const best = numbers(hole.map((one, side) => pointsAt(one, pars[side]![at]!))).toSorted((a, b) => b - a);
      return best.length === 0 ? undefined : added(best.slice(0, isOfTeams ? 2 : 1));
    }
    if (form === 'stableford') return pointsAt(ball, own);
    if (form === 'par') return ball === 'X' ? -1 : ball === undefined ? ball : Math.sign(own - ball);
    if (form === 'maximum' && ball !== undefined) {
      const strokes = given[0]![at]!;
      const most = {
        'net-double-bogey': own + 2 + strokes,
        'twice-par': 2 * own,
        'triple-bogey': own + 3,
        8: 8,
        10: 10,
      };
      return ball === 'X' ? most[maximum] - strokes : Math.min(ball, most[maximum] - strokes);
    }
    return ball;
  });
  const gross = form === 'stroke' ? par.map((_, at) => netOf(scoresAt(at)[0], 0)) : undefined;
  return { par, counts, handicap: handicaps[0]!, ...(gross && { gross }) };
};

/** Holes up of the first of two, until one is up by more than are left. Open holes are passed over. */
const matchOf = (day: PaperDay, ids: readonly string[]): number => {
  const exact = ids.map((id) => (day.event.scoring === 'gross' ? 0 : up(courseHandicap(day, id))));
  const pars = ids.map((id) => added(teeOf(day, id).par));
  const level = exact.map((one, at) => (day.event.scoring === 'gross' ? 0 : one + pars[at]! - Math.min(...pars)));
  const given = ids.map((id, at) => strokesOn(teeOf(day, id), level[at]! - Math.min(...level)));
  let [lead, left] = [0, given[0]!.length];
  for (const at of given[0]!.keys()) {
    if (Math.abs(lead) > left) break;
    const [a, b] = ids.map((id) => scoreOf(day, id, at + 1, ids));
    const gaveUp = (['C', 'X'] as const).find((sign) =>
      sign === 'C' ? a === 'C' || b === 'C' : a === 'X' || b === 'X',
    );
    const isUp = (score: Score | undefined) => (gaveUp === 'C' ? score === 'C' : score === 'X' || score === 'C');
    let result: number | undefined;
    if (gaveUp) result = Number(isUp(b)) - Number(isUp(a));
    else if (a !== undefined && b !== undefined)
      result = Math.sign((b as number) - given[1]![at]! - ((a as number) - given[0]![at]!));
    if (result === undefined) continue;
    lead += result;
    left -= 1;
  }
  return lead;
};

const PARTS = { 18: [9, 18, 12, 18, 15, 18, 17, 18, 3, 9, 6, 9, 8, 9], 9: [3, 9, 6, 9, 8, 9] } as const;
const ofStrokes = ['stroke', 'maximum', 'four-ball', 'foursomes', 'scramble'];

/** The parts of a whole card in turn, the highest best, times its holes, so that a half or third of a stroke is exact. */
const countBack = ({ event }: PaperDay, { par, counts, gross, handicap }: Side, start: number): number[] => {
  const count = par.length as 9 | 18;
  const first = event.lastHoles === 'played' ? start - 1 : 0;
  const figures = par.map((own, at) => {
    const figure = (gross ?? counts)[at] as number;
    return (ofStrokes.includes(event.form) ? own - figure : figure) * count + (gross ? handicap : 0);
  });
  const order = [...figures.slice(first), ...figures.slice(0, first)];
  const spans = PARTS[count];
  return spans.flatMap((from, at) => (at % 2 === 0 ? [added(order.slice(from, spans[at + 1]))] : []));
};

/** The rows of the day by their names, in no order. */
export const paperRows = (day: PaperDay): PaperRow[] => {
  const { form, ties } = day.event;
  const rows = sidesOf(day).map(({ ids, start }) => {
    const states = ids.map((id) => playerOf(day, id).state);
    const names = ids.map((id) => playerOf(day, id).name).join('+');
    if (form === 'match') return { names, value: matchOf(day, ids), hasPlace: false, figure: 0, back: [] };
    const isOut =
      states.includes('disqualified') || states.every((state) => state && (state !== 'stopped' || ids.length > 1));
    const side = sideOf(day, ids);
    const value = added(numbers(side.counts));
    const par = added(side.par.filter((_, at) => typeof side.counts[at] === 'number'));
    const hasResult = !isOut && !side.counts.includes('X');
    const isWhole = hasResult && !side.counts.includes(undefined);
    return {
      names,
      value: hasResult ? value : undefined,
      figure: ofStrokes.includes(form) ? par - value : value,
      hasPlace: hasResult && side.counts.some((count) => count !== undefined),
      back: isWhole && ties === 'count-back' ? countBack(day, side, start) : [],
    };
  });
  const placed = rows.filter(({ hasPlace }) => hasPlace);
  const isBefore = (a: (typeof rows)[number], b: (typeof rows)[number]): boolean => {
    if (a.figure !== b.figure) return a.figure > b.figure;
    const at = b.back.length === 0 ? -1 : a.back.findIndex((figure, part) => figure !== b.back[part]);
    return at >= 0 && a.back[at]! > b.back[at]!;
  };
  return rows.map((row) => ({
    names: row.names,
    value: row.value,
    rank: row.hasPlace ? 1 + placed.filter((other) => isBefore(other, row)).length : undefined,
  }));
};
