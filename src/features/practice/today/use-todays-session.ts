import { useState } from 'react';
import { useDecision } from '#src/data/queries/decision.ts';
import { useFinishedPractice } from '#src/data/queries/practice.ts';
import type { Decision, Focus as CoachFocus } from '#src/domain/coach/coach.ts';
import { practiceWeekOf } from '#src/domain/coach/practice-week.ts';
import { namedPart } from '#src/domain/coach/named.ts';
import { drillById } from '@divot/golf-content';
import {
  LEAST_TOTAL_MINUTES,
  MOST_TOTAL_MINUTES,
  type SessionBlock,
  type SessionRequest,
  buildSession,
} from '@divot/practice';
import { ok, readDecimal } from '@divot/basics';
import { type NavigationState, type GoTo, type PracticeSearch } from '#src/features/practice/practice-search.ts';
import { useGolfer } from '#src/features/practice/use-golfer.ts';
import { useStart } from '#src/features/practice/use-start.ts';
import { sessionAim } from './session-aim.ts';

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

const namedHint = (decision: Decision | undefined) => decision?.kind === 'not-enough' && decision.hint !== undefined;

/** The week's next practice session, as Home shows it. */
const plannedSession = ({ week }: Pick<CoachFocus, 'week'>): readonly SessionBlock[] =>
  (week.find(({ isDone, kind }) => !isDone && kind === 'practice')?.blocks ?? []).flatMap(
    ({ drillId, minutes, mode }) => {
      const drill = drillById(drillId ?? '');
      return drill && mode ? [{ drill, minutes, mode, part: mode === 'block' ? mode : 'vary' } as const] : [];
    },
  );

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
  const own = decision?.kind === 'work-on' ? decision : undefined;
  const { focus, faultId, usualFault, faultIds, plan } = sessionAim({
    chosen: at.focus,
    navigation,
    decision,
    practiceFocus: golfer.profile?.practiceFocus,
    faultIds: golfer.faultIds,
  });
  const request: SessionRequest = {
    minutes: length.minutes,
    faultIds,
    focus,
    part: own && (own.loss?.value ?? 0) > 0 ? namedPart(own) : undefined,
    faultId,
    index: golfer.index,
    sessionsDone: sessions.length,
    places: at.place ? [at.place] : (week?.places ?? []),
    painAreas: golfer.painAreas,
    recentDrillIds: sessions[0]?.blocks.map(({ drillId }) => drillId) ?? [],
  };
  const isKnown = golfer.ready && sessionsReady && decided !== undefined;
  const isUsual = length.typed === undefined && at.minutes === undefined && at.place === undefined;
  const planned = plan && isUsual ? plannedSession(plan) : [];
  const built = length.isWithin && isKnown ? (planned.length > 0 ? ok(planned) : buildSession(request)) : undefined;

  const begin = async () => {
    if (!built?.ok) return;
    setBusy(true);
    const blocks = built.value.map(({ drill, minutes, mode }) => ({ drillId: drill.id, mode, minutes }));
    setBusy(await start({ blocks, place: at.place, focus, faultIds }));
  };

  return {
    length,
    focus,
    usualFault,
    faultIds,
    request,
    built,
    hasOwnPlaces: (week?.places ?? []).length > 0,
    isKnown,
    markOf: golfer.markOf,
    /** What the session is, if it is the week's and not for a focus. */
    planned: planned.length === 0 || own ? undefined : namedHint(decision) ? ('hint' as const) : ('games' as const),
    roundsRead: own?.loss?.rounds ?? 0,
    set,
    busy,
    begin,
  };
};
