import { type Tones, playTones } from '#src/platform/audio/sounds.ts';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';

// What the golfer hears at the range, from the ball and without looking.

/** words: tones, and each result said aloud */
export const SOUNDS = ['off', 'tones', 'words'] as const;
export type Sound = (typeof SOUNDS)[number];

const SOUND_KEY = 'divot-range-sound';
export const storedSound = (): Sound => {
  const stored = readLocal(SOUND_KEY, isRecord)?.['sound'];
  return SOUNDS.find((sound) => sound === stored) ?? 'tones';
};
export const storeSound = (sound: Sound): boolean => writeLocal(SOUND_KEY, { sound });

export type Phase = 'looking' | 'watching' | 'at-the-ball' | 'on-its-side' | 'got' | 'paused' | 'moved' | 'blind';

/** Falling: something is wanted of the golfer. Rising: all is well. */
// oxfmt-ignore
const TONES: Readonly<Record<Phase, Tones>> = {
  looking: [[392, 0, 0.15], [294, 0.2, 0.25]],
  watching: [[523, 0, 0.15]],
  'at-the-ball': [[784, 0, 0.08], [784, 0.16, 0.08]],
  'on-its-side': [[659, 0, 0.18], [370, 0.3, 0.18], [659, 0.6, 0.18]],
  blind: [[294, 0, 0.3], [294, 0.5, 0.3]],
  got: [[659, 0, 0.12], [988, 0.14, 0.3]],
  paused: [[330, 0, 0.6]],
  moved: [[659, 0, 0.18], [494, 0.28, 0.18], [370, 0.56, 0.5]],
};

/** Plays each phase once. A waggle, which looks like leaving the ball, is no news. */
export const phaseTones = (play = playTones) => {
  let played: Phase | undefined;
  return (phase: Phase): void => {
    if (phase === played || (phase === 'watching' && played !== undefined && played !== 'looking')) return;
    played = phase;
    play(TONES[phase]);
  };
};
