import { readFocus, readFocuses, type StoredFocus, writeFocus } from '#src/domain/coach/stored-focus.ts';
import { FOCUSES_KEPT } from '#src/domain/entities/profile.entity.ts';
import { isSampleShown } from '#src/data/live/current.ts';
import type { IsoDay } from '#src/domain/shared/day.ts';
import { changeProfile } from './golfer-profile.ts';

/**
 * Stores the decided focus, which stays until its retest, and ends the one before it. Two devices that decide the same
 * on one day store one focus. Without a focus, ends the running one. Keeps lines of a newer version of the app. Changes
 * nothing while the sample golfer is shown.
 */
export const storeFocus = async (uid: string, focus: StoredFocus | undefined, today: IsoDay): Promise<void> => {
  if (isSampleShown()) return;
  await changeProfile(uid, (profile) => {
    const unread = (profile.focuses ?? []).filter((line) => !readFocus(line));
    const others = readFocuses(profile.focuses)
      .filter(({ id }) => id !== focus?.id)
      .map((one) => (one.endedOn === undefined ? { ...one, endedOn: today } : one));
    const focuses = [...unread, ...others.map(writeFocus), ...(focus ? [writeFocus(focus)] : [])];
    return { ...profile, focuses: focuses.slice(-FOCUSES_KEPT) };
  });
};
