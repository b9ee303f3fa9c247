import { ATTRIBUTION, type CoursePack } from '@divot/ground';
import { dayText } from '#src/platform/clock/day-text.ts';

/** The map's licence. */
export const MAP_LICENCE = 'https://www.openstreetmap.org/copyright';

/** The map's source and day (ODbL 1.0, 4.3). Without a map, for example under a list of several, only the source. */
export const mapCredit = (pack?: Pick<CoursePack, 'attribution' | 'asOf'>): string =>
  pack?.asOf === undefined ? (pack?.attribution ?? ATTRIBUTION) : `${pack.attribution}, ${dayText(pack.asOf)}`;
