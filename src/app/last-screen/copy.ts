export const copy = {
  /** How old the last screen is, shown on it while the app starts. */
  asOf: (time: string) => `As of ${time}`,
};
