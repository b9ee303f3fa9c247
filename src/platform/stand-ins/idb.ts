// Stands in for idb (vite.config.ts). Firebase keeps in a database of its own on which days the app was used, and sends
// that along with a sign-in; where it cannot, it goes on without. Divot has no such count kept, saves opening two
// databases, and 1 KB of the sync chunk.

export const openDB = (): Promise<never> => Promise.reject(new Error('No database for usage counts.'));
