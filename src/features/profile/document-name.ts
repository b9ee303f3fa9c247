import type { EntityName } from '#src/domain/entities/registry.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { JsonMap } from '@divot/documents';
import { dayText } from '#src/platform/clock/day-text.ts';
import { copy } from './copy.ts';

const words = copy.sync;

/** Its day, or the instant at which it began. */
const whenOf = (document: JsonMap): string | undefined =>
  ['playedOn', 'practicedOn', 'recordedAt', 'startedAt', 'startUtc']
    .map((field) => document[field])
    .find((value) => typeof value === 'string');
const ownNameOf = (document: JsonMap): string | undefined =>
  ['name', 'title', 'coachName', 'place'].map((field) => document[field]).find((value) => typeof value === 'string');

const roundName = ({ courseSnapshot, holesPlanned, holes, status, playedOn }: Round): string => {
  const course = courseSnapshot?.name;
  const played = holesPlanned.findLast((n) => holes.some((hole) => hole.n === n && hole.strokes !== undefined));
  if (status === 'active' && played !== undefined) return words.hole(played, course);
  return words.round(course, dayText(playedOn));
};

/** The name a golfer would use: 'Hole 7, Heronsbridge' for a round under way, or 'Swing, 12 Nov 2026'. */
export const documentName = (name: EntityName, document: JsonMap | undefined): string => {
  if (!document) return words.items[name];
  if (name === 'rounds') return roundName(document as unknown as Round);
  if (name === 'profiles') return words.items.profiles;
  const when = whenOf(document);
  return [words.items[name], ownNameOf(document), when && dayText(when)].filter(Boolean).join(', ');
};
