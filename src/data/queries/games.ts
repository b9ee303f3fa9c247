import { useLive, useLiveOne } from '#src/data/live/use-live.ts';

const LIMIT = 500;

/** All games this device knows, the latest start first. */
export const useGames = () => useLive('games', { selector: {}, sort: [{ sortKey: 'asc' }], limit: LIMIT });

/** Where the players of a game that this golfer hosts meet. */
export const useOwnMeetingPoint = (gameId: string | undefined) => useLiveOne('meetingPoints', gameId);

export const useGame = (id: string | undefined) => useLiveOne('games', id);
