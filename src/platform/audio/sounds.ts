import { preferencesAtom } from '#src/platform/settings/preferences.ts';
import { state } from '#src/platform/state.ts';

// Tones made on the device, with no file and no signal. A browser allows sound only after a tap, so a tap must come
// before the first tone (`wakeSound`).

let context: AudioContext | undefined;

/** The time on the context's clock at the last tap. */
let lastTap: { readonly context: AudioContext; readonly clockSec: number; readonly atMs: number } | undefined;
/** By then the clock of a running context has moved. */
const GOES_ON_WITHIN_MS = 1_000;

const drop = (dropped: AudioContext): void => {
  if (context === dropped) context = undefined;
  dropped.close().catch(() => undefined);
};

/**
 * iOS interrupts a context for a call, the lock or Siri. Asked to resume, it may refuse, never respond, or claim to run
 * while its clock stands still. Then the next tap gets a new context.
 */
const wake = (): void => {
  const atMs = performance.now();
  if (lastTap && atMs - lastTap.atMs >= GOES_ON_WITHIN_MS) {
    const { context: tapped, clockSec } = lastTap;
    if (tapped === context && tapped.currentTime === clockSec) drop(tapped);
    lastTap = undefined;
  }
  if (!context || context.state === 'closed') context = new AudioContext();
  const woken = context;
  if (lastTap?.context !== woken) lastTap = { context: woken, clockSec: woken.currentTime, atMs };
  if (woken.state !== 'running') woken.resume().catch(() => drop(woken));
};

let isListening = false;

/** Call it in a tap. From then on tones sound, also with the screen dimmed, and after a call from the next tap on. */
export const wakeSound = (): void => {
  if (typeof AudioContext === 'undefined') return;
  wake();
  if (isListening) return;
  isListening = true;
  for (const tap of ['pointerup', 'keydown']) addEventListener(tap, wake, { capture: true, passive: true });
};

const PEAK = 0.35;
const FADE_SEC = 0.02;

const tone = (hertz: number, atSec: number, lastsSec: number): void => {
  if (!context) return;
  const oscillator = new OscillatorNode(context, { frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, atSec);
  gain.gain.linearRampToValueAtTime(PEAK, atSec + FADE_SEC);
  gain.gain.setValueAtTime(PEAK, atSec + lastsSec - FADE_SEC);
  gain.gain.linearRampToValueAtTime(0, atSec + lastsSec);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(atSec);
  oscillator.stop(atSec + lastsSec);
};

const cues = {
  /** One of the last seconds before something. */
  tick: { tones: [[660, 0, 0.08]], vibrate: 40 },
  go: { tones: [[990, 0, 0.35]], vibrate: 150 },
  over: {
    tones: [
      [660, 0, 0.18],
      [660, 0.28, 0.18],
      [495, 0.56, 0.4],
    ],
    vibrate: [150, 100, 150],
  },
} as const;

/** Each tone: its pitch, when it begins and how long it lasts, in seconds. */
export type Tones = readonly (readonly [hertz: number, afterSec: number, lastsSec: number])[];

export const playTones = (tones: Tones): void => {
  if (context?.state !== 'running') return;
  for (const [hertz, after, lasts] of tones) tone(hertz, context.currentTime + after, lasts);
};

/** A cue to hear if the golfer wants sounds, and to feel if the phone can vibrate. */
export const playCue = (name: keyof typeof cues): void => {
  const { tones, vibrate } = cues[name];
  if (state.get(preferencesAtom).sounds) playTones(tones);
  if ('vibrate' in navigator) navigator.vibrate(typeof vibrate === 'number' ? vibrate : [...vibrate]);
};

const LOOK_AHEAD_SEC = 0.3;
const CHECK_MS = 100;
const REST_BETWEEN_SWINGS_MS = 3000;

/**
 * Repeats start, top and strike in three rising tones. Uses the audio clock, so that a busy page does not disturb the
 * beat. Returns the stop function.
 */
export const startMetronome = (beat: { readonly backswingMs: number; readonly downswingMs: number }): (() => void) => {
  wakeSound();
  if (!context) return () => undefined;
  let audio = context;
  let nextSec = audio.currentTime + LOOK_AHEAD_SEC;
  const schedule = () => {
    if (!context) return;
    if (audio !== context || nextSec < context.currentTime) nextSec = context.currentTime + LOOK_AHEAD_SEC;
    audio = context;
    while (nextSec < audio.currentTime + LOOK_AHEAD_SEC) {
      tone(440, nextSec, 0.07);
      tone(587, nextSec + beat.backswingMs / 1000, 0.07);
      tone(880, nextSec + (beat.backswingMs + beat.downswingMs) / 1000, 0.12);
      nextSec += (beat.backswingMs + beat.downswingMs + REST_BETWEEN_SWINGS_MS) / 1000;
    }
  };
  schedule();
  const timer = setInterval(schedule, CHECK_MS);
  return () => clearInterval(timer);
};
