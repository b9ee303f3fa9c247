import type { Totals } from '#src/domain/practice/analysis.ts';
import { figures } from './copy.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The chosen period in six figures, with a note where a figure needs one. */
export const Tiles = ({ totals }: { readonly totals: Totals }) => {
  const { minutes, sessions, balls, blockShare, passed, judged, weeksInRow } = totals;
  const tiles = [
    [figures.minutes, String(Math.round(minutes)), figures.perSession(Math.round(minutes / sessions))],
    [figures.sessions, String(sessions), undefined],
    [figures.balls, String(balls), undefined],
    [figures.mix, `${Math.round(blockShare * 100)} : ${Math.round(100 - blockShare * 100)}`, figures.mixNote],
    [figures.passRate, judged === 0 ? '–' : percent(passed / judged), figures.of(passed, judged)],
    [figures.streak, String(weeksInRow), figures.streakNote],
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
