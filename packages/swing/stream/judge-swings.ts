// Decides which of the swings that were seen struck the golfer's ball. A strike tells. Where the microphone hears
// strikes, a swing without one is a practice swing; where it hears none, the swing itself has to do.

import type { Confidence, Handedness, SwingView } from '../reading.ts';
import { median } from '../pipeline/numeric.ts';
import type { Click } from '../pipeline/strike-sound.ts';
import type { SoundOnsets } from './sound-onsets.ts';
import { distance } from './body.ts';
import type { Place, SeenSwing } from './look-for-swing.ts';
import type { Person } from './people.ts';

/** Times in ms on the clock of the poses. Impact is the strike, where it was heard, less what the sound comes late by. */
export interface StreamSwing {
  readonly kind: 'swing';
  readonly address: number;
  readonly top: number;
  readonly impact: number;
  readonly finish: number;
  readonly strikeHeard: boolean;
  /** high: all three senses agree · medium: two of them · low: two, and the hands were out of sight at impact */
  readonly confidence: Confidence;
  readonly view: SwingView;
  readonly handedness: Handedness;
}

/** A full swing that was seen and not heard: a practice swing, or a ball that was struck softly. */
export type DoubtfulSwing = Omit<StreamSwing, 'kind'> & { readonly kind: 'doubtful' };

/**
 * How far the strike and the impact that the hands show may be apart. The clock of the sound may be off, but always by
 * the same: more than `strike` shows once several swings went unheard. So near as `faint`, a soft strike counts.
 */
const REACH_MS = { strike: 70, late: 2500, faint: 70, noise: 250 };
/** Sound that is later than this has another clock than the pictures. */
const OFF_CLOCK_MS = 25;
/** So many strikes tell how late the sound comes, where looks are not farther apart than this. */
const KNOWN = 3;
const PRECISE_MS = 60;
/** The last swings that the next one is compared with. */
const REMEMBERED = 10;
/** By the golfer's own strikes: those at other balls are at most this loud, and their own are nearly always louder. */
const LOUDNESS = { another: 0.35, own: 0.6 };

/** The microphone would still hear a strike that is louder than the noise by this factor. */
const OVER_NOISE = 5;
/** So many swings in a row without a strike, and the microphone hears none: before the first strike, and after it. */
const DEAF = { atFirst: 4, later: 7 };
/**
 * Without a microphone, a swing slower than the golfer's others is a practice swing: by this factor, with so many others.
 * If slower still, the film is in slow motion.
 */
const SLOW = { least: 1.35, most: 2.5, others: 3 };
/** At another ball: off in torso lengths across and up, or in size. A left-hander stands on the other side of the ball. */
const ELSEWHERE = { across: 1.5, up: 0.7, size: 1.3 };
/**
 * Whoever is smaller than somebody else by this factor stands behind. The phone was set up for whoever stands
 * nearer to the middle of its picture, by this many torso lengths.
 */
const SET_UP_FOR = { behind: 1.4, nearer: 1 };
/** Somebody who has moved by less than this in the last seconds stands, in torso lengths. */
const STANDS = { ms: 3000, moved: 0.5 };

/** With those in view besides the golfer, and the middle of the picture. */
export type JudgedSwing = SeenSwing & { readonly others: readonly Person[]; readonly middleX: number };

type Strike = Click & { readonly lateMs: number };
const NO_DOWNSWINGS = { left: [], right: [] };

const sizeBetween = (a: number, b: number): number => Math.max(a / b, b / a);

const isElsewhere = (a: Place, b: Place): boolean =>
  Math.abs(a.ballX - b.ballX) > ELSEWHERE.across * b.torso ||
  Math.abs(a.feetY - b.feetY) > ELSEWHERE.up * b.torso ||
  sizeBetween(a.torso, b.torso) > ELSEWHERE.size;

const stands = ({ bodies, torso }: Person): boolean => {
  const last = bodies.at(-1)!;
  const earlier = bodies.find(({ ms }) => ms > last.ms - STANDS.ms)!;
  return distance(earlier.hips, last.hips) < STANDS.moved * torso;
};

