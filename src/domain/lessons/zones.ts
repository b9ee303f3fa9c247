import type { Iso, IsoDay } from '@divot/basics';

// Clock times in a named zone (IANA), from the browser's own zone data (ECMA-402). Everywhere else instants stay UTC,
// so that daylight saving only affects how a time is shown, never how it is counted.

export type Zone = string;

export const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && name !== '';
  } catch {
    return false;
  }
};

const formats = new Map<string, Intl.DateTimeFormat>();
const format = (zone: Zone, key: string, options: Intl.DateTimeFormatOptions, locale?: string) => {
  const name = `${zone} ${key} ${locale ?? ''}`;
  // A coach or host supplies the zone. An invalid one must not break the screen.
  const formatter =
    formats.get(name) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: isZone(zone) ? zone : 'UTC' });
  formats.set(name, formatter);
  return formatter;
};

/** The zone of this device. Tests set it with TZ. */
export const deviceZone = (): Zone => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The calendar day of an instant in `zone`. */
export const dayIn = (instant: Iso, zone: Zone): IsoDay => {
  const parts = format(zone, 'day', { year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA').formatToParts(
    new Date(instant),
  );
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
};

/** '15:30' in `zone`, on a 24-hour clock. */
export const timeIn = (instant: Iso, zone: Zone): string =>
  format(zone, 'time', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, 'en-GB').format(new Date(instant));

/** '3:30 PM' or '15:30' in `zone`, depending on the golfer's locale. */
export const clockIn = (instant: Iso, zone: Zone, locale?: string): string =>
  format(zone, 'clock', { hour: 'numeric', minute: '2-digit' }, locale).format(new Date(instant));

/** The zone's place, as golfers say it: 'Europe/London' is 'London'. */
export const placeOfZone = (zone: Zone): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The zone's short name at that instant: 'GMT+5:30', 'PDT'. */
const zoneName = (instant: Iso, zone: Zone): string =>
  format(zone, 'name', { timeZoneName: 'short' }, 'en-US')
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

export type ZonedTime = {
  readonly day: IsoDay;
  /** In the golfer's locale. */
  readonly time: string;
  /** Place and zone, as in 'London, GMT'. */
  readonly place: string;
};

export const zonedTime = (instant: Iso, zone: Zone): ZonedTime => ({
  day: dayIn(instant, zone),
  time: clockIn(instant, zone),
  // Shows the name once if both are the same, as in 'UTC'.
  place: [...new Set([placeOfZone(zone), zoneName(instant, zone)])].join(', '),
});

/** Whether two zones show the same clock at that instant, so that showing one is enough. */
export const sameClock = (instant: Iso, one: Zone, other: Zone): boolean =>
  dayIn(instant, one) === dayIn(instant, other) && timeIn(instant, one) === timeIn(instant, other);

/** A tee time on the course's own clock: 'Sat, May 2, 9:00 AM', with place and zone if this device's clock differs. */
export const teeTimeText = (startUtc: Iso, timeZone = ''): string => {
  const zone = isZone(timeZone) ? timeZone : deviceZone();
  const when = format(zone, 'tee time', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(startUtc));
  return sameClock(startUtc, zone, deviceZone()) ? when : `${when}, ${zonedTime(startUtc, zone).place}`;
};
