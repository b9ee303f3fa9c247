import { useEffect, useState } from 'react';
import { now } from '#src/platform/clock/clock.ts';
import { playCue } from '#src/platform/audio/sounds.ts';

const LAST_SECONDS = 3;
/** If the end is noticed later than this (the phone was locked), it is shown without a sound. */
const STILL_FRESH_MS = 3000;

type Words = { readonly began: (seconds: number) => string; readonly over: string };

/**
 * Ticks in the last seconds, and sounds and buzzes at the end. Returns the screen-reader text: the beginning and the
 * end, not every second. `left` is the whole seconds until `endsAt`.
 */
export const useCountdownCues = (endsAt: string | undefined, left: number, words: Words): string => {
  const [run, setRun] = useState<{ readonly endsAt: string | undefined; readonly from: number }>();
  const isOver = endsAt !== undefined && left === 0;
  if (left > 0 && run?.endsAt !== endsAt) setRun({ endsAt, from: left });
  useEffect(() => {
    if (left > 0 && left <= LAST_SECONDS) playCue('tick');
  }, [left]);
  useEffect(() => {
    if (isOver && now().getTime() - Date.parse(endsAt) < STILL_FRESH_MS) playCue('go');
  }, [isOver, endsAt]);
  if (run === undefined || endsAt === undefined) return '';
  return isOver ? words.over : words.began(run.from);
};
