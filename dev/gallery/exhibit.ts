import type { ReactNode } from 'react';

/** A part of the design system in every state it has. */
export type Exhibit = {
  /** The part's own name. */
  readonly name: string;
  /** What the state is, and the part in it. Where the states are a union of the part's own, `satisfies Record` over
      that union makes the type checker ask for each. */
  readonly states: Readonly<Record<string, ReactNode>>;
  /** It fills or covers the screen: each state has a page to itself. */
  readonly isAlone?: true;
  /** Needs the whole width even where two states would stand side by side. */
  readonly isWide?: true;
};
