import type { PartnerChange } from '#src/data/commands/rounds.ts';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { Partner, Round } from '#src/domain/entities/round.entity.ts';
import { handicapText, readCourseHandicap, readHandicap } from '#src/domain/profile/handicap-text.ts';
import { type Gender, ratingFor } from '#src/domain/rounds/tees.ts';
import type { KnownPartner } from '#src/domain/rounds/known-partners.ts';
import { type Result, compact, ok } from '@divot/basics';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { isText } from '#src/platform/storage/local-store.ts';

// The card's partners as typed, before the first tee or after it.

const PLACES = 3;

/** A place without a name is empty. */
export type PartnerTyped = {
  readonly id?: string;
  readonly name: string;
  /** The tee chosen on this course. */
  readonly teeId?: string | undefined;
  /** The usual tee's name, where none is chosen. Without it, or on a course without such a tee: the golfer's own tee. */
  readonly teeName?: string | undefined;
  /** Whose rating of a tee is theirs. */
  readonly gender?: Gender | undefined;
  readonly index: string;
  /** For 18 holes, of a partner whose index is unknown. */
  readonly courseHandicap: string;
};

const EMPTY: PartnerTyped = { name: '', index: '', courseHandicap: '' };

const typedOf = ({
  name,
  gender,
  index,
  courseHandicap,
}: Pick<Partner, 'name' | 'gender' | 'index' | 'courseHandicap'>): PartnerTyped => ({
  ...EMPTY,
  name,
  ...(gender && { gender }),
  index: index === undefined ? '' : handicapText(index),
  courseHandicap: courseHandicap === undefined ? '' : handicapText(courseHandicap, 0),
});

export const arePartnersTyped = (value: unknown): value is readonly PartnerTyped[] =>
  Array.isArray(value) &&
  value.every((one) => isRecord(one) && ['name', 'index', 'courseHandicap'].every((field) => isText(one[field])));

/** One for each of the three places on the card. */
export const placesFor = (partners: readonly PartnerTyped[]): readonly PartnerTyped[] =>
  Array.from({ length: PLACES }, (_, at) => partners[at] ?? EMPTY);

export const placesForNames = (names: readonly string[]): readonly PartnerTyped[] =>
  placesFor(names.map((name) => ({ ...EMPTY, name })));

export const partnersOf = ({ partners = [] }: Pick<Round, 'partners'>): readonly PartnerTyped[] =>
  placesFor(partners.map((partner) => compact({ ...typedOf(partner), id: partner.id, teeId: partner.tee?.id })));

const isNamed = (name: string) => (partner: PartnerTyped) =>
  partner.name.trim().toLowerCase() === name.trim().toLowerCase();

export const isOnCard = (partners: readonly PartnerTyped[], { name }: KnownPartner): boolean =>
  partners.some(isNamed(name));

/** Puts a partner of earlier rounds in the first empty place. */
export const withKnown = (partners: readonly PartnerTyped[], known: KnownPartner): readonly PartnerTyped[] => {
  const place = partners.findIndex(({ name }) => name.trim() === '');
  return partners.map((partner, at) =>
    at === place ? compact({ ...typedOf(known), teeName: known.teeName }) : partner,
  );
};

/** The tee that a partner plays from, by the rating that counts for them. `own`: the golfer's, where none is chosen. */
export const teeOf = (
  { teeId, teeName, gender }: PartnerTyped,
  tees: readonly Tee[],
  own: Tee | undefined,
): Tee | undefined => {
  const chosen =
    tees.find(({ id }) => id === teeId) ??
    tees.find(({ name }) => name.trim().toLowerCase() === teeName?.trim().toLowerCase()) ??
    own;
  return chosen && gender ? ratingFor(tees, chosen, gender) : chosen;
};

/** Empties the places of a partner. */
export const without = (partners: readonly PartnerTyped[], { name }: KnownPartner): readonly PartnerTyped[] =>
  partners.map((partner) => (isNamed(name)(partner) ? EMPTY : partner));

/** The partners with a name, each with their tee if it is not the golfer's, or what is wrong with a handicap. */
export const partnersNamed = (
  partners: readonly PartnerTyped[],
  tees: readonly Tee[],
  own: Tee | undefined,
): Result<readonly PartnerChange[]> => {
  const named: PartnerChange[] = [];
  for (const partner of partners) {
    const { id, name, gender, index: typedIndex, courseHandicap: typedHandicap } = partner;
    if (name.trim() === '') continue;
    const [index, courseHandicap] = [readHandicap(typedIndex), readCourseHandicap(typedHandicap)];
    if (!index.ok) return index;
    if (!courseHandicap.ok) return courseHandicap;
    const played = teeOf(partner, tees, own);
    const tee = played?.id === own?.id ? undefined : played;
    named.push(
      compact({ id, name: name.trim(), tee, gender, index: index.value, courseHandicap: courseHandicap.value }),
    );
  }
  return ok(named);
};
