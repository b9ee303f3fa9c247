import { useState } from 'react';
import { useDecision } from '#src/data/queries/decision.ts';
import { useFinishedPractice } from '#src/data/queries/practice.ts';
import { practiceWeekOf } from '#src/domain/coach/practice-week.ts';
import { LEAST_TOTAL_MINUTES, MOST_TOTAL_MINUTES } from '@divot/practice';
import { readDecimal } from '@divot/basics';
import { type NavigationState, type GoTo, type PracticeSearch } from '#src/features/practice/practice-search.ts';
import { useGolfer } from '#src/features/practice/use-golfer.ts';
import { useStart } from '#src/features/practice/use-start.ts';
import { sessionAim } from './session-aim.ts';
import {
  comingPracticeDay,
  kindOfPlanned,
  plannedFor,
  requestFor,
  roundsReadFor,
  sessionFor,
} from './todays-session.ts';

const USUAL_MINUTES = 40;
const SESSIONS_READ = 10;
/** The lengths offered as buttons. The golfer can type any other. */
export const offeredMinutes = [20, 40, 60] as const;

export type TodayProps = {
  readonly at: PracticeSearch;
  readonly navigation: NavigationState;
  readonly go: GoTo;
  readonly play: (sessionId: string) => void;
};

/** The minutes available: one of the offered lengths, or a typed number. */
const useMinutes = (at: PracticeSearch, usual: number, set: (change: PracticeSearch) => void) => {
  const [typed, setTyped] = useState<string | undefined>(
    at.minutes !== undefined && !offeredMinutes.some((one) => one === at.minutes) ? String(at.minutes) : undefined,
  );
  const read = typed === undefined ? undefined : readDecimal(typed);
  const minutes = read ? (read.ok ? (read.value ?? 0) : 0) : (at.minutes ?? usual);
  return {
    typed,
    minutes,
    isWithin: Number.isInteger(minutes) && minutes >= LEAST_TOTAL_MINUTES && minutes <= MOST_TOTAL_MINUTES,
    choose: (value: number) => {
      setTyped(undefined);
      set({ minutes: value });
    },
    openField: () => setTyped(String(minutes)),
    type: (text: string) => {
      setTyped(text);
      const value = readDecimal(text);
      if (value.ok && value.value !== undefined && Number.isInteger(value.value)) set({ minutes: value.value });
    },
  };
};

const lastPractised = (sessions: ReturnType<typeof useFinishedPractice>['documents']) => ({
  sessionsDone: sessions.length,
  recentDrillIds: sessions[0]?.blocks.map(({ drillId }) => drillId) ?? [],
});

/**
 * Today's session: its focus, length, blocks and start. It is the session Home offers unless the golfer asks for
 * something else.
 */
export const useTodaysSession = ({ at, navigation, go, play }: TodayProps) => {
  const golfer = useGolfer();
  const { documents: sessions, ready: sessionsReady } = useFinishedPractice(SESSIONS_READ);
  const decided = useDecision();
  const start = useStart(play);
  const [busy, setBusy] = useState(false);
  const set = (change: PracticeSearch) => go({ ...at, ...change }, { replace: true });
  const week = golfer.profile && practiceWeekOf(golfer.profile);
  const length = useMinutes(at, week?.minutes ?? USUAL_MINUTES, set);

  const decision = decided?.decision;
  const aim = sessionAim({
    chosen: at.focus,
    navigation,
    decision,
    practiceFocus: golfer.profile?.practiceFocus,
    faultIds: golfer.faultIds,
  });
  const { focus, faultIds } = aim;
  const places = week?.places ?? [];
  const asked = {
    minutes: length.minutes,
    isUsualLength: length.typed === undefined && at.minutes === undefined,
    place: at.place,
  };
  const request = requestFor(asked, { aim, decision, golfer, places, practised: lastPractised(sessions) });
  const isKnown = golfer.ready && sessionsReady && decided !== undefined;
  const planned = plannedFor(asked, aim.plan);
  const built = length.isWithin && isKnown ? sessionFor(planned, request) : undefined;

  const begin = async () => {
    if (!built?.ok) return;
    setBusy(true);
    const blocks = built.value.map(({ drill, minutes, mode }) => ({ drillId: drill.id, mode, minutes }));
    setBusy(await start({ blocks, place: at.place, focus, faultIds }));
  };

  return {
    length,
    focus,
    usualFault: aim.usualFault,
    faultIds,
    request,
    built,
    hasOwnPlaces: places.length > 0,
    isKnown,
    markOf: golfer.markOf,
    /** What the session is, if it is the week's and not for a focus. */
    planned: kindOfPlanned(planned, decision),
    /** The day it is planned for, if it is the week's. */
    plannedOn: planned.length > 0 ? comingPracticeDay(decision) : undefined,
    roundsRead: roundsReadFor(decision),
    set,
    busy,
    begin,
  };
};
