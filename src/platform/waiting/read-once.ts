import { logError } from '#src/platform/monitoring/error-log.ts';

/** For an effect that reads something: `take` gets the value unless the effect has ended. Returns what ends it. */
export const readOnce = <T>(reading: Promise<T>, take: (value: T) => void): (() => void) => {
  let isOver = false;
  const read = async () => {
    const value = await reading;
    if (!isOver) take(value);
  };
  read().catch(logError);
  return () => {
    isOver = true;
  };
};