/** Whether the phone was set up for somebody else than this person. `middleX`: of the picture. */
const isSetUpFor = (other: Person, person: Person, middleX: number): boolean => {
  const aside = ({ bodies }: Person) => Math.abs(bodies.at(-1)!.hips.x - middleX);
  const isNearer = aside(person) - aside(other) > SET_UP_FOR.nearer * person.torso;
  return (
    other.torso > SET_UP_FOR.behind * person.torso ||
    (isNearer && sizeBetween(other.torso, person.torso) < ELSEWHERE.size && stands(other))
  );
};

const toldAs = (swing: SeenSwing, struckMs: number | undefined): StreamSwing => {
  const { address, top, impact, finish, view, handedness, handsSeen } = swing;
  const seen = struckMs === undefined ? 'medium' : 'high';
  return {
    kind: 'swing',
    address,
    top,
    impact: struckMs ?? impact,
    finish,
    strikeHeard: struckMs !== undefined,
    confidence: handsSeen ? seen : 'low',
    view,
    handedness,
  };
};

type Struck = readonly [swing: JudgedSwing, strike: Strike];

const reachOf = ({ gapMs }: JudgedSwing): number => REACH_MS.strike + (gapMs > PRECISE_MS ? 2 * gapMs : gapMs);

/** Of swings with the strikes near them, as many as possible whose strikes come equally late. */
const equallyLate = (near: readonly (readonly [JudgedSwing, readonly Strike[]])[]): readonly Struck[] => {
  const series = near.flatMap(([, candidates]) =>
    candidates.map(({ lateMs }) =>
      near.flatMap(([swing, all]): readonly Struck[] => {
        const strike = all.find((one) => Math.abs(one.lateMs - lateMs) < reachOf(swing));
        return strike ? [[swing, strike]] : [];
      }),
    ),
  );
  return series.toSorted((a, b) => b.length - a.length)[0] ?? [];
};

