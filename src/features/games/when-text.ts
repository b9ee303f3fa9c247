/** 'Sat 2 May, 9:00' or 'Sat, May 2, 9:00 AM', in this device's time zone. */
export const whenText = (startUtc: string): string =>
  new Date(startUtc).toLocaleString(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
