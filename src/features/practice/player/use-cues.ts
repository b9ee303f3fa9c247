import { useEffect, useRef } from 'react';
import type { BlockTime } from '#src/domain/practice/block-clock.ts';
import { playCue } from '#src/platform/sounds.ts';

const LAST_SEC = 3;

/** Plays sounds and vibrations for the last seconds, the start of the work and its end. */
export const useCues = ({ phase, leftMs, isPaused }: BlockTime): void => {
  const before = useRef(phase);
  const leftSec = Math.ceil(leftMs / 1000);
  useEffect(() => {
    const [was, is] = [before.current, phase];
    before.current = phase;
    if (was === 'ready' && is === 'work') playCue('go');
    if (was === 'work' && is === 'log') playCue('over');
  }, [phase]);
  useEffect(() => {
    const counts = phase === 'ready' || phase === 'work';
    if (counts && !isPaused && leftSec >= 1 && leftSec <= LAST_SEC) playCue('tick');
  }, [phase, leftSec, isPaused]);
};
