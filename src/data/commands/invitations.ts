import { openedDatabase } from '#src/data/live/current.ts';
import { storedProfile } from '#src/data/queries/profile.ts';
import { newestFirst } from '@divot/documents';
import type { Invitation, InvitationRequest } from '#src/domain/entities/invitation.entity.ts';
import {
  gameClash,
  isTakenIn,
  mayAccept,
  mayAsk,
  mayHost,
  standing,
  startProblem,
} from '#src/domain/invitations/invitation-rules.ts';
import { rounded } from '#src/domain/coaches/distance.ts';
import { type Result, compact, fail, filled, ok, truncate } from '@divot/basics';
import { laterThan } from '#src/domain/shared/later-than.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { hidePerson, toggled } from './coaches.ts';
import { add, newDocument, change, remove, restore } from './store.ts';

// Games with others. Each command changes the game as it is stored when the write happens. Guests change only their own
// entry, which is all the cloud allows.

export type Me = {
  readonly uid: string;
  readonly name: string;
  readonly birthYear: number | undefined;
  readonly index: number | undefined;
};

export type GameInput = Pick<
  Invitation,
  'place' | 'startUtc' | 'timeZone' | 'holes' | 'spots' | 'format' | 'visibility'
> &
  Partial<
    Pick<
      Invitation,
      'indexMin' | 'indexMax' | 'pace' | 'transport' | 'tees' | 'note' | 'courseId' | 'latitude' | 'longitude'
    >
  >;

/** Only the host and accepted guests see this. */
export type MeetingInput = { readonly directions: string; readonly exactPlace: boolean };

/** The golfers this golfer has hidden. The same list holds hidden coaches, who never appear in a game. */
const hiddenGolfers = async (uid: string): Promise<string[]> => {
  const hidden = (await storedProfile(uid))?.hiddenPeople ?? [];
  const database = await openedDatabase();
  const coaches = await database?.coaches.findByIds([...hidden]).exec();
  return hidden.filter((id) => !coaches?.has(id));
};

type Coordinates = { readonly latitude: number; readonly longitude: number };

/** What only accepted guests see of the place. Undefined where the host says no more than the card. */
const meetingPointOf = (meeting: MeetingInput, at: Coordinates | undefined) => {
  const point = compact({ directions: filled(meeting.directions.trim()), ...(meeting.exactPlace ? at : undefined) });
  return Object.keys(point).length > 0 ? point : undefined;
};

/**
 * Hosts a game and rounds its exact place before storing it. Exact details go into a document of their own, which the
 * cloud shows only to accepted guests.
 */
export const hostGame = async (
  me: Me,
  input: GameInput,
  games: readonly Invitation[],
  meeting: MeetingInput = { directions: '', exactPlace: false },
): Promise<Result<Invitation>> => {
  const now = nowIso();
  const refusal = startProblem(input.startUtc, now);
  if (refusal) return fail(refusal);
  const allowed = mayHost(games, me, input.visibility, now);
  if (!allowed.ok) return allowed;
  if (gameClash(games, me.uid, input.startUtc)?.severity === 'refuse') {
    return fail('You already have a game within two hours of that.');
  }
  const { latitude, longitude, ...rest } = input;
  const place = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  const base = newDocument(me.uid, now);
  const hosted = await add(
    'games',
    compact({
      ...rest,
      ...(place && rounded(place)),
      ...base,
      hostName: me.name,
      status: 'open',
      requests: {},
      hiddenFrom: filled(await hiddenGolfers(me.uid)),
    }),
  );
  if (!hosted.ok) return hosted;
  const point = meetingPointOf(meeting, place);
  if (!point) return hosted;
  const added = await add('meetingPoints', { ...base, ...point });
  return added.ok ? hosted : added;
};

const withEntry = (game: Invitation, uid: string, entry: InvitationRequest): Invitation => ({
  ...game,
  requests: { ...game.requests, [uid]: entry },
});

