import { factData } from '#src/domain/facts.ts';
import { clsx } from 'clsx';
import type { CoachSession } from '#src/domain/coach/coach.ts';
import { sessionName } from '#src/domain/coach/focus-words.ts';
import type { IsoDay } from '@divot/basics';
import { shortDayText } from '#src/platform/clock/day-text.ts';
import { CheckIcon } from '#src/ui/icons/control-icons.ts';
import { copy } from './copy.ts';

const words = copy.strip;

const resultOf = ({ isDone, score, minutes, blocks }: CoachSession, isToday: boolean): string => {
  const pass = blocks[0]?.pass;
  if (isDone && pass && score !== undefined) return words.score(score, pass);
  // A workout with no minutes noted.
  if (isDone && minutes === 0) return '';
  return isToday && pass ? words.pass(pass) : words.minutes(minutes);
};

const resultFacts = ({ isDone, score, sessionId, minutes, day, blocks }: CoachSession, isToday: boolean) => {
  const [first] = blocks;
  if (isDone) {
    const isScored = first?.pass && score !== undefined && sessionId !== undefined;
    return isScored ? factData(['result', words.score(score, first.pass), `${sessionId}/${first.drillId}`]) : {};
  }
  return isToday && first?.pass
    ? factData(['mark', String(first.pass.mark), first.drillId])
    : factData(['minutes', words.minutes(minutes), day]);
};

const look = (isDone: boolean, isNext: boolean) =>
  isDone
    ? 'border-fairway bg-fairway transition-colors duration-180 motion-reduce:transition-none'
    : isNext
      ? 'border-fairway bg-fairway-tint'
      : 'border-edge bg-paper';

type Props = { readonly week: readonly CoachSession[]; readonly today: IsoDay };

/**
 * One bar per session: filled if done, tinted if next, empty if later. A missed session moves to a later day, and
 * nothing turns red.
 */
export const WeekStrip = ({ week, today }: Props) => {
  const next = week.find(({ isDone }) => !isDone);
  return (
    <ol aria-label={words.label} className="grid grid-cols-[repeat(auto-fit,minmax(3.6rem,1fr))] gap-3">
      {week.map((session) => {
        const { day, isDone, kind } = session;
        const isToday = day === today;
        return (
          <li key={`${day} ${kind} ${isDone}`} className="min-w-0">
            <span className={clsx('edge block h-3 rounded-[2px]', look(isDone, session === next))} />
            <span className={clsx('mt-1 flex items-center gap-1 text-note font-strong', isDone && 'text-fairway-ink')}>
              {isToday && !isDone ? words.today : shortDayText(day)}
              {isDone && <CheckIcon className="size-4" aria-label={words.done} aria-hidden={false} />}
            </span>
            <span
              className="block text-note font-medium hyphens-auto wrap-anywhere"
              {...factData([
                'session',
                kind === 'practice' ? sessionName(session) : undefined,
                session.sessionId ?? day,
              ])}
            >
              {sessionName(session)}
            </span>
            <span className="block text-fine text-rough" {...resultFacts(session, isToday)}>
              {resultOf(session, isToday)}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
