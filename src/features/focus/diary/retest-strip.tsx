import { clsx } from 'clsx';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { drillById, sparesPain } from '@divot/golf-content';
import { todayWithout } from '#src/domain/body/pain-words.ts';
import type { Focus } from '#src/domain/coach/coach.ts';
import type { IsoDay } from '#src/domain/shared/day.ts';
import { weekdayText } from '#src/platform/day-text.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from '#src/features/focus/copy.ts';

const words = copy.diary.retests;

/** The result of a retest, or the day it is due. */
const resultOf = ({ day, daysAfter, done, pass }: Focus['retests'][number], today: IsoDay) => {
  if (!done) return ['?', day <= today ? words.due(weekdayText(day)) : weekdayText(day)] as const;
  return [done.score === undefined ? words.done : copy.strip.score(done.score, pass), words.after(daysAfter)] as const;
};

type Props = { readonly retests: Focus['retests']; readonly today: IsoDay };

/** What the golfer retained after a day, a week and three weeks. */
export const RetestStrip = ({ retests, today }: Props) => {
  const painAreas = usePainAreas();
  const drill = drillById(retests[0]?.drillId ?? '');
  if (!drill) return null;
  const without = sparesPain(drill, painAreas) ? undefined : todayWithout(painAreas);
  return (
    <Section title={words.title(drill.name)}>
      {without !== undefined && <p className="measure pb-2 text-note text-rough">{without}</p>}
      <ol className="edge grid auto-cols-fr grid-flow-col overflow-hidden rounded-control border-ink">
        {retests.map((retest, at) => {
          const { daysAfter, done } = retest;
          const isMissed = !done && retests.slice(at + 1).some((later) => later.day <= today);
          const [result, when] = isMissed ? ['–', words.missed] : resultOf(retest, today);
          return (
            <li
              key={daysAfter}
              className={clsx('p-4', at > 0 && 'border-l border-ink', done && 'bg-fairway text-on-fairway')}
            >
              <span className="figures block text-head font-strong">{result}</span>
              <span className="block text-fine">{when}</span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
};
