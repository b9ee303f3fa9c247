import type { Round } from '#src/domain/entities/round.entity.ts';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { nowIso } from '#src/platform/clock.ts';
import { isInstantText, readLocal, writeLocal } from '#src/platform/local-store.ts';
import type { Entry, Target } from './scoring-state.ts';

// Taps whose writes are under way when the page is left: a reload takes the writes with it. The key carries the golfer's
// id, so that signing out takes it along (src/data/db/erase.ts).

type Tap = { readonly target: Target; readonly entry: Entry };
type Kept = { readonly roundId: string; readonly at: string; readonly taps: readonly Tap[] };

/** Whoever wrote the round this much later, in another tab or on another device, knew better. */
const OVERTAKEN_MS = 5_000;

const keyFor = (uid: string): string => `divot-draft-taps-${uid}`;
const isTap = (value: unknown): value is Tap =>
  isRecord(value) && isRecord(value['target']) && typeof value['target']['n'] === 'number' && isRecord(value['entry']);
const isKept = (value: unknown): value is Kept =>
  isRecord(value) && isInstantText(value['at']) && Array.isArray(value['taps']) && value['taps'].every(isTap);

/** JSON knows no undefined, which is what an answer taken back is. */
const mapped = (entry: Entry, from: unknown, to: unknown): Entry =>
  Object.fromEntries(Object.entries(entry).map(([field, value]) => [field, value === from ? to : value]));

export const keepTaps = ({ id, userId }: Round, taps: readonly Tap[]): void => {
  if (taps.length === 0) return;
  const kept = taps.map(({ target, entry }) => ({ target, entry: mapped(entry, undefined, null) }));
  writeLocal(keyFor(userId), { roundId: id, at: nowIso(), taps: kept } satisfies Kept);
};

/** The taps that were kept of this round, once. */
export const takeTaps = ({ id, userId, updatedAt }: Round): readonly Tap[] => {
  const kept = readLocal(keyFor(userId), isKept);
  if (kept?.roundId !== id) return [];
  localStorage.removeItem(keyFor(userId));
  if (Date.parse(updatedAt) > Date.parse(kept.at) + OVERTAKEN_MS) return [];
  return kept.taps.map(({ target, entry }) => ({ target, entry: mapped(entry, null, undefined) }));
};
