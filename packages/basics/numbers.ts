export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Not a number if there are no values. */
export const mean = (values: readonly number[]): number => sum(values) / values.length;
