import type { PartnerChange } from '#src/data/commands/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { handicapText, readCourseHandicap } from '#src/domain/profile/handicap-text.ts';
import { compact } from '#src/domain/shared/compact.ts';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { type Result, ok } from '#src/domain/shared/result.ts';
import { isText } from '#src/platform/local-store.ts';

// The card's partners as typed, before the first tee or after it.

const PLACES = 3;

/** A place without a name is empty. */
export type PartnerTyped = { readonly id?: string; readonly name: string; readonly handicap: string };

export const arePartnersTyped = (value: unknown): value is readonly PartnerTyped[] =>
  Array.isArray(value) && value.every((one) => isRecord(one) && isText(one['name']) && isText(one['handicap']));

/** One for each of the three places on the card. */
export const placesFor = (partners: readonly PartnerTyped[]): readonly PartnerTyped[] =>
  Array.from({ length: PLACES }, (_, at) => partners[at] ?? { name: '', handicap: '' });

export const partnersOf = ({ partners = [] }: Pick<Round, 'partners'>): readonly PartnerTyped[] =>
  placesFor(
    partners.map(({ id, name, courseHandicap }) => ({
      id,
      name,
      handicap: courseHandicap === undefined ? '' : handicapText(courseHandicap, 0),
    })),
  );

/** The partners with a name, or what is wrong with a handicap. */
export const partnersNamed = (partners: readonly PartnerTyped[]): Result<readonly PartnerChange[]> => {
  const named: PartnerChange[] = [];
  for (const { id, name, handicap } of partners) {
    if (name.trim() === '') continue;
    const read = readCourseHandicap(handicap);
    if (!read.ok) return read;
    named.push(compact({ id, name: name.trim(), courseHandicap: read.value }));
  }
  return ok(named);
};
