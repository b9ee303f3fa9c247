import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { PRACTICE_AREAS, weeksOfPractice } from '#src/domain/practice/analysis.ts';
import type { IsoDay } from '#src/domain/shared/day.ts';
import { dayOfMonthText } from '#src/platform/day-text.ts';
import { StackedBars } from '#src/ui/charts/stacked-bars.tsx';
import { words } from '#src/features/practice/copy.ts';
import { figures } from './copy.ts';

const MOST_WEEKS = 12;

type Props = { readonly sessions: readonly PracticeSession[]; readonly today: IsoDay };

/** Minutes per week by area of the game. */
export const WeeksChart = ({ sessions, today }: Props) => {
  const weeks = weeksOfPractice(sessions, today, MOST_WEEKS);
  return (
    <StackedBars
      title={figures.weeks}
      note={figures.weeksNote(weeks.length)}
      nameColumn={figures.week}
      parts={PRACTICE_AREAS.map((area) => words.areas[area])}
      bars={weeks.map(({ week, minutes }) => ({
        name: dayOfMonthText(week),
        counts: PRACTICE_AREAS.map((area) => Math.round(minutes[area])),
      }))}
    />
  );
};
