import { useReducer, useState } from 'react';
import { markCoursePlayed } from '#src/data/commands/courses.ts';
import { startRound } from '#src/data/commands/rounds.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { useRecentRounds } from '#src/data/queries/rounds.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { newestGoals } from '#src/domain/goals/goal-types.ts';
import { choiceOf } from '#src/domain/profile/choices.ts';
import { cardHandicap, handicapFor, holeOf } from '@divot/golf-rules';
import { knownPartners } from '#src/domain/rounds/known-partners.ts';
import { compact } from '@divot/basics';
import { useSession } from '#src/platform/state.ts';
import { useToday } from '#src/platform/use-clock.ts';
import type { NavigationState } from '#src/features/round/navigation-state.ts';
import type { GoTo } from '#src/features/round/play-search.ts';
import { partnersNamed } from '#src/features/round/partners/partners-typed.ts';
import { choose, firstChoices, holesChosen } from './round-choices.ts';

const GOALS_IN_PLAY = 3;
/** Enough to find the partners of half a year. */
const ROUNDS_WITH_PARTNERS = 30;

/** Swing thought, routine and goals from the screen before or from the profile. */
const useInMind = (navigation: NavigationState) => {
  const { profile } = useProfile();
  return {
    swingThought: navigation.swingThought ?? profile?.swingThought,
    preshotRoutine: navigation.preshotRoutine ?? profile?.preshotRoutine,
    goals: (navigation.playingGoals ?? newestGoals(profile?.playingGoals ?? [])).slice(0, GOALS_IN_PLAY),
  };
};

/** A round before its first tee: the choices, what results from them, and how to start it. */
export const useTeeOff = (course: Course, navigation: NavigationState, go: GoTo) => {
  const session = useSession();
  const { profile } = useProfile();
  const today = useToday();
  const [choices, change] = useReducer(choose, undefined, () => firstChoices(course, navigation.partners ?? []));
  const { handicap } = useHandicap(choices.playedOn ?? today);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const inMind = useInMind(navigation);
  const holes = holesChosen(course, choices);
  const ratingMinusPar = choiceOf(profile?.preferences, 'ratingMinusPar');
  const strokes = holes && handicap && handicapFor(holes.tee, holes.order, handicap.index, ratingMinusPar);
  const counted =
    holes &&
    handicap &&
    cardHandicap({
      holes: holes.order.map((n) => holeOf(holes.tee, n)),
      indexAtStart: handicap.index,
      courseSnapshot: { name: course.name, tee: holes.tee },
      ratingMinusPar,
      mode: choices.mode,
      format: choices.format,
    });
  const { documents: rounds } = useRecentRounds(ROUNDS_WITH_PARTNERS);
  const known = knownPartners(rounds);

  const teeOff = async () => {
    if (session.kind !== 'signed-in' || !holes) return;
    const partners = partnersNamed(choices.partners, holes.tees, holes.tee);
    if (!partners.ok) return setError(partners.error);
    setBusy(true);
    const { mode, format, maximumScore, playedOn } = choices;
    const started = await startRound({
      userId: session.user.uid,
      course,
      tee: holes.tee,
      holesPlanned: holes.order,
      mode,
      format,
      ratingMinusPar,
      partners: partners.value,
      goals: inMind.goals.map(({ id, type, text }) => compact({ id, type, text })),
      ...compact({
        playedOn,
        maximumScore: format === 'maximum' ? maximumScore : undefined,
        indexAtStart: handicap?.index,
        courseHandicap: strokes,
        weather: choices.weather.trim() || undefined,
        swingThought: inMind.swingThought || undefined,
        preshotRoutine: inMind.preshotRoutine || undefined,
      }),
    });
    if (!started.ok) {
      setBusy(false);
      setError(started.error);
      return;
    }
    await markCoursePlayed(course.id);
    go({ round: started.value.id, hole: holes.order[0] }, { replace: true });
  };
  return { choices, change, today, holes, inMind, handicap, counted, known, ratingMinusPar, teeOff, error, busy };
};
