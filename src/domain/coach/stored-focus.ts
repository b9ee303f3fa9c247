import { compact } from '#src/domain/shared/compact.ts';
import { addDays, type IsoDay, isIsoDay } from '#src/domain/shared/day.ts';
import { GROUPS } from '#src/domain/strokes-gained/strokes-gained.ts';
import type { Focus, Loss, Part } from './coach-types.ts';

/** So long a focus lasts: to its last retest. */
export const FOCUS_DAYS = 21;

// Focuses as the profile keeps them: a line of words each, such as
//   2026-05-01 putting 2026-05-22 strokes 2.00/1.60/2.40/20 2026-05-08
// Beginning, part, retest, who chose it, the excess then with its band and rounds ('-' without), and its end if it is
// over. Lines of a set merge as a union, so that two devices' figures are never a disagreement for the golfer to settle.

export type StoredFocus = Pick<Focus, 'id' | 'part' | 'startedOn' | 'retestOn' | 'chosenBy' | 'before'> & {
  readonly endedOn?: string | undefined;
};

const readBefore = (told: string): Pick<StoredFocus, 'before'> => {
  const [value = NaN, low = NaN, high = NaN, rounds = NaN] = told.split('/').map(Number);
  return [value, low, high, rounds].every(Number.isFinite) ? { before: { value, low, high, rounds } } : {};
};

/** One line read; undefined for a line that this version of the app does not understand. */
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

/** A focus as a line of at most 80 characters. */
export const writeFocus = ({ startedOn, part, retestOn, chosenBy, before, endedOn }: StoredFocus): string => {
  const excess = before && [before.value, before.low, before.high].map((strokes) => strokes.toFixed(2)).join('/');
  return [startedOn, part, retestOn, chosenBy, before ? `${excess}/${before.rounds}` : '-', endedOn]
    .filter((word) => word !== undefined)
    .join(' ');
};

/** Two devices' lines of one focus: over if either ended it, and until the later retest. */
const joined = (a: StoredFocus, b: StoredFocus): StoredFocus => {
  const [endedOn] = [a.endedOn, b.endedOn].filter((day) => day !== undefined).toSorted();
  return {
    ...((a.before?.rounds ?? 0) >= (b.before?.rounds ?? 0) ? a : b),
    retestOn: a.retestOn > b.retestOn ? a.retestOn : b.retestOn,
    ...(endedOn === undefined ? {} : { endedOn }),
  };
};

/** The focuses of a profile, each once, in the order of their beginning. */
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
 * The focus that runs: the one that began last. Where two devices began two on one day, the costlier one, on all
 * devices alike.
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

/** A focus that the golfer begins: it stays until its retest, whatever costs more. */
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
