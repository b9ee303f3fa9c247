import { areaName, faultName, placesIn } from '@divot/golf-content';
import type { Decided, Focus } from '#src/domain/coach/coach.ts';
import { namedFault } from '#src/domain/coach/named.ts';
import { nextRetest } from '#src/domain/coach/next-step.ts';
import { bandText, focusCost, focusName, typicalGolfer, verdictText } from '#src/domain/coach/focus-words.ts';
import { factData } from '#src/domain/facts.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { weekStart } from '#src/domain/coach/focus-week.ts';
import { sideOfZero } from '@divot/analytics';
import { clsx } from 'clsx';
import { dateText, weekdayText } from '#src/platform/clock/day-text.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { copy, strokes } from './copy.ts';
import { FocusLinks } from './focus-links.tsx';
import { NextButton } from './next-button.tsx';
import { FaultPicture } from './pictures/fault-picture.tsx';
import { PartPicture } from './pictures/part-picture.tsx';
import { WeekStrip } from './week-strip.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import { practiceWeekOf } from '#src/domain/coach/practice-week.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { lazyPart } from '#src/platform/waiting/lazy-part.ts';

const practiceWeekWords = copy.time;

// Loads on the tap, so that Home does not wait for the sheet.
const WeekSheet = lazyPart(() => import('./week-sheet.tsx'), 'WeekSheet');

/** How often, how long and where the golfer practises. They set and change it next to the week. */
const PracticeWeek = ({ profile }: { readonly profile: Profile }) => {
  const [open, setOpen] = useState(false);
  const week = practiceWeekOf(profile);
  return (
    <>
      <button type="button" className={`${textLinkLook} min-h-touch text-note`} onClick={() => setOpen(true)}>
        {week ? practiceWeekWords.summary(week) : practiceWeekWords.ask}
      </button>
      {open && (
        <Suspense>
          <WeekSheet profile={profile} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const CLEAR_COST =
  'text-flag in-data-[theme=sunlight]:bg-flag in-data-[theme=sunlight]:px-2 in-data-[theme=sunlight]:text-ink';

const Cost = ({ focus, index }: { readonly focus: Focus; readonly index: number | null }) => {
  if (focus.faultId) return <p className="text-lead text-rough">{copy.chosenFault}</p>;
  const loss = focusCost(focus);
  if (!loss) return <p className="text-lead text-rough">{copy.chosen}</p>;
  const side = sideOfZero(loss);
  return (
    <p
      className="flex flex-wrap items-end gap-x-4 gap-y-1"
      {...factData(
        ['loss', verdictText(loss), focus.part],
        ['index', index === null ? undefined : handicapText(index)],
        ['band', bandText(loss), focus.part],
      )}
    >
      <span className={clsx('figures text-score font-strong', side === 'above' && CLEAR_COST)}>
        {side === 'level' ? copy.level : strokes(Math.abs(loss.value))}
      </span>
      <span className="min-w-48 flex-1 pb-1">
        {copy.beside[side](typicalGolfer(index))} <span className="block text-rough">{bandText(loss)}</span>
      </span>
    </p>
  );
};

const Cause = ({ cause, faultId }: Pick<Focus, 'cause' | 'faultId'>) =>
  cause && (
    <p className="text-note">
      {!faultId && <strong>{copy.cause.text(faultName(cause.faultId))}</strong>}{' '}
      {copy.cause.saw[cause.source](dateText(cause.day))}{' '}
      {cause.limit !== undefined && copy.cause.body(areaName(cause.limit))}
    </p>
  );

type Props = {
  readonly focus: Focus;
  readonly decided: Decided;
  readonly profile: Profile;
  readonly check: ReactNode;
};

/**
 * What to work on this week: the part and its cost in strokes, a picture, the likely cause, the sessions, one button.
 */
export const FocusCard = ({ focus, decided: { index, shots }, profile, check }: Props) => {
  const today = useToday();
  const { part, faultId, cause, week, startedOn, expected, retestOn, heldBackBy } = focus;
  const done = week.filter(({ isDone }) => isDone).length;
  const retest = nextRetest(focus, today);
  return (
    <section aria-label={copy.title} className="flex flex-col gap-3 lg:gap-4">
      <div className="flex flex-col gap-1">
        <p
          className="label text-rough"
          {...factData(['week', week.length > 0 ? copy.of(done, week.length) : undefined])}
        >
          {copy.progress(done, week.length, weekdayText(weekStart(startedOn, today)))}
        </p>
        <h2 className="text-title" {...factData(['focus', focusName(focus)])}>
          {focusName(focus)}
        </h2>
        <Cost focus={focus} index={index} />
      </div>
      {faultId ? (
        <FaultPicture faultId={faultId} hand={profile.handedness ?? 'right'} />
      ) : (
        <PartPicture part={part} shots={shots} />
      )}
      <Cause cause={cause} faultId={faultId} />
      <WeekStrip week={week} today={today} />
      <div className="flex flex-col gap-2">
        <NextButton decision={focus} today={today} />
        {week.length > 0 && (
          <p
            className="text-center text-fine text-rough lg:text-left"
            {...factData(['retest', retest && dateText(retest.day), focus.id])}
          >
            {retest && copy.retest(retest.day <= today, dateText(retest.day))}{' '}
            {expected.high > 0 && copy.expect(dateText(retestOn), expected.low, expected.high)}{' '}
            {heldBackBy.length > 0 && copy.held(placesIn(heldBackBy))}
          </p>
        )}
        {namedFault(focus) !== undefined && check}
        <FocusLinks>
          <PracticeWeek profile={profile} />
        </FocusLinks>
      </div>
    </section>
  );
};
