import type { CoursePack, HolePlan, PlanClub, Position } from '@divot/ground';

// The planner's messages: types only.

export interface PlanCourse {
  readonly pack: CoursePack;
  readonly clubs: readonly PlanClub[];
  readonly level: number;
  /** Set to plan a single hole, from where the ball lies. */
  readonly ball?: { readonly hole: number; readonly at: Position };
}

export type PlanMessage =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly holes: readonly HolePlan[] };
