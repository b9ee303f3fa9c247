const TAP_MS = 12;

/** A tick that is felt, where the device has one and its golfer did not ask for less motion. */
export const tick = (): void => {
  if (!('vibrate' in navigator) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(TAP_MS);
};
