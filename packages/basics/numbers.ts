export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Not a number if there are no values. */
export const mean = (values: readonly number[]): number => sum(values) / values.length;

/** Minutes as shown: whole ones, and '< 1' for what took less than one. */
export const minutesText = (minutes: number): string =>
  minutes > 0 && minutes < 1 ? '< 1' : String(Math.round(minutes));
