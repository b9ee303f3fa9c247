import type { Invitation, InvitationRequest } from '#src/domain/entities/invitation.entity.ts';
import { ADULT, ageAtLeast } from '#src/domain/profile/limits.ts';
import { DAY_MS, HOUR_MS, type Iso, type Result, fail, ok } from '@divot/basics';

// Who may host, ask, wait and be accepted. The host decides. These rules only prevent promises that cannot both be
// kept.

export const MOST_HOSTED = 5;
export const WAITING_LIST = 5;
/** Games closer together than this get a warning. Games closer than REFUSE_WITHIN_MS are refused. */
const WARN_WITHIN_MS = 4 * HOUR_MS;
const REFUSE_WITHIN_MS = 2 * HOUR_MS;
const LEAST_AHEAD_MS = HOUR_MS;
const MOST_AHEAD_MS = 60 * DAY_MS;

/** The host's answer, or 'withdrawn' if the guest has taken the request back since. */
export const standing = ({ status, withdrawnAt }: InvitationRequest): InvitationRequest['status'] =>
  withdrawnAt ? 'withdrawn' : status;

type WithStanding = {
  readonly uid: string;
  readonly request: InvitationRequest;
  readonly standing: InvitationRequest['status'];
};

/** Everyone who asked, in the order they asked. */
export const entries = ({ requests }: Pick<Invitation, 'requests'>): readonly WithStanding[] =>
  Object.entries(requests)
    .map(([uid, request]) => ({ uid, request, standing: standing(request) }))
    .toSorted((a, b) =>
      a.request.at === b.request.at ? a.uid.localeCompare(b.uid) : a.request.at < b.request.at ? -1 : 1,
    );

const count = (game: Pick<Invitation, 'requests'>, wanted: InvitationRequest['status']) =>
  entries(game).filter((entry) => entry.standing === wanted).length;

/** Guests cannot see each other, so for them the card says how many spots are taken. */
export const openSpots = (game: Pick<Invitation, 'requests' | 'spots' | 'taken'>): number =>
  Math.max(0, game.spots - Math.max(count(game, 'accepted'), game.taken ?? 0));

/** The game's current state, which may differ from the stored one: it fills up, and it closes at its start. */
export const gameState = (game: Invitation, nowIso: Iso): Invitation['status'] => {
  if (game.status === 'cancelled' || game.status === 'played' || game.status === 'closed') return game.status;
  if (game.startUtc <= nowIso) return 'closed';
  return openSpots(game) === 0 ? 'full' : 'open';
};

/** Whether the host's acceptance stands. Only these guests see the exact place, as in the cloud's rules. */
export const isTakenIn = (game: Pick<Invitation, 'requests' | 'status'>, uid: string): boolean => {
  const request = game.requests[uid];
  return request !== undefined && standing(request) === 'accepted' && game.status !== 'cancelled';
};

/** Whether the host hides the game from this golfer. Accepted golfers still see it. */
export const isHiddenFrom = ({ hiddenFrom, requests }: Invitation, uid: string): boolean => {
  const request = requests[uid];
  return hiddenFrom?.includes(uid) === true && !(request && standing(request) === 'accepted');
};

const takesPart = (game: Invitation, uid: string): boolean => {
  if (game.userId === uid) return true;
  if (isHiddenFrom(game, uid)) return false;
  const request = game.requests[uid];
  return request !== undefined && ['requested', 'waiting', 'accepted'].includes(standing(request));
};

/** The golfer's other games near a start: 'refuse' within two hours, 'warn' within four. */
export const gameClash = (
  games: readonly Invitation[],
  uid: string,
  startUtc: Iso,
  except?: string,
): { readonly game: Invitation; readonly severity: 'warn' | 'refuse' } | undefined => {
  const near = games
    .filter((game) => game.id !== except && game.status !== 'cancelled' && takesPart(game, uid))
    .map((game) => ({ game, apart: Math.abs(Date.parse(game.startUtc) - Date.parse(startUtc)) }))
    .toSorted((a, b) => a.apart - b.apart)[0];
  if (!near || near.apart > WARN_WITHIN_MS) return undefined;
  return { game: near.game, severity: near.apart < REFUSE_WITHIN_MS ? 'refuse' : 'warn' };
};

