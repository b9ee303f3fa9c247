import type { Static } from 'typebox';
import { equal, id, instant, nonEmptyText, object, oneOf, optional, userId } from '@divot/documents';
import { type Invitation, type InvitationRequest, request } from '#src/domain/entities/invitation.entity.ts';
import { compact } from '@divot/basics';
import { entries, openSpots } from './invitation-rules.ts';

// What others see of a game is kept in two kinds of documents beside it: one card per game, which names no guest, and
// one entry per guest, which that guest and the host can read. This file combines both with the game.

export const CARDS = 'gameCards';
export const ENTRIES = 'gameEntries';

/** The fields of a game that its card shows. */
export const CARD_FIELDS = [
  'id',
  'userId',
  'createdAt',
  'updatedAt',
  'hostName',
  'startUtc',
  'timeZone',
  'place',
  'courseId',
  'latitude',
  'longitude',
  'holes',
  'spots',
  'format',
  'indexMin',
  'indexMax',
  'pace',
  'transport',
  'tees',
  'note',
  'visibility',
  'status',
  'cancelReason',
] as const;

/** What decides in which lists of others a card appears, and where. The rules count a change of it as a new card. */
export const CARD_PLACING = ['startUtc', 'cell', 'visibility'];

/** A guest's own words, and the host's answer to the request made `at`. */
export const gameEntry = object({
  userId: userId(),
  host: userId(),
  gameId: id(),
  startUtc: instant(),
  name: request.properties.name,
  at: request.properties.at,
  status: oneOf('requested', 'waiting', 'withdrawn'),
  index: request.properties.index,
  note: request.properties.note,
  withdrawnAt: optional(nonEmptyText(32)),
  answer: optional(oneOf('accepted', 'declined')),
  answeredAt: request.properties.withdrawnAt,
});
export type GameEntry = Omit<Static<typeof gameEntry>, 'startUtc'>;

/** How many golfers may ask for three spots. */
const MOST_REQUESTS = 60;
export const entryKey = (gameId: string, uid: string): string => `${gameId}~${uid}`;

/** A square of one degree, 111 km from south to north. */
const cellAt = (latitude: number, longitude: number): string =>
  `${Math.floor(latitude)},${((Math.floor(longitude) + 540) % 360) - 180}`;
export const cellOf = ({ latitude, longitude }: Pick<Invitation, 'latitude' | 'longitude'>): string =>
  latitude === undefined || longitude === undefined ? '' : cellAt(latitude, longitude);

const REACH_KM = 100;
const KM_PER_DEGREE = 111;
/** The most values that one Firestore query takes. */
const MOST_CELLS = 30;
/** The squares within 100 km. */
export const cellsAround = (place: { readonly latitude: number; readonly longitude: number }): readonly string[] => {
  const { latitude, longitude } = place;
  const wide = Math.min(4, Math.ceil(REACH_KM / (KM_PER_DEGREE * Math.max(0.2, Math.cos((latitude * Math.PI) / 180)))));
  const cells = [-1, 0, 1].flatMap((north) =>
    Array.from({ length: 2 * wide + 1 }, (_, east) => cellAt(latitude + north, longitude + east - wide)),
  );
  return [...new Set(cells)].slice(0, MOST_CELLS);
};

export const takenOf = (game: Pick<Invitation, 'requests' | 'spots'>): number => game.spots - openSpots(game);

/** A guest's request as their own device shows it. The host's answer counts only for the request it answered. */
export const requestOf = ({
  name,
  status,
  at,
  index,
  note,
  withdrawnAt,
  answer,
  answeredAt,
}: GameEntry): InvitationRequest =>
  compact({
    name,
    at,
    status: answer !== undefined && answeredAt === at ? answer : status,
    index,
    note,
    withdrawnAt,
  });

const isAnswer = (status: InvitationRequest['status']): status is 'accepted' | 'declined' =>
  status === 'accepted' || status === 'declined';

/** The guest's own part of a request, as their entry holds it. */
export const entryOf = ({ name, status, at, index, note, withdrawnAt }: InvitationRequest) =>
  compact({
    name,
    at,
    status: isAnswer(status) ? ('requested' as const) : status,
    index,
    note,
    withdrawnAt,
  });

/** The host's answer, if the entry does not hold it yet. */
export const answerFor = (
  request: InvitationRequest | undefined,
  entry: Pick<GameEntry, 'at' | 'answer' | 'answeredAt'>,
): 'accepted' | 'declined' | undefined => {
  if (!request || request.at !== entry.at || !isAnswer(request.status)) return undefined;
  return entry.answer === request.status && entry.answeredAt === entry.at ? undefined : request.status;
};

/** Room for a guest's request: withdrawn ones make way, the first to withdraw first. */
const withRoom = (requests: Invitation['requests']): Invitation['requests'] => {
  if (Object.keys(requests).length < MOST_REQUESTS) return requests;
  const [first] = entries({ requests }).filter((entry) => entry.standing === 'withdrawn');
  if (!first) return requests;
  const { [first.uid]: _withdrawn, ...others } = requests;
  return others;
};

/**
 * The host's game updated with what a guest has said since. What the host has answered keeps the words that the host
 * read, unless the guest's account has ended. Returns the same object if nothing is new.
 */
export const withEntry = (game: Invitation, entry: GameEntry): Invitation => {
  const stored = game.requests[entry.userId];
  if (stored && stored.at > entry.at) return game;
  const requests = stored ? game.requests : withRoom(game.requests);
  if (!stored && Object.keys(requests).length >= MOST_REQUESTS) return game;
  const { name, index, note, withdrawnAt } = entry;
  const isSame = stored?.at === entry.at;
  const next: InvitationRequest =
    isSame && isAnswer(stored.status) && name !== ''
      ? compact({ ...stored, withdrawnAt })
      : compact({
          name,
          at: entry.at,
          status: isSame && isAnswer(stored.status) ? stored.status : entry.status,
          index,
          note,
          withdrawnAt,
          attended: isSame ? stored.attended : undefined,
        });
  return equal(next, stored) ? game : { ...game, requests: { ...requests, [entry.userId]: next } };
};
