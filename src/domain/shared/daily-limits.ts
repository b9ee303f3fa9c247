// How much one account may add to what others see within a day: the cloud counts (`rates`), and refuses what is more.

export const DAILY_LIMITS = { games: 20, requests: 60, courses: 20 } as const;
export type Counted = keyof typeof DAILY_LIMITS;
