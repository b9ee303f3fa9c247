import { useEffect, useState } from 'react';
import { now } from '#src/platform/clock.ts';
import { playCue } from '#src/platform/sounds.ts';
import { copy } from '#src/features/workout/copy.ts';

const LAST_SECONDS = 3;
/** An end noticed later than this (the phone was locked) is shown, not sounded. */
const STILL_FRESH_MS = 3000;
const words = copy.resting;

/**
 * The last seconds tick, the end sounds and buzzes. Returns what a screen reader is told: the beginning and the end,
 * not every second. `left`: whole seconds of the rest that ends at `endsAt`.
 */
export const useRestCues = (endsAt: string | undefined, left: number): string => {
  const [rest, setRest] = useState<{ readonly endsAt: string | undefined; readonly from: number }>();
  const isOver = endsAt !== undefined && left === 0;
  if (left > 0 && rest?.endsAt !== endsAt) setRest({ endsAt, from: left });
  useEffect(() => {
    if (left > 0 && left <= LAST_SECONDS) playCue('tick');
  }, [left]);
  useEffect(() => {
    if (isOver && now().getTime() - Date.parse(endsAt) < STILL_FRESH_MS) playCue('go');
  }, [isOver, endsAt]);
  if (rest === undefined || endsAt === undefined) return '';
  return isOver ? words.over : words.began(rest.from);
};
