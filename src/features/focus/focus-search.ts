import { compact } from '@divot/basics';
import { flagParam } from '#src/platform/search-params.ts';

/** `change`: the golfer is choosing another focus. */
export type FocusSearch = { readonly change?: true | undefined };

export const parseFocusSearch = (search: Readonly<Record<string, unknown>>): FocusSearch =>
  compact({ change: flagParam(search['change']) });
