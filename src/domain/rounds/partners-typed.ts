import { mostItems } from '#src/domain/entities/limits.ts';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { Partner, Round } from '#src/domain/entities/round.entity.ts';
import { handicapText, readCourseHandicap, readHandicap } from '#src/domain/profile/handicap-text.ts';
import { type Gender, ratingFor } from './tees.ts';
import { type KnownPartner, isSamePartner } from './known-partners.ts';
import { type Result, compact, fail, foldName, ok } from '@divot/basics';
import { isRecord } from '#src/domain/shared/is-record.ts';

// The card's partners as typed, before the first tee or after it.

const PLACES = mostItems('rounds', 'partners');

/** With the id of a golfer who is known, or already on the card. */
export type PartnerSetup = Pick<Partner, 'name' | 'tee' | 'gender' | 'index' | 'courseHandicap'> & {
  readonly id?: string;
};

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

/** What the group plays: the tees to choose from, the golfer's own, and the holes. */
export type GroupGround = {
  readonly tees: readonly Tee[];
  /** Undefined on a card without a tee. */
  readonly ownTee: Tee | undefined;
  readonly holesPlanned: readonly number[];
  readonly ratingMinusPar: boolean;
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
  value.every(
    (one) => isRecord(one) && ['name', 'index', 'courseHandicap'].every((field) => typeof one[field] === 'string'),
  );

/** One for each of the three places on the card. */
export const placesFor = (partners: readonly PartnerTyped[]): readonly PartnerTyped[] =>
  Array.from({ length: PLACES }, (_, at) => partners[at] ?? EMPTY);

export const placesForNames = (names: readonly string[]): readonly PartnerTyped[] =>
  placesFor(names.map((name) => ({ ...EMPTY, name })));

export const partnersOf = ({ partners = [] }: Pick<Round, 'partners'>): readonly PartnerTyped[] =>
  placesFor(partners.map((partner) => compact({ ...typedOf(partner), id: partner.id, teeId: partner.tee?.id })));

export const isOnCard = (partners: readonly PartnerTyped[], person: KnownPartner): boolean =>
  partners.some((partner) => isSamePartner(partner, person));

/** Puts a partner of earlier rounds in the first empty place. */
export const withKnown = (partners: readonly PartnerTyped[], person: KnownPartner): readonly PartnerTyped[] => {
  const place = partners.findIndex(({ name }) => name.trim() === '');
  return partners.map((partner, at) =>
    at === place ? compact({ ...typedOf(person), id: person.id, teeName: person.teeName }) : partner,
  );
};

/** The tee that a partner plays from, by the rating that counts for them. `own`: the golfer's, where none is chosen. */
export const teeOf = (
  { teeId, teeName, gender }: PartnerTyped,
  tees: readonly Tee[],
  ownTee: Tee | undefined,
): Tee | undefined => {
  const chosen =
    tees.find(({ id }) => id === teeId) ??
    tees.find(({ name }) => teeName !== undefined && foldName(name) === foldName(teeName)) ??
    ownTee;
  return chosen && gender ? ratingFor(tees, chosen, gender) : chosen;
};

/** Empties the places of a partner. */
export const without = (partners: readonly PartnerTyped[], person: KnownPartner): readonly PartnerTyped[] =>
  partners.map((partner) => (isSamePartner(partner, person) ? EMPTY : partner));

/** A name that two players of a card have, one of whom may be the golfer. */
const nameTwice = (partners: readonly PartnerTyped[], ownName: string): string | undefined => {
  const names = [ownName, ...partners.map(({ name }) => name)].map((name) => name.trim()).filter(Boolean);
  return names.find((name, at) => names.slice(0, at).some((other) => foldName(other) === foldName(name)));
};

/** The partners with a name, each with their tee if it is not the golfer's, or what is wrong with a handicap or a name. */
export const partnersNamed = (
  partners: readonly PartnerTyped[],
  tees: readonly Tee[],
  ownTee: Tee | undefined,
  ownName: string,
): Result<readonly PartnerSetup[]> => {
  const twice = nameTwice(partners, ownName);
  if (twice !== undefined) return fail(`Two players are called ${twice}. Add a surname or a letter to one of them.`);
  const named: PartnerSetup[] = [];
  for (const partner of partners) {
    const { id, name, gender, index: typedIndex, courseHandicap: typedHandicap } = partner;
    if (name.trim() === '') continue;
    const [index, courseHandicap] = [readHandicap(typedIndex), readCourseHandicap(typedHandicap)];
    if (!index.ok) return index;
    if (!courseHandicap.ok) return courseHandicap;
    const played = teeOf(partner, tees, ownTee);
    const tee = played?.id === ownTee?.id ? undefined : played;
    named.push(
      compact({ id, name: name.trim(), tee, gender, index: index.value, courseHandicap: courseHandicap.value }),
    );
  }
  return ok(named);
};
