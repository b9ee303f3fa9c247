/** For tests: how many invented cases a property is tried on. All with `DIVOT_FULL=1`, otherwise a tenth. */
export const cases = (all: number): number => (process.env['DIVOT_FULL'] ? all : Math.ceil(all / 10));
