import { factData } from '#src/domain/facts.ts';
import { useFinishedPractice } from '#src/data/queries/practice.ts';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { DRILLS, sparesPain, todayWithout } from '@divot/golf-content';
import { drillRecords } from '@divot/practice';
import { dayText } from '#src/platform/clock/day-text.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from '#src/features/practice/copy.ts';
import { DrillRowPicture } from '#src/features/practice/drill-picture.tsx';
import type { GoTo } from '#src/features/practice/practice-search.ts';

import { scoreText } from '#src/domain/coach/score-text.ts';

const RECORDS_FROM = 200;

/** Best scores of the game drills. */
export const GamesBest = ({ go }: { readonly go: GoTo }) => {
  const { documents: sessions, ready } = useFinishedPractice(RECORDS_FROM);
  const records = drillRecords(sessions);
  const games = DRILLS.flatMap((drill) => {
    const best = drill.mode === 'game' ? records.get(drill.id)?.best : undefined;
    return best ? [{ drill, best }] : [];
  });
  const painAreas = usePainAreas();
  const spared = games.filter(({ drill }) => sparesPain(drill, painAreas));
  return (
    <Section title={copy.games.title}>
      {ready && games.length === 0 && <p className="measure text-note text-rough">{copy.games.empty}</p>}
      {spared.length < games.length && <p className="measure text-note text-rough">{todayWithout(painAreas)}</p>}
      <ul>
        {spared.map(({ drill, best }) => (
          <li key={drill.id} className="rule-b">
            <button
              type="button"
              className="flex min-h-touch w-full flex-wrap items-center gap-x-4 py-2 text-left hover:bg-sunken"
              onClick={() => go({ drill: drill.id })}
            >
              <DrillRowPicture drillId={drill.id} />
              <span className="row-words font-medium">{drill.name}</span>
              <span className="text-right">
                <span
                  className="figures block text-lead leading-tight font-strong"
                  {...factData(['best', scoreText(best.score, drill.pass), drill.id])}
                >
                  {scoreText(best.score, drill.pass)}
                </span>
                <span className="text-fine text-rough">{dayText(best.day)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
};
