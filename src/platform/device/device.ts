/** This device's name, for when two devices' values are shown side by side. */
export const deviceName = (): string => {
  if (typeof navigator === 'undefined') return 'this device';
  const { userAgent } = navigator;
  if (/iPhone|iPad/.test(userAgent)) return /iPad/.test(userAgent) ? 'iPad' : 'iPhone';
  if (/Android/.test(userAgent)) return /Mobile/.test(userAgent) ? 'Android phone' : 'Android tablet';
  if (/Windows/.test(userAgent)) return 'Windows computer';
  return /Mac/.test(userAgent) ? 'Mac' : 'computer';
};

const DEVICE_KEY = 'divot-device';

/** This browser's own id, created once. It marks what exists only here (a video, an unsent edit). */
export const deviceId = (): string => {
  const stored = localStorage.getItem(DEVICE_KEY);
  if (stored) return stored;
  const made = crypto.randomUUID();
  localStorage.setItem(DEVICE_KEY, made);
  return made;
};
