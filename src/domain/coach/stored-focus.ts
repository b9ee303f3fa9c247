import { type IsoDay, addDays, compact } from '@divot/basics';
import type { Profile, StoredFocus } from '#src/domain/entities/profile.entity.ts';
import { readFaultId } from '@divot/golf-content';
import { type Part, PARTS } from '@divot/golf-rules';
import { type PartLoss, lossIn } from '@divot/analytics';
import type { Focus } from './coach-types.ts';

// The focuses in the golfer's profile: the running one, and the earlier ones for the diary.

/** Days a focus lasts, up to its last retest. */
export const FOCUS_DAYS = 21;
/** How many the profile remembers. It has space for twice as many, because two devices may each add some. */
const FOCUSES_KEPT = 40;

type Golfer = Pick<Profile, 'focusHistory'>;
/** A focus as decided or as chosen by the golfer. */
export type FocusToStore = Pick<
  Focus,
  'id' | 'part' | 'startedOn' | 'retestOn' | 'chosenBy' | 'before' | 'faultId' | 'drillId'
>;

/** What is stored, in order of start, with parts of the game and faults that only a newer version of the app knows. */
const storedIn = ({ focusHistory = [] }: Golfer): readonly StoredFocus[] =>
  focusHistory.toSorted((a, b) => a.startedOn.localeCompare(b.startedOn));

const isKnown = ({ part, faultId }: StoredFocus): boolean =>
  PARTS.includes(part) && (faultId === undefined || readFaultId(faultId) !== undefined);

/** The golfer's focuses in order of start. */
export const focusesOf = (golfer: Golfer): readonly StoredFocus[] => storedIn(golfer).filter(isKnown);

const open = (golfer: Golfer) => focusesOf(golfer).filter(({ endedOn }) => endedOn === undefined);

/**
 * The running focus. If two devices began one each, every device picks the golfer's own choice, then the one that began
 * last, then the costlier one.
 */
export const runningFocus = (golfer: Golfer): StoredFocus | undefined =>
  open(golfer).toSorted(
    (a, b) =>
      a.chosenBy.localeCompare(b.chosenBy) ||
      b.startedOn.localeCompare(a.startedOn) ||
      (b.before?.value ?? 0) - (a.before?.value ?? 0) ||
      a.id.localeCompare(b.id),
  )[0];

/** Whether this focus, or none, runs and no other does. */
export const isOnlyFocus = (golfer: Golfer, focus: Pick<StoredFocus, 'id' | 'retestOn'> | undefined): boolean => {
  const [first, ...others] = open(golfer);
  return others.length === 0 && first?.id === focus?.id && first?.retestOn === focus?.retestOn;
};

/** The focuses after this one began or was prolonged, or after the running one ended. All others are over then. */
export const withFocus = (golfer: Golfer, focus: FocusToStore | undefined, today: IsoDay): StoredFocus[] => {
  const others = storedIn(golfer)
    .filter(({ id }) => id !== focus?.id)
    .map((one) => (one.endedOn === undefined && isKnown(one) ? { ...one, endedOn: today } : one));
  if (!focus) return others.slice(-FOCUSES_KEPT);
  const { id, part, startedOn, retestOn, chosenBy, before, faultId, drillId } = focus;
  return [...others, compact<StoredFocus>({ id, part, startedOn, retestOn, chosenBy, before, faultId, drillId })].slice(
    -FOCUSES_KEPT,
  );
};

/** A focus the golfer begins. It stays until its retest, whatever else costs more. */
export const chosenFocus = (part: Part, losses: readonly PartLoss[], today: IsoDay): StoredFocus =>
  compact<StoredFocus>({
    id: `${today}-${part}`,
    part,
    startedOn: today,
    retestOn: addDays(today, FOCUS_DAYS),
    chosenBy: 'golfer',
    before: lossIn(losses, part),
  });
