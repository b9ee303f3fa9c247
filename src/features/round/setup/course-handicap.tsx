import type { Tee } from '#src/domain/entities/course.entity.ts';
import { type CardHandicap, type HandicapShown, playingHandicapsFor, ratingFor } from '@divot/golf-rules';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { copy } from '#src/features/round/copy.ts';

type Props = {
  readonly tee: Tee;
  readonly order: readonly number[];
  readonly shown: HandicapShown;
  readonly counted: CardHandicap;
  /** The golfer's setting. */
  readonly ratingMinusPar: boolean;
};

const decimal = (value: number) => value.toFixed(1).replace('-', '−');

/** The index over these holes: the rule behind it, and what net and points count off. */
const linesOf = ({ tee, order, shown, counted, ratingMinusPar }: Props): readonly string[] => {
  const { index } = shown;
  const { courseRating, slope, par, holes } = ratingFor(tee, order);
  const strokes = handicapText(counted.handicap, 0);
  if (courseRating === undefined || slope === undefined)
    return counted.basis === 'half' ? [copy.setup.halfOf(strokes)] : [];
  const over =
    holes === 9 ? copy.setup.half(handicapText(index), decimal(Math.floor(index * 5 + 0.5) / 10)) : decimal(index);
  const playing = playingHandicapsFor(tee, order, index, ratingMinusPar).map(({ format, percent, strokes: allowed }) =>
    copy.setup.playingIn(handicapText(allowed, 0), copy.setup.allowed[format], percent),
  );
  return [
    ratingMinusPar
      ? copy.setup.handicapRule(over, slope, decimal(courseRating), par)
      : copy.setup.handicapSlopeOnly(over, slope),
    counted.percent < 100 ? copy.setup.playingHere(strokes, counted.percent) : copy.setup.playing(playing),
  ];
};

/** The golfer's index as strokes over these holes. */
export const CourseHandicap = (props: Props) => {
  const { shown, counted } = props;
  const lines = linesOf(props);
  if (lines.length === 0) return null;
  const { index, estimatedFrom } = shown;
  return (
    <div className="figures flex flex-col gap-0.5">
      {counted.basis === 'rating' && (
        <p className="text-note">
          {copy.setup.handicap(
            handicapText(index),
            estimatedFrom !== undefined,
            handicapText(counted.courseHandicap, 0),
          )}
        </p>
      )}
      {lines.map((line) => (
        <p key={line} className="text-fine text-rough">
          {line}
        </p>
      ))}
    </div>
  );
};
