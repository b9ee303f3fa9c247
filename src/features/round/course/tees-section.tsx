import type { Tee } from '#src/domain/entities/course.entity.ts';
import { teeText } from '#src/domain/rounds/three-nines.ts';
import { shownYards, yardUnit } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { DeskTable } from '#src/ui/layout/desk-table.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';

const number = 'figures py-1.5 pr-4 text-right';
const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

type Rating = { readonly name: string; readonly rating: number | undefined; readonly slope: number | undefined };

/** The ratings of a tee's nines, where they differ from the whole. */
const ninesOf = ({ par, nines, frontCourseRating, frontSlope, backCourseRating, backSlope }: Tee): readonly Rating[] =>
  par.length === 9
    ? []
    : [
        { name: copy.nine(nines?.[0], 0), rating: frontCourseRating, slope: frontSlope },
        { name: copy.nine(nines?.[1], 1), rating: backCourseRating, slope: backSlope },
      ].filter(({ rating, slope }) => rating !== undefined || slope !== undefined);

const wholeRating = ({ par, courseRating, slope, frontCourseRating, frontSlope }: Tee) =>
  par.length === 9
    ? { rating: courseRating ?? frontCourseRating, slope: slope ?? frontSlope }
    : { rating: courseRating, slope };

const TeeRows = ({ tee }: { readonly tee: Tee }) => {
  const { units } = usePreferences();
  const { rating, slope } = wholeRating(tee);
  const { yards = [] } = tee;
  const isWhole = yards.length === tee.par.length && yards.every((length) => length > 0);
  return (
    <>
      <tr className="rule-b">
        <th scope="row" className="py-1.5 pr-4 text-left font-medium">
          <Name className="break-words">{teeText(tee)}</Name>
        </th>
        <td className={number}>{sum(tee.par)}</td>
        <td className={number}>{isWhole ? `${shownYards(sum(yards), units)} ${yardUnit(units)}` : copy.unrated}</td>
        <td className={number}>{rating?.toFixed(1) ?? copy.unrated}</td>
        <td className={number}>{slope ?? copy.unrated}</td>
      </tr>
      {ninesOf(tee).map(({ name, rating: ofNine, slope: slopeOfNine }) => (
        <tr key={name} className="rule-b text-fine text-rough">
          <th scope="row" colSpan={3} className="py-1 pr-4 pl-4 text-left font-normal">
            {name}
          </th>
          <td className="figures py-1 pr-4 text-right">{ofNine?.toFixed(1) ?? copy.unrated}</td>
          <td className="figures py-1 pr-4 text-right">{slopeOfNine ?? copy.unrated}</td>
        </tr>
      ))}
    </>
  );
};

/** Every tee with par, length, course rating and slope, its nines below it. */
export const TeesSection = ({ tees }: { readonly tees: readonly Tee[] }) => (
  <Section title={copy.tees}>
    <div className="overflow-x-auto">
      <DeskTable columns={copy.teeColumns}>
        {tees.map((tee) => (
          <TeeRows key={tee.id} tee={tee} />
        ))}
      </DeskTable>
    </div>
  </Section>
);
