import { ATTRIBUTION, type CoursePack } from '#src/domain/ground/course-pack.ts';
import { dayText } from './day-text.ts';

/** What the map may be used for. */
export const MAP_LICENCE = 'https://www.openstreetmap.org/copyright';

/** Whose map it is and of which day (ODbL 1.0, 4.3); without a map, as under a list of several, whose alone. */
export const mapCredit = (pack?: Pick<CoursePack, 'attribution' | 'asOf'>): string =>
  pack?.asOf === undefined
    ? (pack?.attribution ?? ATTRIBUTION)
    : `${pack.attribution}, ${dayText(pack.asOf.slice(0, 10))}`;
