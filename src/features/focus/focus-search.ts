import { flag, searchOf } from '#src/platform/search-params.ts';

/** `change`: the golfer is choosing another focus. */
export const parseFocusSearch = searchOf({ change: flag });
export type FocusSearch = ReturnType<typeof parseFocusSearch>;
