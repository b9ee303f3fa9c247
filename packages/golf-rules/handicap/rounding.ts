// Exact decimals as integers (whs.md section 2): .05 rounds up towards +∞, for plus players too, so −1.55 → −1.5. In
// this folder handicap numbers are whole tenths. Only the public functions take and return binary floats.

/**
 * The whole number nearest to numerator / denominator, halves rounded up. Exact while 2·|numerator| stays under 2^52.
 */
export const nearest = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/** A decimal with up to three places as whole thousandths. */
export const thousandths = (value: number): number => Math.round(value * 1000);

/** A decimal as whole tenths, .05 rounded up. */
export const tenths = (value: number): number => nearest(thousandths(value), 100);

export const fromTenths = (value: number): number => value / 10;
