/** Watches long work: `share` runs from 0 to 1. Aborted work ends and leaves nothing behind. */
export type Watch = { readonly onProgress: (share: number) => void; readonly signal: AbortSignal };
