/** How many invented cases a property is tried on: all with `DIVOT_FULL=1` (`npm run test:full`), otherwise a tenth. */
export const cases = (all: number): number => (process.env['DIVOT_FULL'] ? all : Math.ceil(all / 10));
