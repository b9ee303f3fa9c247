import { state, syncStatusAtom } from './state.ts';

const show = (): void => {
  const { pending, attention } = state.get(syncStatusAtom);
  // Refused where the golfer allows no notifications (iOS) or Divot is not installed: the sync word says the same.
  navigator.setAppBadge?.(pending + attention).catch(() => undefined);
};

/** The installed icon carries the number of documents that the cloud does not have yet, where the system has badges. */
export const badgeWhatWaits = (): void => {
  state.sub(syncStatusAtom, show);
  show();
};
