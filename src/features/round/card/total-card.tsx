import type { Round, RoundTotal } from '#src/domain/entities/round.entity.ts';
import { cardStanding, handicapRoundOf, roundDifferential } from '@divot/golf-rules';
import { copy } from '#src/features/round/copy.ts';
import { RoundPicture } from '#src/features/round/course-picture.tsx';

const words = copy.card;
const decimal = (value: number) => value.toFixed(1).replace('-', '−');
const figure = (value: number | undefined, digits = 0): string | undefined =>
  value === undefined ? undefined : value.toFixed(digits);

type Props = { readonly round: Round; readonly total: RoundTotal };

/** A round with only a total: the score, what it was measured against, and a note that its holes are unknown. */
export const TotalCard = ({ round, total }: Props) => {
  const { courseRating, slope } = round.courseSnapshot?.tee ?? {};
  const record = handicapRoundOf(round);
  const differential = record && roundDifferential(record, round.indexAtStart ?? null);
  const isPosted = record?.differential !== undefined;
  const rows = [
    [words.played, String(total.holes)],
    [words.rating, figure(courseRating, 1)],
    [words.slope, figure(slope)],
    [words.pcc, round.pcc === undefined ? undefined : decimal(round.pcc).replace('.0', '')],
    [
      isPosted ? words.postedDifferential : words.differential,
      differential === undefined ? undefined : decimal(differential),
    ],
  ].filter(([, value]) => value !== undefined);
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <div className="flex flex-col gap-1">
          <p className="figures text-figure font-strong">{total.adjustedGross}</p>
          <p className="text-note text-rough">
            {words.adjustedGross} {words.totalStanding[cardStanding(round)]}
          </p>
        </div>
        <RoundPicture round={round} className="size-18" />
      </div>
      <section className="edge flex flex-col gap-1 rounded-control bg-surface p-4">
        <h2 className="text-lead font-strong">{words.noHoles}</h2>
        <p className="measure">{words.noHolesText}</p>
      </section>
      <dl className="max-w-xl">
        {rows.map(([name, value]) => (
          <div key={name} className="rule-b flex justify-between gap-4 py-2">
            <dt className="text-rough">{name}</dt>
            <dd className="figures text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
