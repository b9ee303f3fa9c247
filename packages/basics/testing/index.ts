const isFull = Boolean(process.env['DIVOT_FULL']);

/** For tests: how many invented cases a property is tried on. All with `DIVOT_FULL=1`, otherwise one of `share`. */
export const cases = (all: number, share = 10): number => (isFull ? all : Math.ceil(all / share));

/** The examples of a test likewise: otherwise the first and each `share`th after it. */
export const some = <T>(all: readonly T[], share = 3): readonly T[] =>
  all.filter((_, at) => isFull || at % share === 0);
