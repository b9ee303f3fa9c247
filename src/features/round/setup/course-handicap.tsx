import type { Tee } from '#src/domain/entities/course.entity.ts';
import { type HandicapShown, playingHandicapsFor, ratingFor } from '@divot/golf-rules';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { copy } from '#src/features/round/copy.ts';

type Props = {
  readonly tee: Tee;
  readonly order: readonly number[];
  readonly handicap: HandicapShown;
  readonly strokes: number;
  /** The golfer's setting. */
  readonly ratingMinusPar: boolean;
};

const decimal = (value: number) => value.toFixed(1).replace('-', '−');

/** The index converted for these holes, the rule behind it, and how competitions use it. */
export const CourseHandicap = ({ tee, order, handicap, strokes, ratingMinusPar }: Props) => {
  const { index, estimatedFrom } = handicap;
  const { courseRating, slope, par, holes } = ratingFor(tee, order);
  if (courseRating === undefined || slope === undefined) return null;
  const over =
    holes === 9 ? copy.setup.half(handicapText(index), decimal(Math.floor(index * 5 + 0.5) / 10)) : decimal(index);
  return (
    <div className="figures flex flex-col gap-0.5">
      <p className="text-note">
        {copy.setup.handicap(handicapText(index), estimatedFrom !== undefined, handicapText(strokes, 0))}
      </p>
      <p className="text-fine text-rough">
        {ratingMinusPar
          ? copy.setup.handicapRule(over, slope, decimal(courseRating), par)
          : copy.setup.handicapSlopeOnly(over, slope)}
      </p>
      <p className="text-fine text-rough">
        {copy.setup.playing(
          playingHandicapsFor(tee, order, index, ratingMinusPar).map(({ format, percent, strokes: allowed }) =>
            copy.setup.playingIn(handicapText(allowed, 0), copy.setup.allowed[format], percent),
          ),
        )}
      </p>
    </div>
  );
};
