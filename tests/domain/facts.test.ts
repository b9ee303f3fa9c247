import { cases } from '@divot/basics/testing';
import { expect, it } from 'vitest';
import { finishes, middleOf, roundPlays, selectRounds } from '@divot/analytics';
import { addDays, localDay } from '@divot/basics';
import { drillById, nextMark } from '@divot/golf-content';
import { PARTS, handicapHistory, handicapRoundOf, netTotals, roundTotals } from '@divot/golf-rules';
import { type Chance, chanceFrom } from '#src/data/sample/chance.ts';
import { playedOn } from '#src/data/sample/course-cards.ts';
import { playHole } from '#src/data/sample/play-hole.ts';
import { roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import { decideInSteps } from '#src/domain/coach/decide-in-steps.ts';
import type { Known } from '#src/domain/coach/evidence.ts';
import { bandText, focusFacts, focusQuote, lossText, sessionName, verdictText } from '#src/domain/coach/focus-words.ts';
import { nextStep } from '#src/domain/coach/next-step.ts';
import { shotsOf } from '#src/domain/coach/part-shots.ts';
import { practiceName } from '#src/domain/coach/practice-name.ts';
import { practisedIn, resultsIn } from '#src/domain/coach/practised.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import type { Hole, Partner, Round } from '#src/domain/entities/round.entity.ts';
import { estimateInSteps } from '#src/domain/handicap/shown-handicap.ts';
import { gameStoryOf } from '#src/domain/rounds/game-story.ts';
import { knownScore } from '#src/domain/rounds/known-score.ts';
import { playersOf } from '#src/domain/rounds/players.ts';
import { OWNER } from '#src/domain/rounds/round-game.ts';
import { partLevel, turned } from '#src/features/analytics/gained/part-level.ts';

// The same fact from each of the functions that screens show it from, for golfers whose cards have gaps of every kind.

const GOLFERS = cases(200, 4);
const TODAY = '2026-11-23';

const endOf = <T>(steps: Generator<undefined, T>): T => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

const GAPS = ['putts', 'firstPuttFt', 'driveEnd', 'approachEnd', 'fairway', 'penalties'] as const;
const holeWithGap = (hole: Hole, chance: Chance): Hole => {
  const { n, par, si, yards } = hole;
  if (chance.yes(0.03)) return { n, par, si, yards };
  if (chance.yes(0.04)) return { n, par, si, yards, pickedUp: true };
  return chance.yes(0.15) ? { ...hole, [chance.pick(GAPS)]: undefined } : hole;
};

const partnerOf = (holes: readonly Hole[], chance: Chance, id: string): Partner => ({
  id,
  name: id,
  strokes: Object.fromEntries(holes.map(({ n, par }) => [n, par + chance.whole(-1, 3)])),
  ...chance.pick([{}, { index: chance.whole(0, 36) }, { courseHandicap: chance.whole(0, 36) }]),
});

const roundOf = (chance: Chance, day: string, index: number | undefined): Round => {
  const { tee, name, courseId } = chance.pick(Object.values(playedOn));
  const count = tee.par.length < 18 || chance.yes(0.2) ? 9 : 18;
  const whole = Array.from({ length: count }, (_, at) =>
    playHole({ n: at + 1, par: tee.par[at]!, si: tee.strokeIndex?.[at] ?? at + 1, yards: 350 }, chance, chance.next()),
  );
  const holes = chance.yes(0.5) ? whole : whole.map((hole) => holeWithGap(hole, chance));
  const isRated = chance.yes(0.9);
  return JSON.parse(
    JSON.stringify({
      id: `round-${day}`,
      userId: 'golfer',
      date: `${day}T09:00:00.000Z`,
      playedOn: day,
      createdAt: `${day}T09:00:00.000Z`,
      updatedAt: `${day}T14:00:00.000Z`,
      sortKey: 0,
      courseId,
      courseSnapshot: { name, tee: isRated ? tee : { ...tee, courseRating: undefined, frontCourseRating: undefined } },
      holesPlanned: whole.map(({ n }) => n),
      holes,
      mode: chance.pick(['casual', 'casual', 'competition', 'practice']),
      format: chance.pick(['stroke', 'stableford', 'stableford', 'par', 'maximum']),
      status: 'finished',
      indexAtStart: index,
      courseHandicap: index === undefined ? undefined : Math.round(index),
      partners: ['Jo', 'Max', 'Kim'].slice(0, chance.whole(0, 3)).map((id) => partnerOf(whole, chance, id)),
    }),
  ) as Round;
};

const DRILLS = ['landing-towel', 'headcover-outside', 'clock-putt', 'fairway-finder', 'custom', 'up-down-9'];
const sessionOf = (chance: Chance, day: string) =>
  ({
    id: `session-${day}`,
    practicedOn: day,
    blocks: DRILLS.filter(() => chance.yes(0.4)).map((drillId, order) => ({
      id: drillId,
      drillId,
      mode: 'block',
      order,
      plannedSec: 600,
      ...(chance.yes(0.8) ? { actualSec: 600, attempts: 20, successes: chance.whole(4, 20), score: 12 } : {}),
      ...(chance.yes(0.1) ? { skippedBecause: 'rain' } : {}),
    })),
  }) satisfies Pick<PracticeSession, 'id' | 'practicedOn' | 'blocks'>;

const golferOf = (seed: number) => {
  const chance = chanceFrom(seed);
  const index = chance.yes(0.7) ? chance.whole(0, 30) : undefined;
  const rounds = Array.from({ length: chance.whole(0, 9) }, (_, at) =>
    roundOf(chance, addDays(TODAY, -2 - 5 * at), index),
  );
  const sessions = Array.from({ length: chance.whole(0, 8) }, (_, at) => sessionOf(chance, addDays(TODAY, -at)));
  const record = rounds.flatMap((round) => handicapRoundOf(round) ?? []);
  const estimate = endOf(estimateInSteps(record));
  const judged = rounds.flatMap((round) => {
    const facts = roundFacts(round);
    return facts ? [{ ...facts, shots: shotsOf(round) }] : [];
  });
  const known = {
    today: TODAY,
    index: estimate === 'none' ? null : estimate.index,
    profile: { id: 'golfer', practiceWeek: { sessionsPerWeek: 3, minutes: chance.pick([20, 40, 60]), places: [] } },
    rounds: judged,
    practised: sessions.flatMap(practisedIn),
    trained: [],
    swings: [],
    busyDays: [],
  } as unknown as Known;
  return { rounds, sessions, record, judged, known, estimate, decided: endOf(decideInSteps(known)) };
};

/** What two functions say differently of this golfer. */
const contradictions = (seed: number): readonly string[] => {
  const { rounds, sessions, record, judged, known, estimate, decided } = golferOf(seed);
  const { decision, index, losses, shots } = decided;
  const wrongs: string[] = [];
  const same = (fact: string, ...values: readonly unknown[]) => {
    const texts = new Set(values.map((value) => JSON.stringify(value) ?? '–'));
    if (texts.size > 1) wrongs.push(`golfer ${seed}, ${fact}: ${[...texts].join(' and ')}`);
  };
  const history = handicapHistory(record);
  // Progress, quotes and the pad; the handicap tab; the story of the newest round.
  same('index', estimate === 'none' ? null : estimate.index, history.at(-1)?.index ?? null);

  const selected = selectRounds(judged, {}, { kind: 'latest', count: 20 }).rounds;
  for (const part of PARTS) {
    const own = losses.find((one) => one.part === part);
    const stats = partLevel(selected, part, 'level', index);
    // Home and the opening of Stats; the strokes-gained tab; the diary's choice of a focus.
    if (own && stats) {
      same(`loss of ${part}`, verdictText(own), verdictText(turned(stats)));
      same(`band of ${part}`, bandText(own), bandText(turned(stats)));
    }
    same(`whether ${part} is known`, own !== undefined, stats !== undefined);
    if (decision.kind === 'work-on' && decision.part === part && own)
      same(`loss of the focus, ${part}`, decision.loss && verdictText(decision.loss), verdictText(own));
  }
  if (decision.kind === 'work-on' && decision.loss) {
    const quote = focusQuote(decision, index)!;
    const { 'data-value': value = '' } = focusFacts(decision, index);
    same(
      'the quote',
      value.split('\n').every((one) => one.split(' ').every((word) => quote.includes(word))),
      true,
    );
    same('the quoted loss', quote.includes(lossText(decision.loss, index)), true);
  }

  const ids = new Set(selected.map(({ id }) => id));
  const plays = rounds.flatMap((round) => roundPlays(round) ?? []).filter(({ id }) => ids.has(id));
  same('chips', middleOf(shots.chipsFt)?.value, middleOf(finishes(plays, 'chips'))?.value);

  for (const round of rounds) {
    const facts = judged.find(({ id }) => id === round.id);
    const { strokes, toPar } = knownScore(round);
    const totals = roundTotals(round);
    if (totals.holesPlayed > 0 && facts) {
      same(`score of ${round.id}`, strokes, totals.strokes, facts.strokes);
      same(`to par of ${round.id}`, toPar, totals.toPar, facts.toPar);
    }
    const story = gameStoryOf(round);
    if (story?.form !== 'stableford') continue;
    const own = netTotals(round);
    for (const { partnerId = OWNER, points, net, thru } of playersOf(round, 1)) {
      const place = story.places.find(({ id }) => id === partnerId);
      if (thru === 0 || !place) continue;
      same(`points of ${partnerId} in ${round.id}`, (net ?? { points }).points, place.value);
      same(`basis of ${partnerId} in ${round.id}`, net ? 'net' : 'gross', place.basis ?? 'gross');
      if (partnerId === OWNER && net) same(`own points in ${round.id}`, net.points, own?.points);
    }
  }

  for (const done of decision.week.filter(({ isDone, kind }) => isDone && kind === 'practice')) {
    const session = sessions.find(({ id }) => id === done.sessionId);
    if (session) same(`name of ${session.id}`, sessionName(done), practiceName(session));
  }
  for (const { drillId = '', pass } of decision.week.flatMap(({ blocks }) => blocks)) {
    const drill = drillById(drillId);
    if (drill && pass)
      same(`mark of ${drillId}`, pass.mark, nextMark(drill, index, resultsIn(drillId, known.practised)));
  }
  for (const { day, minutes, blocks } of decision.week)
    same(
      `minutes on ${day}`,
      minutes,
      blocks.reduce((sum, block) => sum + block.minutes, 0),
    );
  const step = nextStep(decision, localDay(`${TODAY}T12:00:00`));
  if (step.kind === 'session')
    same(
      'next session',
      step.session,
      decision.week.find(({ isDone }) => !isDone),
    );
  return wrongs;
};

it(`says each fact of ${GOLFERS} golfers the same from every function that screens show it from`, () => {
  const wrongs = Array.from({ length: GOLFERS }, (_, seed) => contradictions(seed)).flat();

  expect(wrongs).toEqual([]);
});
