import type { Totals } from '#src/domain/practice/analysis.ts';
import { copy } from '#src/features/practice/copy.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** The range in six figures, each with what it counts. */
export const Tiles = ({ totals }: { readonly totals: Totals }) => {
  const { minutes, sessions, balls, blockShare, passed, judged, weeksInRow } = totals;
  const tiles = [
    [copy.figures.minutes, String(Math.round(minutes)), copy.figures.perSession(Math.round(minutes / sessions))],
    [copy.figures.sessions, String(sessions), undefined],
    [copy.figures.balls, String(balls), undefined],
    [copy.figures.mix, `${Math.round(blockShare * 100)} : ${Math.round(100 - blockShare * 100)}`, copy.figures.mixNote],
    [copy.figures.passRate, judged === 0 ? '–' : percent(passed / judged), copy.figures.of(passed, judged)],
    [copy.figures.streak, String(weeksInRow), copy.figures.streakNote],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 xl:grid-cols-6">
      {tiles.map(([name, value, note]) => (
        <div key={name}>
          <dt className="text-note text-rough">{name}</dt>
          <dd>
            <span className="figures block text-title font-strong">{value}</span>
            {note && <span className="block text-fine text-rough">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
};