export const startProblem = (startUtc: Iso, nowIso: Iso): string | undefined => {
  const ahead = Date.parse(startUtc) - Date.parse(nowIso);
  if (Number.isNaN(ahead)) return 'Choose a day and a time.';
  if (ahead < LEAST_AHEAD_MS) return 'A game starts an hour from now at the earliest.';
  return ahead > MOST_AHEAD_MS ? 'A game is at most 60 days ahead.' : undefined;
};

type Golfer = { readonly uid: string; readonly birthYear: number | undefined; readonly index: number | undefined };

const ageProblem = (birthYear: number | undefined, nowIso: Iso): string | undefined => {
  if (birthYear === undefined) return 'Games with strangers are for adults. Enter your year of birth in your profile.';
  const age = ageAtLeast(birthYear, Number(nowIso.slice(0, 4)));
  return age < ADULT ? 'Games with strangers are for golfers of 18 and over.' : undefined;
};

/** Whether the golfer may host another game. */
export const mayHost = (
  games: readonly Invitation[],
  golfer: Golfer,
  visibility: Invitation['visibility'],
  nowIso: Iso,
): Result<void> => {
  const hosted = games.filter(
    (game) => game.userId === golfer.uid && ['open', 'full'].includes(gameState(game, nowIso)),
  );
  if (hosted.length >= MOST_HOSTED)
    return fail('You host five open games already. Cancel one, or wait until it is played.');
  const problem = visibility === 'nearby' ? ageProblem(golfer.birthYear, nowIso) : undefined;
  return problem ? fail(problem) : ok(undefined);
};

/** Why the golfer's earlier request stands in the way of a new one. */
const requestProblem = (game: Invitation, uid: string): string | undefined => {
  const request = game.requests[uid];
  if (!request || standing(request) === 'withdrawn') return undefined;
  return standing(request) === 'declined' ? 'The host said no.' : 'You have asked already.';
};

const indexProblem = ({ indexMin = -10, indexMax = 54 }: Invitation, index: number | undefined): string | undefined =>
  index !== undefined && (index < indexMin || index > indexMax)
    ? 'Your handicap is outside this game’s range.'
    : undefined;

/** Whether the golfer may ask, and for what: a spot or a place on the waiting list. */
export const mayAsk = (game: Invitation, golfer: Golfer, nowIso: Iso): Result<'requested' | 'waiting'> => {
  const state = gameState(game, nowIso);
  if (game.userId === golfer.uid) return fail('This is your own game.');
  if ((state !== 'open' && state !== 'full') || isHiddenFrom(game, golfer.uid))
    return fail('This game is closed to new players.');
  const problem =
    requestProblem(game, golfer.uid) ??
    (game.visibility === 'nearby' ? ageProblem(golfer.birthYear, nowIso) : undefined) ??
    indexProblem(game, golfer.index);
  if (problem !== undefined) return fail(problem);
  if (state === 'open') return ok('requested');
  return count(game, 'waiting') < WAITING_LIST ? ok('waiting') : fail('The game and its waiting list are full.');
};

/** The host may accept a golfer while there is an open spot. */
export const mayAccept = (game: Invitation, uid: string, nowIso: Iso): Result<void> => {
  const entry = game.requests[uid];
  if (!entry || !['requested', 'waiting'].includes(standing(entry))) return fail('This request is not open any more.');
  if (gameState(game, nowIso) === 'cancelled') return fail('This game is cancelled.');
  return openSpots(game) > 0 ? ok(undefined) : fail('All spots are taken.');
};

/** Whether golfers who browse see the game. Friends' games are by invitation only. */
export const isBrowsable = (game: Invitation, uid: string, nowIso: Iso): boolean =>
  game.userId !== uid &&
  game.visibility === 'nearby' &&
  ['open', 'full'].includes(gameState(game, nowIso)) &&
  !isHiddenFrom(game, uid);

/** Hosted, asked for or played. A game hidden by or from the golfer counts only while they are accepted. */
export const isMine = (game: Invitation, uid: string, hidden: ReadonlySet<string> = new Set()): boolean => {
  const request = game.requests[uid];
  if (game.userId === uid || !request) return game.userId === uid;
  return standing(request) === 'accepted' || (!hidden.has(game.userId) && !isHiddenFrom(game, uid));
};
