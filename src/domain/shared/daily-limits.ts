// How much one account may add per day to what others see, and to the files it stores. Firestore keeps the count in
// `rates` and rejects anything above.

export const DAILY_LIMITS = { games: 20, requests: 60, courses: 20, videos: 20 } as const;
export type Counted = keyof typeof DAILY_LIMITS;
