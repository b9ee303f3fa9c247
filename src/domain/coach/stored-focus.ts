import { compact } from '@divot/basics';
import { addDays, type IsoDay, isIsoDay } from '#src/domain/shared/day.ts';
import { GROUPS } from '@divot/golf-rules';
import type { Focus, Loss, Part } from './coach-types.ts';

/** Days a focus lasts, up to its last retest. */
export const FOCUS_DAYS = 21;

// Focuses as the profile keeps them, one line of words each, such as
//   2026-05-01 putting 2026-05-22 strokes 2.00/1.60/2.40/20 2026-05-08
// Start, part, retest, who chose it, the excess then with its band and rounds ('-' without), and its end if it is over.
// Sets of lines merge as a union, so the golfer never has to settle figures that differ between two devices.

export type StoredFocus = Pick<Focus, 'id' | 'part' | 'startedOn' | 'retestOn' | 'chosenBy' | 'before'> & {
  readonly endedOn?: string | undefined;
};

const readBefore = (text: string): Pick<StoredFocus, 'before'> => {
  const [value = NaN, low = NaN, high = NaN, rounds = NaN] = text.split('/').map(Number);
  return [value, low, high, rounds].every(Number.isFinite) ? { before: { value, low, high, rounds } } : {};
};

/** Parses one line; undefined if this version of the app does not understand it. */
export const readFocus = (line: string): StoredFocus | undefined => {
  const [startedOn = '', named, retestOn = '', chosenBy, before = '', endedOn] = line.split(' ');
  const part = GROUPS.find((group) => group === named);
  if (!part || !isIsoDay(startedOn) || !isIsoDay(retestOn)) return undefined;
  return compact<StoredFocus>({
    id: `${startedOn}-${part}`,
    part,
    startedOn,
    retestOn,
    chosenBy: chosenBy === 'golfer' ? 'golfer' : 'strokes',
    ...readBefore(before),
    endedOn: endedOn !== undefined && isIsoDay(endedOn) ? endedOn : undefined,
  });
};

/** A focus written as a line of at most 80 characters. */
export const writeFocus = ({ startedOn, part, retestOn, chosenBy, before, endedOn }: StoredFocus): string => {
  const excess = before && [before.value, before.low, before.high].map((strokes) => strokes.toFixed(2)).join('/');
  return [startedOn, part, retestOn, chosenBy, before ? `${excess}/${before.rounds}` : '-', endedOn]
    .filter((word) => word !== undefined)
    .join(' ');
};

/** Merges two devices' lines of one focus: over if either ended it, with the later retest. */
const joined = (a: StoredFocus, b: StoredFocus): StoredFocus => {
  const [endedOn] = [a.endedOn, b.endedOn].filter((day) => day !== undefined).toSorted();
  return {
    ...((a.before?.rounds ?? 0) >= (b.before?.rounds ?? 0) ? a : b),
    retestOn: a.retestOn > b.retestOn ? a.retestOn : b.retestOn,
    ...(endedOn === undefined ? {} : { endedOn }),
  };
};

/** The focuses of a profile, each once, in order of start. */
export const readFocuses = (lines: readonly string[] | undefined): readonly StoredFocus[] => {
  const byId = new Map<string, StoredFocus>();
  for (const line of lines ?? []) {
    const focus = readFocus(line);
    const known = focus && byId.get(focus.id);
    if (focus) byId.set(focus.id, known ? joined(known, focus) : focus);
  }
  return [...byId.values()].toSorted((a, b) => a.startedOn.localeCompare(b.startedOn));
};

/**
 * The running focus: the one that began last. If two devices began two on one day, every device picks the costlier one.
 */
export const runningFocus = (focuses: readonly StoredFocus[]): StoredFocus | undefined =>
  focuses
    .filter(({ endedOn }) => endedOn === undefined)
    .toSorted(
      (a, b) =>
        b.startedOn.localeCompare(a.startedOn) ||
        (b.before?.value ?? 0) - (a.before?.value ?? 0) ||
        a.id.localeCompare(b.id),
    )[0];

/** A focus the golfer begins. It stays until its retest, whatever else costs more. */
export const chosenFocus = (part: Part, losses: readonly Loss[], today: IsoDay): StoredFocus => {
  const loss = losses.find(({ group }) => group === part);
  return compact({
    id: `${today}-${part}`,
    part,
    startedOn: today,
    retestOn: addDays(today, FOCUS_DAYS),
    chosenBy: 'golfer',
    before: loss ? { value: loss.excessPer18, low: loss.low, high: loss.high, rounds: loss.rounds } : undefined,
  });
};
