import { nearest, thousandths } from './rounding.ts';

// Score Differentials, Rules of Handicapping 5.1 (2024). All results are whole tenths. The authorities do not publish
// the formula for the nine-hole expectation. Divot uses 0.52 × index + 1.2, a public fit, good to ±0.1.

const STANDARD_SLOPE = 113;
const HOLES = 18;

export type RatedScore = {
  readonly adjustedGross: number;
  readonly courseRating: number;
  readonly slope: number;
  /** Playing Conditions Calculation, −1 … +3. */
  readonly pcc?: number | undefined;
};

/** Expected differential of nine average holes for this index. */
export const expectedNineTenths = (indexTenths: number): number => nearest(52 * indexTenths + 1200, 100);

/** 18 holes played: (113 / slope) × (adjusted gross − course rating − PCC). */
export const eighteenTenths = ({ adjustedGross, courseRating, slope, pcc = 0 }: RatedScore): number =>
  nearest(STANDARD_SLOPE * thousandths(adjustedGross - courseRating - pcc), 100 * slope);

/**
 * Nine holes with nine-hole ratings, before the other nine is added: tenths = `numerator` / (100 · slope). Half the PCC
 * counts.
 */
const nine = ({ adjustedGross, courseRating, slope, pcc = 0 }: RatedScore) => ({
  numerator: STANDARD_SLOPE * thousandths(adjustedGross - courseRating - pcc / 2),
  denominator: 100 * slope,
});

export const nineTenths = (score: RatedScore, indexTenths: number): number => {
  const { numerator, denominator } = nine(score);
  return nearest(numerator + expectedNineTenths(indexTenths) * denominator, denominator);
};

/** Twice the nine-hole differential. Used until the golfer has an index, which predicts the other nine. */
export const doubledNineTenths = (score: RatedScore): number => {
  const { numerator, denominator } = nine(score);
  return nearest(2 * numerator, denominator);
};

/**
 * 10 to 17 holes: Divot pro-rates the rating to the holes played. The result is in units of 1 / (1800 · slope) tenths.
 */
const partial = ({ adjustedGross, courseRating, slope, pcc = 0 }: RatedScore, holesPlayed: number) => ({
  numerator:
    STANDARD_SLOPE * (HOLES * thousandths(adjustedGross) - holesPlayed * (thousandths(courseRating) + 1000 * pcc)),
  denominator: 100 * HOLES * slope,
});

/** Each hole not played adds its share of the nine-hole expectation, which is an estimate. */
export const partialTenths = (score: RatedScore, holesPlayed: number, indexTenths: number): number => {
  const { numerator, denominator } = partial(score, holesPlayed);
  const expected = (HOLES - holesPlayed) * expectedNineTenths(indexTenths) * 2 * 100 * score.slope;
  return nearest(numerator + expected, denominator);
};

export const scaledPartialTenths = (score: RatedScore, holesPlayed: number): number => {
  const { numerator, denominator } = partial(score, holesPlayed);
  return nearest(numerator * HOLES, denominator * holesPlayed);
};
