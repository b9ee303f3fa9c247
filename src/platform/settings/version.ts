declare const __DIVOT_VERSION__: string;

/** The version of this build, the same in every chunk. */
export const version: string = __DIVOT_VERSION__;
