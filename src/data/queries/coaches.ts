import { useLive } from '#src/data/live/use-live.ts';

const LIMIT = 1000;

/** The coach directory as this device knows it, by name. */
export const useCoaches = () => useLive('coaches', { selector: {}, sort: [{ name: 'asc' }], limit: LIMIT });
