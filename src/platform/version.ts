declare const __DIVOT_VERSION__: string;

/** The version of this build; the same string in every chunk of it. */
export const version: string = __DIVOT_VERSION__;
