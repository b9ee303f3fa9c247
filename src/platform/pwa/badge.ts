import { state, syncStatusAtom } from '#src/platform/state.ts';

const show = (): void => {
  const { pending, attention } = state.get(syncStatusAtom);
  // Rejected if the golfer allows no notifications (iOS) or Divot is not installed. The sync label shows the same.
  navigator.setAppBadge?.(pending + attention).catch(() => undefined);
};

/** Shows on the installed icon how many documents the cloud does not have yet, if the system has badges. */
export const badgeWhatWaits = (): void => {
  state.sub(syncStatusAtom, show);
  show();
};
