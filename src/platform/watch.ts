/** Looks after long work: `share` of it is done, 0 to 1; aborted, it ends and leaves nothing. */
export type Watch = { readonly onProgress: (share: number) => void; readonly signal: AbortSignal };
