/** 'Sat 2 May, 09:00' on this device's clock. */
export const whenText = (startUtc: string): string =>
  new Date(startUtc).toLocaleString(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
