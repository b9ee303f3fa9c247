import { digestSource, useDigest } from '#src/data/live/digest.ts';
import { swingSource } from '#src/data/live/swing-source.ts';
import { createTimeSlicedHook } from '#src/data/live/time-slicing.ts';
import { useLive } from '#src/data/live/use-live.ts';
import { roundFacts } from '#src/domain/analytics/round-facts.ts';
import { decideFocus, type Decision } from '#src/domain/coach/coach.ts';
import { evidenceOf, type Known } from '#src/domain/coach/evidence.ts';
import { shotsOf } from '#src/domain/coach/part-shots.ts';
import { practisedIn } from '#src/domain/coach/practised.ts';
import { newestFirst } from '#src/domain/entities/entity.ts';
import type { Game } from '#src/domain/entities/game.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type IsoDay, localDay, startOfDay } from '#src/domain/shared/day.ts';
import type { GroupLoss } from '@divot/golf-rules';
import { whenIdle } from '#src/platform/idle.ts';
import { useToday } from '#src/platform/use-clock.ts';
import { useArrival } from './arrival.ts';
import { useFinishedAssessments, useDraft } from './assessments.ts';
import { useHandicap } from './handicap.ts';
import { useProfile } from './profile.ts';

// The one answer to "what should I work on?". Gathers everything on this device, decides in one place, and every screen
// shows the same answer.

/** What the decision and its picture need from a finished round. */
const judgedRound = (round: Round) => {
  const facts = roundFacts(round);
  return facts && { playedOn: facts.playedOn, tallies: facts.tallies, level: facts.level, shots: shotsOf(round) };
};
const rounds = digestSource('rounds', judgedRound, { newest: 100, page: 25, beforeMore: whenIdle });
const sessions = digestSource(
  'practiceSessions',
  (session) => (session.status === 'finished' ? practisedIn(session) : undefined),
  { newest: 300, beforeMore: whenIdle },
);
const workouts = digestSource(
  'workouts',
  ({ status, completedAt, startedAt, items }) =>
    status === 'finished'
      ? {
          day: localDay(completedAt ?? startedAt),
          exerciseIds: items.filter(({ sets }) => sets.some(({ done }) => done)).map(({ exerciseId }) => exerciseId),
        }
      : undefined,
  { newest: 30, page: 30 },
);
const swings = swingSource(
  ({ recordedAt, findings, shape, deletedAt }) => (deletedAt ? undefined : { recordedAt, findings, shape }),
  { newest: 30, page: 10, beforeMore: whenIdle },
);

const isPlaying = ({ userId, requests, status }: Game, uid: string): boolean =>
  status !== 'cancelled' && status !== 'played' && (userId === uid || requests[uid]?.status === 'accepted');

/** The days of coming games and lessons; undefined while loading. */
const useBusyDays = (uid: string | undefined, today: IsoDay): readonly IsoDay[] | undefined => {
  const coming = {
    selector: { sortKey: { $lte: newestFirst(startOfDay(today).toISOString()) } },
    sort: [{ sortKey: 'asc' as const }],
    limit: 100,
  };
  const { documents: games, ready: gamesReady } = useLive('games', coming);
  const { documents: lessons, ready: lessonsReady } = useLive('bookings', coming);
  if (!gamesReady || !lessonsReady || uid === undefined) return undefined;
  const booked = lessons.filter(
    ({ kind, status }) => kind === 'lesson' && (status === 'confirmed' || status === 'requested'),
  );
  return [...games.filter((game) => isPlaying(game, uid)), ...booked].map(({ startUtc }) => localDay(startUtc));
};

type Gathered = Omit<Known, 'practised'> & { readonly sessions: readonly Known['practised'][] };

let last: Gathered | undefined;
/** One shared object, so that the work is done once. */
const shared = (gathered: Gathered): Gathered => {
  const isSame = (key: keyof Gathered) =>
    key === 'busyDays' ? String(last?.busyDays) === String(gathered.busyDays) : last?.[key] === gathered[key];
  if (!last || !(Object.keys(gathered) as (keyof Gathered)[]).every(isSame)) last = gathered;
  return last;
};

/** Everything known about the golfer; undefined until all of it is loaded. */
const useGathered = (): Gathered | undefined => {
  const today = useToday();
  const { profile, ready: profileReady } = useProfile();
  const { handicap, ready: indexReady } = useHandicap();
  const played = useDigest(rounds);
  const practised = useDigest(sessions);
  const trained = useDigest(workouts);
  const filmed = useDigest(swings);
  const { finished, ready: assessmentsReady } = useFinishedAssessments('swing');
  const { draft, ready: draftReady } = useDraft('swing');
  const busyDays = useBusyDays(profile?.id, today);
  const isComplete = [played, practised, trained, filmed].every(({ complete }) => complete);
  if (!profile || !profileReady || !indexReady || !assessmentsReady || !draftReady || !busyDays || !isComplete)
    return undefined;
  return shared({
    today,
    profile,
    index: handicap?.index ?? null,
    rounds: played.digests,
    sessions: practised.digests,
    trained: trained.digests,
    swings: filmed.digests,
    assessment: finished[0],
    draft,
    busyDays,
  });
};

export type Decided = {
  readonly decision: Decision;
  /** What each part costs compared with a typical golfer of the index, over the rounds that the decision uses. */
  readonly losses: readonly GroupLoss[];
  readonly known: Known;
};

const useDecided = createTimeSlicedHook(function* (gathered: Gathered): Generator<undefined, Decided> {
  const known = { ...gathered, practised: gathered.sessions.flat() };
  const evidence = evidenceOf(known);
  yield;
  return { decision: decideFocus(evidence), losses: evidence.losses, known };
});

/** What to work on now and the facts behind it; undefined until they are loaded and while they are being fetched. */
export const useDecision = (): Decided | undefined => {
  const isFetching = useArrival() === 'fetching';
  const gathered = useGathered();
  const decided = useDecided(isFetching ? undefined : gathered);
  return isFetching ? undefined : decided;
};
