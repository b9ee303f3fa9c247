import { useEffect, useReducer, useState } from 'react';
import { markCoursePlayed } from '#src/data/commands/courses.ts';
import { type RoundSetup, startRound } from '#src/data/commands/rounds.ts';
import { saveProfile } from '#src/data/commands/profile.ts';
import { useCourse, useCourses } from '#src/data/queries/courses.ts';
import { coursePlaces } from '#src/data/queries/ground.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { useRecentRounds } from '#src/data/queries/rounds.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { newestGoals } from '#src/domain/goals/newest-goals.ts';
import { choiceOf } from '#src/domain/profile/choices.ts';
import { readHandicap } from '#src/domain/profile/handicap-text.ts';
import { cardHandicap, handicapFor, holeOf, playOrder } from '@divot/golf-rules';
import type { HandicapShown } from '#src/domain/handicap/shown-handicap.ts';
import { coursesInOrder } from '#src/domain/rounds/course-order.ts';
import { usualTee } from '#src/domain/rounds/usual-tee.ts';
import { knownPartners, latestGroup } from '#src/domain/rounds/known-partners.ts';
import { type Result, compact, filled, ok } from '@divot/basics';
import { useDraft } from '#src/platform/storage/draft.ts';
import { type DevicePlace, placeIfAllowed } from '#src/platform/position/geolocation.ts';
import { useSession, useUid } from '#src/platform/state.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import type { NavigationState } from '#src/features/round/navigation-state.ts';
import type { GoTo } from '#src/platform/play-search.ts';
import { arePartnersTyped, partnersNamed, placesForNames } from '#src/domain/rounds/partners-typed.ts';
import { USUAL_TEE, parPresets } from '#src/domain/rounds/usual-card.ts';
import { type HolesChosen, FIRST_CHOICES, choose, holesChosen, usualFormat } from './round-choices.ts';
import { readOnce } from '#src/platform/waiting/read-once.ts';

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

/** The players beside the golfer, kept while the golfer looks at something else before the first tee. */
const usePartners = ({ partners: names = [] }: NavigationState) => {
  const uid = useUid() ?? '';
  const { draft, saveDraft, discardDraft } = useDraft(['setup', ...names].join('-'), uid, arePartnersTyped);
  const { documents: rounds } = useRecentRounds(ROUNDS_WITH_PARTNERS);
  return {
    partners: draft ?? placesForNames(names),
    changePartners: saveDraft,
    discardPartners: discardDraft,
    rounds,
    earlierPartners: knownPartners(rounds),
    latest: latestGroup(rounds),
  };
};

const usePlaceIfAllowed = (): DevicePlace | undefined => {
  const [place, setPlace] = useState<DevicePlace>();
  useEffect(() => readOnce(placeIfAllowed(), setPlace), []);
  return place;
};

/** A golfer who is this near to a course's middle is on it. */
const ON_COURSE_KM = 2;

/**
 * The courses to choose from, the likeliest first, and the one that is chosen: the likeliest until a tap. `isHere`: the
 * golfer stands on it. Their position stays on this device.
 */
const useCourseChoice = (courseId: string | undefined) => {
  const { documents, ready } = useCourses();
  const from = usePlaceIfAllowed();
  const { document: opened, ready: isOpenedReady } = useCourse(courseId);
  const homeId = useProfile().profile?.homeCourseId;
  const placeOf = from ? coursePlaces(documents) : new Map<string, never>();
  const listed = coursesInOrder(documents, { homeId, from, placeOf });
  const courses = listed.map(({ course }) => course);
  const course = opened ?? courses[0];
  const isHere = listed.some(({ course: { id }, km = Infinity }) => id === course?.id && km <= ON_COURSE_KM);
  return { courses, course, isHere, homeId, ready: ready && (courseId === undefined || isOpenedReady) };
};

type Ground = Pick<RoundSetup, 'tee' | 'holesPlanned'> & { readonly course?: Course };

/** Par 72 over 18 holes without a rating, where nobody has entered the course. Pars can be corrected during the round. */
const PAR_72: Ground = {
  tee: { id: 'par-72', name: USUAL_TEE, par: [...parPresets[72]] },
  holesPlanned: playOrder(18, 1),
};

