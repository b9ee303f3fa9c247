// Decides which of the swings that were seen struck the golfer's ball. A strike tells. Where the microphone hears
// strikes, a swing without one is a practice swing; where it hears none, the swing itself has to do.

import type { Confidence, Handedness, SwingView } from '../reading.ts';
import { median } from '../pipeline/numeric.ts';
import type { Click } from '../pipeline/strike-sound.ts';
import type { Ears } from './ears.ts';
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

/** How far the strike and the impact that the hands show may be apart: the sound may come late, but equally late. */
export const REACH_MS = { first: 250, known: 100 };
/** So many strikes tell how late the sound comes. */
const KNOWN = 3;
/** The last swings that the next one is compared with. */
const REMEMBERED = 10;
/** By the golfer's own strikes: those at other balls are at most this loud, and their own are nearly always louder. */
const LOUDNESS = { another: 0.35, own: 0.6 };
/** The microphone would still hear a strike that is louder than the noise by this factor. */
const OVER_NOISE = 12;
/** So many swings in a row without a strike, and the microphone hears none: before the first strike, and after it. */
const DEAF = { atFirst: 3, later: 6 };
/**
 * Without a microphone, a swing slower than the golfer's others is a practice swing: by this factor, with so many others.
 * If slower still, the film is in slow motion.
 */
const SLOW = { least: 1.35, most: 2.5, others: 3 };
/** At another ball: off in torso lengths across and up, or in size. A left-hander stands on the other side of the ball. */
const ELSEWHERE = { across: 1.5, up: 0.7, size: 1.3 };
/** Whoever is smaller than the tallest in view by this factor stands behind. */
const BEHIND = 1.4;

const sizeBetween = (a: number, b: number): number => Math.max(a / b, b / a);

const isElsewhere = (a: Place, b: Place): boolean =>
  Math.abs(a.ballX - b.ballX) > ELSEWHERE.across * b.torso ||
  Math.abs(a.feetY - b.feetY) > ELSEWHERE.up * b.torso ||
  sizeBetween(a.torso, b.torso) > ELSEWHERE.size;

const toldAs = (swing: SeenSwing, strike: Click | undefined): StreamSwing => {
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
  let strikes: readonly (Click & { readonly lateMs: number })[] = [];
  /** Null until the first strike, or until too many swings went without one. */
  let hearsStrikes: boolean | null = null;
  /** Swings without a strike while the microphone may be deaf. */
  let unheard: readonly SeenSwing[] = [];
  let downswings: readonly number[] = [];
  let station: Place | null = null;

  /** Zero before the first strike. */
  const ownLoudness = (): number => (strikes.length === 0 ? 0 : median(strikes.map(({ loudness }) => loudness)));

  const strikeOf = ({ impact }: SeenSwing): Click | undefined => {
    const isKnown = strikes.length >= KNOWN;
    const late = isKnown ? median(strikes.map(({ lateMs }) => lateMs)) : 0;
    const reach = isKnown ? REACH_MS.known : REACH_MS.first;
    return ears
      .clicksBetween(impact + late - reach, impact + late + reach)
      .filter(({ loudness }) => loudness > LOUDNESS.another * ownLoudness())
      .toSorted((a, b) => b.loudness - a.loudness)[0];
  };

  /** Whether a strike at this moment would have been heard. */
  const listensAt = ({ impact }: SeenSwing): boolean => {
    const noise = ears.noiseBetween(impact - REACH_MS.first, impact + REACH_MS.first);
    return noise !== null && (strikes.length === 0 || ownLoudness() > OVER_NOISE * noise);
  };

  const isAnothersBall = ({ person, place }: SeenSwing, strike: Click | undefined, inView: readonly Person[]) => {
    const others = inView.filter((other) => other !== person);
    const own = station;
    if (!own) return others.some(({ torso }) => torso > BEHIND * person.torso);
    if (!isElsewhere(place, own)) return false;
    const isOwnStrike = strike !== undefined && strike.loudness > LOUDNESS.own * ownLoudness();
    return (
      others.some(({ torso }) => sizeBetween(torso, own.torso) < ELSEWHERE.size) || (strikes.length > 0 && !isOwnStrike)
    );
  };

  const isSlow = ({ top, impact }: SeenSwing): boolean => {
    const slower = downswings.length < SLOW.others ? 1 : (impact - top) / median(downswings);
    return slower > SLOW.least && slower < SLOW.most;
  };

  const accept = (swing: SeenSwing, strike?: Click): StreamSwing => {
    const { place, top, impact } = swing;
    const isSame = station !== null && !isElsewhere(place, station);
    downswings = [...(isSame ? downswings.slice(1 - REMEMBERED) : []), impact - top];
    station = place;
    return toldAs(swing, strike);
  };

  return {
    /** Whether a strike at this loudness can be the golfer's own. */
    isOwnLoudness: (loudness: number): boolean => loudness > LOUDNESS.own * ownLoudness(),
    hasStation: () => station !== null,
    forgetStation(): void {
      station = null;
    },
    /** The swings that are certain now: this one, if it struck the ball, and any that only now turn out to have. */
    decide(swing: SeenSwing, inView: readonly Person[]): readonly StreamSwing[] {
      const strike = strikeOf(swing);
      if (isAnothersBall(swing, strike, inView)) return [];
      if (strike) {
        strikes = [...strikes.slice(1 - REMEMBERED), { ...strike, lateMs: strike.ms - swing.impact }];
        hearsStrikes = true;
        unheard = [];
        return [accept(swing, strike)];
      }
      if (hearsStrikes === false || !listensAt(swing)) return isSlow(swing) ? [] : [accept(swing)];
      const silent = [...unheard, swing];
      const isDeaf = silent.length >= (hearsStrikes ? DEAF.later : DEAF.atFirst);
      unheard = isDeaf ? [] : silent;
      if (!isDeaf) return [];
      hearsStrikes = false;
      return silent.map((earlier) => accept(earlier));
    },
  };
};
