import type { CoursePack } from '@divot/ground';

// The ground reader's messages: types only.

export interface ReadGround {
  /** An Overpass response. */
  readonly text: string;
}

export interface GroundRead {
  readonly packs: readonly CoursePack[];
}
