import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFinishedPractice } from '#src/data/queries/practice.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import type { Decision, Focus as CoachFocus } from '#src/domain/coach/coach.ts';
import { todayWithout } from '#src/domain/body/pain-words.ts';
import { readPracticeWeek } from '#src/domain/coach/practice-week.ts';
import { focusPart } from '#src/domain/coach/fault-order.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { FOCUS_OF_GROUP, type Focus } from '#src/domain/practice/focus.ts';
import { drillById } from '#src/domain/practice/drills.ts';
import { buildSession, type Place, type SessionBlock, type SessionRequest } from '#src/domain/practice/session.ts';
import { LEAST_TOTAL_MINUTES, MOST_TOTAL_MINUTES } from '#src/domain/practice/session-limits.ts';
import { readDecimal } from '#src/domain/rounds/typed-number.ts';
import { ok } from '#src/domain/shared/result.ts';
import { StartIcon } from '#src/ui/icons/icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { NumberField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy, words } from '#src/features/practice/copy.ts';
import {
  type NavigationState,
  focuses,
  type GoTo,
  places,
  type PracticeSearch,
} from '#src/features/practice/practice-search.ts';
import { useGolfer } from '#src/features/practice/use-golfer.ts';
import { useStart } from '#src/features/practice/use-start.ts';
import { faultTitle } from '#src/features/practice/wording.ts';
import { TodayBlocks } from './today-blocks.tsx';

const USUAL_MINUTES = 40;
const offered = [20, 40, 60] as const;
const OTHER = 'other';
const ANYWHERE = 'anywhere';
const SESSIONS_READ = 10;

type Props = {
  readonly at: PracticeSearch;
  readonly arrival: NavigationState;
  readonly go: GoTo;
  readonly play: (sessionId: string) => void;
  /** A session is under way: nothing new begins before it ends. */
  readonly isBlocked: boolean;
};

/** The part that the golfer works on; what they said costs most counts until rounds say that nothing stands out. */
const usualFocus = (profile: Profile | undefined, decision: Decision | undefined): Focus => {
  const part = profile && focusPart(profile);
  if (!part && decision?.kind === 'nothing-stands-out') return 'general';
  return part ? FOCUS_OF_GROUP[part] : (focuses.find((one) => one === profile?.practiceFocus) ?? 'general');
};

/** The next practice session of the week as it stands on Home. */
const plannedSession = ({ week }: Pick<CoachFocus, 'week'>): readonly SessionBlock[] =>
  (week.find(({ isDone, kind }) => !isDone && kind === 'practice')?.blocks ?? []).flatMap(({ drillId, minutes }) => {
    const drill = drillById(drillId ?? '');
    return drill ? [{ drill, minutes, part: drill.mode === 'block' ? 'block' : 'vary' } as const] : [];
  });

