import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { roundTotals, withPickUpsCounted } from '@divot/golf-rules';
import { scoreName } from '#src/domain/rounds/score-names.ts';
import { scoredPartners } from '#src/domain/rounds/players.ts';
import { Score, scoreMark } from '#src/ui/primitives/score.tsx';
import { copy } from '#src/features/round/copy.ts';
import { Name } from '#src/ui/primitives/name.tsx';

const cell = 'min-w-[30px] py-1 text-center';

const HoleScore = ({ hole: { strokes, par, pickedUp } }: { readonly hole: Hole }) => {
  if (pickedUp) return <Score strokes={copy.card.pickUp} mark="bare" label={copy.pad.pickedUp} />;
  if (strokes === undefined) return <span className="sr-only">{copy.pad.unscored}</span>;
  return <Score strokes={strokes} mark={scoreMark(strokes - par)} label={`${strokes}, ${scoreName(strokes, par)}`} />;
};

/** A partner's holes with what each counts. */
type PartnerRow = { readonly id: string; readonly name: string; readonly holes: ReadonlyMap<number, Hole> };
type NineProps = { readonly holes: readonly Hole[]; readonly label: string; readonly partners: readonly PartnerRow[] };

const Nine = ({ holes, label, partners }: NineProps) => {
  const totals = roundTotals({ holes: [...holes], holesPlanned: [] });
  const par = holes.reduce((sum, hole) => sum + hole.par, 0);
  return (
    <div className="relative overflow-x-auto">
      <table aria-label={label} className="figures rule-b w-full text-note">
        <thead>
          <tr className="rule-b text-rough">
            <th scope="row" className="py-1 pr-1 text-left font-medium">
              {copy.card.hole}
            </th>
            {holes.map(({ n }) => (
              <th key={n} scope="col" className={`${cell} font-medium`}>
                {n}
              </th>
            ))}
            <th scope="col" className={`${cell} font-medium`}>
              {label}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="rule-b text-rough">
            <th scope="row" className="py-1 pr-1 text-left font-medium">
              {copy.card.par}
            </th>
            {holes.map((hole) => (
              <td key={hole.n} className={cell}>
                {hole.par}
              </td>
            ))}
            <td className={cell}>{par}</td>
          </tr>
          {holes.some(({ si }) => si !== undefined) && (
            <tr className="rule-b text-fine text-rough">
              <th scope="row" className="py-1 pr-1 text-left font-medium">
                {copy.card.index}
              </th>
              {holes.map((hole) => (
                <td key={hole.n} className={cell}>
                  {hole.si}
                </td>
              ))}
              <td className={cell}>–</td>
            </tr>
          )}
          <tr>
            <th scope="row" className="py-1 pr-1 text-left font-medium">
              {copy.card.score}
            </th>
            {holes.map((hole) => (
              <td key={hole.n} className={cell}>
                <HoleScore hole={hole} />
              </td>
            ))}
            <td className={`${cell} text-body font-strong`}>{totals.strokes || ''}</td>
          </tr>
          {totals.putts !== undefined && (
            <tr className="text-rough">
              <th scope="row" className="py-1 pr-1 text-left font-medium">
                {copy.card.putts}
              </th>
              {holes.map((hole) => (
                <td key={hole.n} className={cell}>
                  {hole.putts}
                </td>
              ))}
              <td className={cell}>{totals.putts}</td>
            </tr>
          )}
        </tbody>
        {partners.map(({ id, name, holes: theirs }) => (
          <tbody key={id} className="rule-t">
            <tr>
              <th scope="rowgroup" colSpan={holes.length + 2} className="pt-1 text-left font-medium">
                <Name>{name}</Name>
              </th>
            </tr>
            <tr>
              <th scope="row" className="py-1 pr-1 text-left font-medium text-rough">
                {copy.card.score}
              </th>
              {holes.map((hole) => (
                <td key={hole.n} className={cell}>
                  {theirs.get(hole.n)?.pickedUp ? copy.card.pickUp : theirs.get(hole.n)?.strokes}
                </td>
              ))}
              <td className={`${cell} font-strong`}>
                {holes.reduce((sum, { n }) => sum + (theirs.get(n)?.strokes ?? 0), 0) || ''}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
};

/** The paper card: by hole number, one nine above the other, in golf's notation, with playing partners below. */
export const Scorecard = ({ round }: { readonly round: Round }) => {
  const scored = scoredPartners(round).map(({ id, name, card }) => ({
    id,
    name,
    holes: new Map(withPickUpsCounted(card).map((hole) => [hole.n, hole])),
  }));
  const byNumber = withPickUpsCounted(round).toSorted((a, b) => a.n - b.n);
  const front = byNumber.filter(({ n }) => n <= 9);
  const back = byNumber.filter(({ n }) => n > 9);
  return (
    <div className="flex flex-col gap-4">
      {front.length > 0 && (
        <Nine holes={front} partners={scored} label={back.length > 0 ? copy.card.out : copy.card.total} />
      )}
      {back.length > 0 && (
        <Nine holes={back} partners={scored} label={front.length > 0 ? copy.card.in : copy.card.total} />
      )}
    </div>
  );
};