export const openJudge = (onsets: SoundOnsets) => {
  let strikes: readonly Strike[] = [];
  /** How late the last strikes came, where the hands were seen precisely. */
  let lates: readonly number[] = [];
  /** Null until the first strike, or until too many swings went without one. */
  let hearsStrikes: boolean | null = null;
  /** Swings without a strike while the microphone may be deaf, or late. */
  let unheard: readonly JudgedSwing[] = [];
  let isReviewed = false;
  let downswings: Readonly<Record<Handedness, readonly number[]>> = NO_DOWNSWINGS;
  let station: Place | null = null;

  /** Zero before the first strike. */
  const ownLoudness = (): number => (strikes.length === 0 ? 0 : median(strikes.map(({ loudness }) => loudness)));

  /** Beside so loud a strike, those before it were at another ball. */
  const isLoudest = (loudness: number): boolean => LOUDNESS.another * loudness > ownLoudness();

  /** How late strikes come. */
  const lateMs = (): number => (lates.length < KNOWN ? 0 : median(lates));
  /** The same as an error of a clock: less than looks can tell is none. */
  const offClockMs = (late = lateMs()): number => (Math.abs(late) < OFF_CLOCK_MS ? 0 : late);

  const strikesNear = (swing: JudgedSwing, reachMs: number, find = onsets.clicksBetween): readonly Strike[] => {
    const near = swing.impact + lateMs();
    return find(near - reachMs, near + reachMs)
      .map((click) => ({ ...click, lateMs: click.ms - swing.impact }))
      .toSorted((a, b) => b.loudness - a.loudness);
  };
  const strikeOf = (swing: JudgedSwing): Strike | undefined => {
    // Where nobody saw the hands, a strike may have been any time around: only one as loud as the golfer's own tells.
    const least = (swing.handsSeen ? LOUDNESS.another : LOUDNESS.own) * ownLoudness();
    const loud = strikesNear(swing, reachOf(swing)).find(({ loudness }) => loudness > least);
    if (loud || !swing.handsSeen || swing.gapMs > PRECISE_MS || isSlow(swing)) return loud;
    return strikesNear(swing, REACH_MS.faint, onsets.faintBetween)[0];
  };

  /** Whether a strike at this moment would have been heard. Without a microphone the swing itself has to do. */
  const listensAt = ({ impact, handsSeen }: JudgedSwing): boolean => {
    const noise = onsets.noiseBetween(impact - REACH_MS.noise, impact + REACH_MS.noise);
    if (noise === null) return false;
    return !handsSeen || (hearsStrikes !== false && (strikes.length === 0 || ownLoudness() > OVER_NOISE * noise));
  };

  const isAnothersBall = ({ person, place, others, middleX }: JudgedSwing, loudness: number): boolean => {
    const golferPlace = station;
    if (!golferPlace) return others.some((other) => isSetUpFor(other, person, middleX));
    if (!isElsewhere(place, golferPlace)) return false;
    if (isLoudest(loudness) || place.torso > SET_UP_FOR.behind * golferPlace.torso) return false;
    return (
      golferPlace.torso > SET_UP_FOR.behind * place.torso ||
      others.some(({ torso }) => sizeBetween(torso, golferPlace.torso) < ELSEWHERE.size) ||
      (strikes.length > 0 && loudness <= LOUDNESS.own * ownLoudness())
    );
  };

  const isSlow = ({ top, impact, handedness }: JudgedSwing): boolean => {
    const others = downswings[handedness];
    const slower = others.length < SLOW.others ? 1 : (impact - top) / median(others);
    return slower > SLOW.least && slower < SLOW.most;
  };

  /** What the clock of the sound is off by at this strike. Until it is known, precise hands tell. */
  const offClock = ({ handsSeen, gapMs }: JudgedSwing, strike: Strike): number => {
    const isPrecise = handsSeen && gapMs <= PRECISE_MS;
    return offClockMs(lates.length < KNOWN && isPrecise ? strike.lateMs : lateMs());
  };

  const accept = (swing: JudgedSwing, strike?: Strike): StreamSwing => {
    const { place, top, impact, handedness } = swing;
    if (station === null || isElsewhere(place, station)) downswings = NO_DOWNSWINGS;
    downswings = { ...downswings, [handedness]: [...downswings[handedness].slice(1 - REMEMBERED), impact - top] };
    station = place;
    if (!strike) return toldAs(swing, undefined);
    strikes = [...(isLoudest(strike.loudness) ? [] : strikes.slice(1 - REMEMBERED)), strike];
    if (swing.handsSeen && swing.gapMs <= PRECISE_MS) lates = [...lates.slice(1 - REMEMBERED), strike.lateMs];
    hearsStrikes = true;
    unheard = [];
    return toldAs(swing, strike.ms - offClock(swing, strike));
  };

  return {
    /** Whether a strike at this loudness can be the golfer's own. */
    isOwnLoudness: (loudness: number): boolean => loudness > LOUDNESS.own * ownLoudness(),
    hasStation: () => station !== null,
    forgetStation(): void {
      station = null;
    },
    lateMs,
    /** By how much the sound comes later than the pictures, by its own time, in ms. */
    offClockMs: (): number => offClockMs(),
    /** The time up to which the sound tells whether this swing was heard, in ms. */
    heardBy: (swing: JudgedSwing): number => swing.impact + lateMs() + 2 * reachOf(swing),
    /** What this swing is, unless it was at another ball. */
    decide(swing: JudgedSwing): readonly (StreamSwing | DoubtfulSwing)[] {
      const strike = strikeOf(swing);
      if (isAnothersBall(swing, strike?.loudness ?? 0)) return [];
      if (strike) return [accept(swing, strike)];
      const isDeaf = !listensAt(swing);
      if (isDeaf && !isSlow(swing)) return [accept(swing)];
      if (!isDeaf) unheard = [...unheard, swing];
      isReviewed = isDeaf;
      return [{ ...toldAs(swing, undefined), kind: 'doubtful' }];
    },
    /** Doubtful swings that turn out to have struck the ball. `isEnd`: no more sound comes. */
    review(isEnd: boolean): readonly StreamSwing[] {
      const last = unheard.at(-1);
      if (!last || isReviewed || (!isEnd && onsets.until() < last.impact + REACH_MS.late + REACH_MS.strike)) return [];
      isReviewed = true;
      const late = equallyLate(unheard.map((swing) => [swing, strikesNear(swing, REACH_MS.late)]));
      if (late.length >= KNOWN) {
        // Whatever was taken for a strike before came by chance.
        lates = late.map(([, strike]) => strike.lateMs);
        return late.map((one) => accept(...one));
      }
      const isLate = late.length > 1;
      if (unheard.length < (hearsStrikes || isLate ? DEAF.later : DEAF.atFirst)) return [];
      const silent = unheard.filter(({ handsSeen }) => handsSeen);
      unheard = [];
      hearsStrikes = false;
      return silent.map((swing) => accept(swing));
    },
  };
};
export type Judge = ReturnType<typeof openJudge>;
