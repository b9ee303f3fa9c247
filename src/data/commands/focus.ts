import { type FocusToStore, withFocus } from '#src/domain/coach/stored-focus.ts';
import { isSampleShown } from '#src/data/live/current.ts';
import type { IsoDay } from '@divot/basics';
import { changeProfile } from './golfer-profile.ts';

/**
 * Stores the decided or chosen focus, which stays until its retest, and ends the one before it. Without a focus, ends
 * the running one. Changes nothing while the sample golfer is shown.
 */
export const storeFocus = async (uid: string, focus: FocusToStore | undefined, today: IsoDay): Promise<void> => {
  if (isSampleShown()) return;
  await changeProfile(uid, (profile) => ({ ...profile, focusHistory: withFocus(profile, focus, today) }));
};
