import { useLive, useLiveOne } from '#src/data/live/use-live.ts';

const LIMIT = 500;

/** All games on this device, latest start first. */
export const useGames = () => useLive('games', { selector: {}, sort: [{ sortKey: 'asc' }], limit: LIMIT });

/** The meeting point of a game that this golfer hosts. */
export const useOwnMeetingPoint = (gameId: string | undefined) => useLiveOne('meetingPoints', gameId);

export const useGame = (id: string | undefined) => useLiveOne('games', id);
