import type { Hole } from '#src/domain/entities/round.entity.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { Score, scoreMark } from '#src/ui/primitives/score.tsx';

const words = copy.summary;

const add = (holes: readonly Hole[], value: (hole: Hole) => number | undefined): number =>
  holes.reduce((sum, hole) => sum + (value(hole) ?? 0), 0);

const scoreOf = (hole: Hole) => {
  if (hole.pickedUp) return words.pickedUp;
  return hole.strokes === undefined ? '–' : <Score strokes={hole.strokes} mark={scoreMark(hole.strokes - hole.par)} />;
};

/** One nine of a card, hole numbers across. */
export const CardTable = ({ holes, name }: { readonly holes: readonly Hole[]; readonly name: string }) => (
  <table className="figures w-full table-fixed text-center text-note">
    <caption className="sr-only">{name}</caption>
    <thead>
      <tr className="text-rough">
        <th scope="col" className="w-14 text-left font-medium">
          {words.hole}
        </th>
        {holes.map(({ n }) => (
          <th key={n} scope="col" className="font-medium">
            {n}
          </th>
        ))}
        <th scope="col" className="pl-2 font-strong">
          {name}
        </th>
      </tr>
    </thead>
    <tbody>
      <tr className="rule-t">
        <th scope="row" className="pr-3 text-left font-medium">
          {words.par}
        </th>
        {holes.map(({ n, par }) => (
          <td key={n}>{par}</td>
        ))}
        <td className="pl-2">{add(holes, ({ par }) => par)}</td>
      </tr>
      <tr className="rule-t">
        <th scope="row" className="pr-3 text-left font-medium">
          {words.score}
        </th>
        {holes.map((hole) => (
          <td key={hole.n} className="py-1.5">
            {scoreOf(hole)}
          </td>
        ))}
        <td className="pl-2 font-strong">{add(holes, ({ strokes }) => strokes)}</td>
      </tr>
      <tr className="rule-t">
        <th scope="row" className="pr-3 text-left font-medium">
          {words.putts}
        </th>
        {holes.map(({ n, putts }) => (
          <td key={n}>{putts ?? '–'}</td>
        ))}
        <td className="pl-2">{add(holes, ({ putts }) => putts)}</td>
      </tr>
    </tbody>
  </table>
);