/** Asks for a spot, or for a place on the waiting list if the game is full. */
export const askToJoin = (
  me: Me,
  gameId: string,
  games: readonly Invitation[],
  note = '',
): Promise<Result<Invitation>> =>
  change('games', gameId, (game) => {
    const now = nowIso();
    const allowed = mayAsk(game, me, now);
    if (!allowed.ok) return allowed.error;
    if (gameClash(games, me.uid, game.startUtc, gameId)?.severity === 'refuse') {
      return 'You already have a game within two hours of that.';
    }
    return withEntry(
      game,
      me.uid,
      compact({
        name: truncate(me.name, 60),
        status: allowed.value,
        at: laterThan(game.requests[me.uid]?.at, now),
        index: me.index,
        note: filled(truncate(note.trim(), 280)),
      }),
    );
  });

export const withdraw = (uid: string, gameId: string): Promise<Result<Invitation>> =>
  change('games', gameId, (game) => {
    const request = game.requests[uid];
    if (!request) return 'You have not asked for this game.';
    const left = withEntry(game, uid, { ...request, withdrawnAt: nowIso() });
    return game.taken && standing(request) === 'accepted' ? { ...left, taken: game.taken - 1 } : left;
  });

/** The host accepts or declines a request. */
export const answerRequest = (
  gameId: string,
  uid: string,
  answer: 'accepted' | 'declined',
): Promise<Result<Invitation>> =>
  change('games', gameId, (game) => {
    const request = game.requests[uid];
    const allowed = answer === 'accepted' ? mayAccept(game, uid, nowIso()) : undefined;
    if (allowed?.ok === false) return allowed.error;
    if (!request) return 'Nobody asked under this name.';
    return withEntry(game, uid, { ...request, status: answer });
  });

/** The host's games that are still to come. */
const gamesOf = async (host: string): Promise<readonly Invitation[]> => {
  const database = await openedDatabase();
  const games = await database?.games.find({ selector: { sortKey: { $lt: newestFirst(nowIso()) } } }).exec();
  return (games ?? []).map((game) => game.toJSON() as Invitation).filter(({ userId }) => userId === host);
};

/**
 * Hides a golfer both ways: neither sees the other's games, and open requests between them end. Accepted players stay
 * in and visible, because they will be on the first tee.
 */
export const hideGolfer = async (uid: string, other: string, on: boolean): Promise<Result<unknown>> => {
  const hidden = await hidePerson(uid, other, on);
  if (!hidden.ok) return hidden;
  for (const { id } of await gamesOf(uid)) {
    const changed = await change('games', id, (game) => ({
      ...game,
      hiddenFrom: toggled(game.hiddenFrom, other, on),
    }));
    if (!changed.ok) return changed;
  }
  for (const game of on ? await gamesOf(other) : []) {
    const request = game.requests[uid];
    if (!request || standing(request) === 'withdrawn' || isTakenIn(game, uid)) continue;
    const left = await withdraw(uid, game.id);
    if (!left.ok) return left;
  }
  return ok(undefined);
};

/** Delete the meeting point too: nobody needs it any more. */
export const cancelGame = async (gameId: string, reason: string): Promise<Result<Invitation>> => {
  // Run both together, so that leaving the page now loses neither.
  const [cancelled, withdrawn] = await Promise.all([
    change('games', gameId, (game) => ({
      ...game,
      status: 'cancelled',
      ...(reason.trim() ? { cancelReason: truncate(reason.trim(), 280) } : {}),
    })),
    remove('meetingPoints', gameId),
  ]);
  if (!withdrawn.ok) return withdrawn;
  // A game that still takes place needs its meeting point.
  if (!cancelled.ok && withdrawn.value) await restore('meetingPoints', withdrawn.value);
  return cancelled;
};

/** The host records who came. Divot rates nothing else about a golfer. */
export const rateAttendance = (gameId: string, uid: string, attended: boolean): Promise<Result<Invitation>> =>
  change('games', gameId, (game) => {
    const request = game.requests[uid];
    if (!request) return 'Nobody asked under this name.';
    return { ...withEntry(game, uid, { ...request, attended }), status: 'played' };
  });
