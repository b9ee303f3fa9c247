// Replaces idb (vite.config.ts). Firebase stores in its own database on which days the app was used and sends that with
// a sign-in. If it cannot store it, it continues without. Divot wants no such count, and saves opening two databases
// and 1 KB of the sync chunk.

export const openDB = (): Promise<never> => Promise.reject(new Error('No database for usage counts.'));
