import { mean } from '@divot/basics';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { FAULT_CHECKS, NOISE } from '@divot/swing';

// One measurement of several swings filmed from the same side.

export type Reading = { readonly id: string; readonly recordedAt: string; readonly value: number };

/** One measurement in all swings filmed from the same side, up to this swing, oldest first. */
export const readingsUpTo = (
  swing: Pick<Swing, 'id' | 'recordedAt' | 'view'>,
  swings: readonly Pick<Swing, 'id' | 'recordedAt' | 'view' | 'status' | 'metrics'>[],
  metric: string,
): readonly Reading[] =>
  swings
    .filter(
      ({ status, view, recordedAt }) => status === 'analysed' && view === swing.view && recordedAt <= swing.recordedAt,
    )
    .flatMap(({ id, recordedAt, metrics }) => {
      const value = metrics?.[metric];
      return value === undefined ? [] : [{ id, recordedAt, value }];
    })
    .toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt));

export type Change = {
  readonly kind: 'better' | 'worse' | 'same';
  /** How far the measurement moved, in its own unit. */
  readonly by: number;
  /** Less than this is no change. */
  readonly giveOrTake: number;
  /** Where it is now. beyond: outside normal on the side that it was not on before. */
  readonly now: 'inside' | 'outside' | 'beyond';
};

type Clip = Pick<Swing, 'metrics' | 'reading'>;

/** The values between which no check of this measurement finds a fault. */
const normalOf = (metric: string): readonly [low: number, high: number] => {
  const bands = FAULT_CHECKS.filter((check) => check.metric === metric).map(({ band }) => band);
  return [
    Math.max(...bands.map(({ low }) => low ?? -Infinity)),
    Math.min(...bands.map(({ high }) => high ?? Infinity)),
  ];
};

/** The possible error of the measurement in one clip. A clip's own tempo says how sure it is. */
export const clipError = (metric: string, { reading }: Clip): number => {
  const { tempoUncertainty } = reading ?? {};
  return metric === 'tempoRatio' && tempoUncertainty !== undefined
    ? tempoUncertainty / Math.SQRT2
    : (NOISE[metric] ?? 0);
};

/**
 * From some clips to later ones. Less than twice the possible error of a single clip is no change. Several clips on a side
 * are surer, unless they differ more than the error explains.
 */
export const changeBetween = (before: readonly Clip[], after: readonly Clip[], metric: string): Change | undefined => {
  const [then, now] = [before, after].map((clips) => clips.flatMap(({ metrics }) => metrics?.[metric] ?? []));
  if (!then?.length || !now?.length) return undefined;
  const [was, is] = [mean(then), mean(now)];
  const free = then.length + now.length - 2;
  const squares = [...then.map((value) => (value - was) ** 2), ...now.map((value) => (value - is) ** 2)];
  const spread = free > 0 ? Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / free) : 0;
  const error = Math.max(spread, mean([...before, ...after].map((clip) => clipError(metric, clip))));
  const giveOrTake = 2 * error * Math.sqrt((1 / then.length + 1 / now.length) / 2);

  const [low, high] = normalOf(metric);
  /** 1 above normal, -1 below it, 0 inside. */
  const [sideBefore, sideNow] = [was, is].map((value) => Number(value > high) - Number(value < low)) as [
    number,
    number,
  ];
  // Less is better above normal, more is below it. Of a value that was normal, staying so is best.
  const gained = (sideBefore || (sideNow > 0 ? 1 : -1)) * (was - is);
  const isBeyond = sideBefore * sideNow < 0;
  const isSame = Math.abs(gained) <= giveOrTake || (sideBefore === 0 && sideNow === 0);
  const verdict = gained > 0 && !isBeyond ? 'better' : 'worse';
  const place = sideNow === 0 ? 'inside' : 'outside';
  return { kind: isSame ? 'same' : verdict, by: Math.abs(gained), giveOrTake, now: isBeyond ? 'beyond' : place };
};
