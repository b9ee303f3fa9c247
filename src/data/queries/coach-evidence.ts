import { useMemo } from 'react';
import { digestSource, useDigest } from '#src/data/live/digest.ts';
import { useLive } from '#src/data/live/use-live.ts';
import { roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import type { Known } from '#src/domain/coach/evidence.ts';
import { shotsOf } from '#src/domain/coach/part-shots.ts';
import { newestFirst } from '@divot/documents';
import type { Invitation } from '#src/domain/entities/invitation.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type IsoDay, localDay, startOfDay } from '@divot/basics';
import { whenIdle } from '#src/platform/waiting/idle.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { useFinishedAssessments, useDraft } from './assessments.ts';
import { useHandicap } from './handicap.ts';
import { usePractised } from './practised.ts';
import { useProfile } from './profile.ts';

// Everything on this device that the coach decides from, live.

/** What the decision and its picture need from a finished round. */
const judgedRound = (round: Round) => {
  const facts = roundFacts(round);
  return facts && { playedOn: facts.playedOn, tallies: facts.tallies, level: facts.level, shots: shotsOf(round) };
};
const rounds = digestSource('rounds', judgedRound, { newest: 100, page: 25, beforeMore: whenIdle });
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
const swings = digestSource(
  'swings',
  ({ recordedAt, findings, shape, view, deletedAt }) => (deletedAt ? undefined : { recordedAt, findings, shape, view }),
  { newest: 30, page: 10, beforeMore: whenIdle },
);

const isPlaying = ({ userId, requests, status }: Invitation, uid: string): boolean =>
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

/** Everything known about the golfer, the same object until some of it changes; undefined until all of it is loaded. */
export const useCoachEvidence = (): Known | undefined => {
  const today = useToday();
  const { profile, ready: profileReady } = useProfile();
  const { handicap, ready: indexReady } = useHandicap();
  const played = useDigest(rounds);
  const practised = usePractised();
  const trained = useDigest(workouts);
  const filmed = useDigest(swings);
  const { finished, ready: assessmentsReady } = useFinishedAssessments('swing');
  const { draft, ready: draftReady } = useDraft('swing');
  const busyDays = useBusyDays(profile?.id, today)?.join(' ');
  const isComplete = [played, practised, trained, filmed].every(({ complete }) => complete);
  const isReady = profileReady && indexReady && assessmentsReady && draftReady && isComplete;
  const index = handicap?.index ?? null;
  const [assessment] = finished;
  return useMemo(() => {
    if (!profile || busyDays === undefined || !isReady) return undefined;
    return {
      today,
      profile,
      index,
      rounds: played.digests,
      practised: practised.digests.flat(),
      trained: trained.digests,
      swings: filmed.digests,
      assessment,
      draft,
      busyDays: busyDays === '' ? [] : busyDays.split(' '),
    };
  }, [today, profile, index, played, practised, trained, filmed, assessment, draft, busyDays, isReady]);
};
