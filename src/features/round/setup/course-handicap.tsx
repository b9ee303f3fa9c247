import type { Tee } from '#src/domain/entities/course.entity.ts';
import { type CardHandicap, ratingFor } from '@divot/golf-rules';
import type { HandicapShown } from '#src/domain/handicap/shown-handicap.ts';
import { playingHandicapsFor } from '#src/domain/handicap/tee-rating.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { copy } from '#src/features/round/copy.ts';

export type CourseHandicapProps = {
  readonly tee: Tee;
  readonly order: readonly number[];
  readonly shown: HandicapShown;
  readonly counted: CardHandicap;
  /** The golfer's setting. */
  readonly ratingMinusPar: boolean;
};

const decimal = (value: number) => value.toFixed(1).replace('-', '−');

/** The rule behind the strokes over these holes, and what net and points count off. Empty without a rating. */
const rulesOf = ({ tee, order, shown: { index }, counted, ratingMinusPar }: CourseHandicapProps): readonly string[] => {
  const { courseRating, slope, par, holes } = ratingFor(tee, order);
  if (courseRating === undefined || slope === undefined) return [];
  const over =
    holes === 9 ? copy.setup.half(handicapText(index), decimal(Math.floor(index * 5 + 0.5) / 10)) : decimal(index);
  const playing = playingHandicapsFor(tee, order, index, ratingMinusPar).map(({ format, percent, strokes }) =>
    copy.setup.playingIn(handicapText(strokes, 0), copy.setup.allowed[format], percent),
  );
  return [
    ratingMinusPar
      ? copy.setup.handicapRule(over, slope, decimal(courseRating), par)
      : copy.setup.handicapSlopeOnly(over, slope),
    counted.percent < 100
      ? copy.setup.playingHere(handicapText(counted.handicap, 0), counted.percent)
      : copy.setup.playing(playing),
  ];
};

/** The golfer's index as strokes over these holes. */
export const CourseHandicap = ({ shown: { index, estimatedFrom }, counted }: CourseHandicapProps) => {
  if (counted.basis === 'neutral') return null;
  return (
    <p className="figures text-note">
      {counted.basis === 'half'
        ? copy.setup.halfOf(handicapText(counted.handicap, 0))
        : copy.setup.handicap(
            handicapText(index),
            estimatedFrom !== undefined,
            handicapText(counted.courseHandicap, 0),
          )}
    </p>
  );
};

/** How those strokes come about. */
export const HandicapRules = (props: CourseHandicapProps) =>
  rulesOf(props).map((rule) => (
    <p key={rule} className="figures text-fine text-rough">
      {rule}
    </p>
  ));