/** Today's session for the minutes at hand, each block with its reasons. */
export const Builder = ({ at, arrival, go, play, isBlocked }: Props) => {
  const golfer = useGolfer();
  const { documents: sessions, ready: sessionsReady } = useFinishedPractice(SESSIONS_READ);
  const decided = useDecision();
  const own = decided?.decision.kind === 'work-on' ? decided.decision : undefined;
  const hinted = decided?.decision.kind === 'not-enough' && decided.decision.hint ? decided.decision : undefined;
  const [typed, setTyped] = useState<string | undefined>(
    at.minutes !== undefined && !offered.some((one) => one === at.minutes) ? String(at.minutes) : undefined,
  );
  const [busy, setBusy] = useState(false);
  const start = useStart(play);
  const read = typed === undefined ? undefined : readDecimal(typed);
  const week = readPracticeWeek(golfer.profile?.preferences);
  const minutes =
    typed === undefined ? (at.minutes ?? week?.minutes ?? USUAL_MINUTES) : read?.ok ? (read.value ?? 0) : 0;
  const isWithin = Number.isInteger(minutes) && minutes >= LEAST_TOTAL_MINUTES && minutes <= MOST_TOTAL_MINUTES;

  const faultIds = arrival.swingIssues ?? golfer.faultIds;
  // What a screen hands over from the profile is the usual focus, whose rules are here.
  const isUsualArrival = arrival.focus === golfer.profile?.practiceFocus;
  const focus =
    at.focus ?? (isUsualArrival ? undefined : arrival.focus) ?? usualFocus(golfer.profile, decided?.decision);
  const request: SessionRequest = {
    minutes,
    faultIds,
    focus,
    part: own && (own.excess?.value ?? 0) > 0 ? own.part : undefined,
    index: golfer.index,
    sessionsDone: sessions.length,
    place: at.place,
    painAreas: golfer.profile?.painAreas,
    recentDrillIds: sessions[0]?.blocks.map(({ drillId }) => drillId) ?? [],
  };
  const isKnown = golfer.ready && sessionsReady && decided !== undefined;
  // Unless the golfer asks for something else it is the session that Home offers.
  const isUsual = typed === undefined && at.minutes === undefined && at.place === undefined;
  const plan = own ? focus === FOCUS_OF_GROUP[own.part] && own : at.focus === undefined && hinted;
  const planned = plan && isUsual ? plannedSession(plan) : [];
  const built = isWithin && isKnown ? (planned.length > 0 ? ok(planned) : buildSession(request)) : undefined;
  const without = todayWithout(golfer.profile?.painAreas ?? []);
  const set = (change: PracticeSearch) => go({ ...at, ...change }, { replace: true });

  const begin = async () => {
    if (!built?.ok) return;
    setBusy(true);
    const blocks = built.value.map(({ drill, minutes: ofBlock }) => ({
      drillId: drill.id,
      mode: drill.mode,
      minutes: ofBlock,
    }));
    setBusy(await start({ blocks, place: at.place, focus, faultIds }));
  };

  return (
    <Section title={copy.today.title}>
      <div className="flex flex-col gap-4">
        <SegmentedControl
          play
          label={copy.today.minutes}
          value={typed === undefined ? String(minutes) : OTHER}
          segments={[
            ...offered.map((value) => ({ value: String(value), label: words.minutes(value) })),
            { value: OTHER, label: copy.today.other },
          ]}
          onChange={(value) => {
            setTyped(value === OTHER ? String(minutes) : undefined);
            if (value !== OTHER) set({ minutes: Number(value) });
          }}
        />
        {typed !== undefined && (
          <NumberField
            label={copy.today.typed}
            hint={copy.today.typedHint}
            value={typed}
            maxLength={5}
            {...(isWithin ? {} : { error: copy.today.typedWrong })}
            onChange={(next) => {
              setTyped(next);
              const value = readDecimal(next);
              if (value.ok && value.value !== undefined && Number.isInteger(value.value)) set({ minutes: value.value });
            }}
          />
        )}
        <div className="grid grid-cols-2 gap-4">
          <Select
            label={copy.today.place}
            value={at.place ?? ANYWHERE}
            options={[
              { value: ANYWHERE, label: copy.today.anywhere },
              ...places.map((value) => ({ value, label: words.places[value] })),
            ]}
            onChange={(place: Place | typeof ANYWHERE) => set({ place: place === ANYWHERE ? undefined : place })}
          />
          <Select
            label={copy.today.focus}
            value={focus}
            options={focuses.map((value) => ({ value, label: words.focuses[value] }))}
            onChange={(value) => set({ focus: value })}
          />
        </div>
        {!isKnown && (
          <div aria-busy="true">
            <Skeleton className="h-80" />
          </div>
        )}
        <p className="text-note text-rough" hidden={!isKnown}>
          {faultIds.length > 0 ? (
            copy.today.forFaults(faultIds.map(faultTitle).join(', '))
          ) : (
            <>
              {hinted && planned.length > 0 ? copy.today.firstHint : copy.today.noFaults}{' '}
              <Link to="/swing-assessment" className={textLinkLook}>
                {copy.today.assess}
              </Link>
            </>
          )}
        </p>
        {without !== undefined && (
          <p className="measure border-l-4 border-flag bg-flag-tint px-4 py-2 text-note">{without}</p>
        )}
        {built && !built.ok && <ErrorNote title={copy.today.noDrills} />}
        {built?.ok && (
          <>
            <TodayBlocks blocks={built.value} request={request} rounds={own?.excess?.rounds ?? 0} go={go} />
            <Button
              variant="primary"
              size="play"
              block
              className="sm:w-auto sm:self-start"
              busy={busy}
              disabled={isBlocked}
              onClick={() => void begin()}
            >
              <StartIcon className="size-5" />
              {copy.today.start}
            </Button>
          </>
        )}
      </div>
    </Section>
  );
};
