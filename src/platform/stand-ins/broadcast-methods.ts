// Replaces two methods of broadcast-channel (vite.config.ts), through which RxDB's tabs talk. Every browser that Divot
// supports has the native BroadcastChannel; the others are 1.5 KB of each start.

export const IndexedDBMethod = undefined;
export const LocalstorageMethod = undefined;
