// Decides which of the swings that were seen struck the golfer's ball. A strike tells. Where the microphone hears
// strikes, a swing without one is a practice swing; where it hears none, the swing itself has to do.

import type { Confidence, Handedness, SwingView } from '../reading.ts';
import { median } from '../pipeline/numeric.ts';
import type { Click } from '../pipeline/strike-sound.ts';
import type { Ears } from './ears.ts';
import { distance } from './body.ts';
import type { Place, SeenSwing } from './look-for-swing.ts';
import type { Person } from './people.ts';

/** Times in ms on the clock of the poses. Impact is the strike, where it was heard. */
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

/**
 * How far the strike and the impact that the hands show may be apart. The clock of the sound may be off, but always by
 * the same: more than `first` shows once several swings went unheard.
 */
const REACH_MS = { first: 250, known: 100, late: 2500 };
/** So many strikes tell how late the sound comes. */
const KNOWN = 3;
/** The last swings that the next one is compared with. */
const REMEMBERED = 10;
/** By the golfer's own strikes: those at other balls are at most this loud, and their own are nearly always louder. */
const LOUDNESS = { another: 0.35, own: 0.6 };

/** The microphone would still hear a strike that is louder than the noise by this factor. */
const OVER_NOISE = 12;
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

const toldAs = (swing: SeenSwing, strike: Strike | undefined): StreamSwing => {
  const { address, top, impact, finish, view, handedness, handsSeen } = swing;
  const seen = strike ? 'high' : 'medium';
  return {
    kind: 'swing',
    address,
    top,
    impact: strike?.ms ?? impact,
    finish,
    strikeHeard: strike !== undefined,
    confidence: handsSeen ? seen : 'low',
    view,
    handedness,
  };
};

export const openJudge = (ears: Ears) => {
  let strikes: readonly Strike[] = [];
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

  /** How late strikes come, and how far from there the next one may be. */
  const expected = () =>
    strikes.length < KNOWN
      ? { lateMs: 0, reachMs: REACH_MS.first }
      : { lateMs: median(strikes.map(({ lateMs }) => lateMs)), reachMs: REACH_MS.known };

  const strikesNear = ({ impact }: JudgedSwing, lateMs: number, reachMs: number): readonly Strike[] =>
    ears
      .clicksBetween(impact + lateMs - reachMs, impact + lateMs + reachMs)
      .filter(({ loudness }) => loudness > LOUDNESS.another * ownLoudness())
      .map((click) => ({ ...click, lateMs: click.ms - impact }))
      .toSorted((a, b) => b.loudness - a.loudness);

  /** Whether a strike at this moment would have been heard. */
  const listensAt = ({ impact }: JudgedSwing): boolean => {
    const noise = ears.noiseBetween(impact - REACH_MS.first, impact + REACH_MS.first);
    return noise !== null && (strikes.length === 0 || ownLoudness() > OVER_NOISE * noise);
  };

  const isAnothersBall = ({ person, place, others, middleX }: JudgedSwing, loudness: number): boolean => {
    const own = station;
    if (!own) return others.some((other) => isSetUpFor(other, person, middleX));
    if (!isElsewhere(place, own)) return false;
    if (isLoudest(loudness) || place.torso > SET_UP_FOR.behind * own.torso) return false;
    return (
      own.torso > SET_UP_FOR.behind * place.torso ||
      others.some(({ torso }) => sizeBetween(torso, own.torso) < ELSEWHERE.size) ||
      (strikes.length > 0 && loudness <= LOUDNESS.own * ownLoudness())
    );
  };

  const isSlow = ({ top, impact, handedness }: JudgedSwing): boolean => {
    const others = downswings[handedness];
    const slower = others.length < SLOW.others ? 1 : (impact - top) / median(others);
    return slower > SLOW.least && slower < SLOW.most;
  };

  const accept = (swing: JudgedSwing, strike?: Strike): StreamSwing => {
    const { place, top, impact, handedness } = swing;
    if (station === null || isElsewhere(place, station)) downswings = NO_DOWNSWINGS;
    downswings = { ...downswings, [handedness]: [...downswings[handedness].slice(1 - REMEMBERED), impact - top] };
    station = place;
    if (strike) {
      strikes = [...(isLoudest(strike.loudness) ? [] : strikes.slice(1 - REMEMBERED)), strike];
      hearsStrikes = true;
      unheard = [];
    }
    return toldAs(swing, strike);
  };

  /** Of swings that were not heard, as many as possible whose strikes come equally late. */
  const lateStrikes = (swings: readonly JudgedSwing[]): readonly (readonly [JudgedSwing, Strike])[] => {
    const near = swings.map((swing) => [swing, strikesNear(swing, 0, REACH_MS.late)] as const);
    const series = near.flatMap(([, candidates]) =>
      candidates.map(({ lateMs }) =>
        near.flatMap(([swing, all]) => {
          const strike = all.find((one) => Math.abs(one.lateMs - lateMs) < REACH_MS.known);
          return strike ? [[swing, strike] as const] : [];
        }),
      ),
    );
    return series.toSorted((a, b) => b.length - a.length)[0] ?? [];
  };

  return {
    /** Whether a strike at this loudness can be the golfer's own. */
    isOwnLoudness: (loudness: number): boolean => loudness > LOUDNESS.own * ownLoudness(),
    hasStation: () => station !== null,
    forgetStation(): void {
      station = null;
    },
    /** The time up to which the sound tells whether a swing with this impact was heard, in ms. */
    heardBy(impact: number): number {
      const { lateMs, reachMs } = expected();
      return impact + lateMs + 2 * reachMs;
    },
    /** This swing, if it is certain that it struck the ball. */
    decide(swing: JudgedSwing): readonly StreamSwing[] {
      const { lateMs, reachMs } = expected();
      const [strike] = strikesNear(swing, lateMs, reachMs);
      if (isAnothersBall(swing, strike?.loudness ?? 0)) return [];
      if (strike) return [accept(swing, strike)];
      if (hearsStrikes === false || !listensAt(swing)) return isSlow(swing) ? [] : [accept(swing)];
      unheard = [...unheard, swing];
      isReviewed = false;
      return [];
    },
    /** Swings that were not heard at first and turn out to have struck the ball. `isEnd`: no more sound comes. */
    review(isEnd: boolean): readonly StreamSwing[] {
      const last = unheard.at(-1);
      if (!last || isReviewed || (!isEnd && ears.until() < last.impact + REACH_MS.late + REACH_MS.known)) return [];
      isReviewed = true;
      const late = lateStrikes(unheard);
      if (late.length >= KNOWN) return late.map((one) => accept(...one));
      const isLate = late.length > 1;
      if (unheard.length < (hearsStrikes || isLate ? DEAF.later : DEAF.atFirst)) return [];
      const silent = unheard;
      unheard = [];
      hearsStrikes = false;
      return silent.map((swing) => accept(swing));
    },
  };
};
