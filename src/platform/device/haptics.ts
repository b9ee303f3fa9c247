const TAP_MS = 12;

/** A short vibration, unless the device has none or the golfer asked for less motion. */
export const tick = (): void => {
  if (!('vibrate' in navigator) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(TAP_MS);
};