/** The golfer's own index as typed, where Divot does not know it yet. It is stored before the round begins. */
const useOwnIndex = (index: number | undefined) => {
  const [typed, setTyped] = useState('');
  /** The golfer's index, or why what they typed is none. */
  const ownIndex = async (uid: string): Promise<Result<number | undefined>> => {
    const read = readHandicap(typed);
    if (index !== undefined || !read.ok || read.value === undefined) return index === undefined ? read : ok(index);
    const saved = await saveProfile(uid, { handicap: read.value, handicapSource: 'entered' });
    return saved.ok ? read : saved;
  };
  return { ownIndex, field: index === undefined ? { value: typed, onChange: setTyped } : undefined };
};

type Counted = Required<Pick<Parameters<typeof cardHandicap>[0], 'ratingMinusPar' | 'mode' | 'format'>>;

/** What the golfer's index gives on the chosen holes. Undefined without an index. */
const strokesOn = (
  course: Course,
  { tee, order }: HolesChosen,
  shown: HandicapShown | undefined,
  { ratingMinusPar, mode, format }: Counted,
) => {
  const counted =
    shown &&
    cardHandicap({
      holes: order.map((n) => holeOf(tee, n)),
      indexAtStart: shown.index,
      courseSnapshot: { name: course.name, tee },
      ratingMinusPar,
      mode,
      format,
    });
  return counted && { tee, order, shown, counted, ratingMinusPar: ratingMinusPar ?? true };
};

/** A round before its first tee: the choices, what results from them, and how to start it. */
export const useSetUp = (courseId: string | undefined, navigation: NavigationState, go: GoTo) => {
  const session = useSession();
  const { profile } = useProfile();
  const today = useToday();
  const [choices, change] = useReducer(choose, FIRST_CHOICES);
  const { handicap } = useHandicap(choices.playedOn ?? today);
  const { ownIndex, field } = useOwnIndex(handicap?.index);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const inMind = useInMind(navigation);
  const { partners, changePartners, discardPartners, rounds, earlierPartners, latest } = usePartners(navigation);
  const { course, ...others } = useCourseChoice(courseId);

  const holes = course && holesChosen(course, choices, usualTee(course, rounds), profile?.gender);
  const ratingMinusPar = choiceOf(profile?.preferences, 'ratingMinusPar');
  const { mode, maximumScore, playedOn } = choices;
  const form = {
    format:
      choices.format ??
      usualFormat(
        rounds,
        partners.some(({ name }) => name !== ''),
      ),
    maximumScore,
  };
  const strokes = course && holes && strokesOn(course, holes, handicap, { ratingMinusPar, mode, format: form.format });

  const start = async (ground: Ground) => {
    if (session.kind !== 'signed-in') return;
    const { uid, displayName } = session.user;
    const named = partnersNamed(
      partners,
      (ground.course && holes?.tees) ?? [],
      ground.tee,
      profile?.displayName ?? displayName,
    );
    if (!named.ok) return setError(named.error);
    setBusy(true);
    const index = await ownIndex(uid);
    if (!index.ok) {
      setBusy(false);
      return setError(index.error);
    }
    const started = await startRound({
      userId: uid,
      ...ground,
      mode,
      format: form.format,
      ratingMinusPar,
      partners: named.value,
      games: choices.games,
      goals: inMind.goals.map(({ id, type, text }) => compact({ id, type, text })),
      ...compact({
        playedOn,
        maximumScore: form.format === 'maximum' ? maximumScore : undefined,
        indexAtStart: index.value,
        courseHandicap:
          index.value === undefined
            ? undefined
            : handicapFor(ground.tee, ground.holesPlanned, index.value, ratingMinusPar),
        weather: filled(choices.weather.trim()),
        swingThought: filled(inMind.swingThought),
        preshotRoutine: filled(inMind.preshotRoutine),
      }),
    });
    if (!started.ok) {
      setBusy(false);
      setError(started.error);
      return;
    }
    discardPartners();
    if (ground.course) await markCoursePlayed(ground.course.id);
    go({ round: started.value.id, hole: ground.holesPlanned[0] }, { replace: true });
  };
  const teeOff = async () => {
    if (!holes) return;
    const { tee, order } = holes;
    await start(compact({ course, tee, holesPlanned: order }));
  };
  return {
    choices,
    change,
    form,
    today,
    course,
    ...others,
    holes,
    gender: profile?.gender,
    inMind,
    strokes,
    ratingMinusPar,
    partners,
    changePartners,
    ownIndex: field,
    earlierPartners,
    latest,
    teeOff,
    justScore: () => start(PAR_72),
    error,
    busy,
  };
};
