import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { METRES_PER_YARD } from '@divot/basics';
import { type TypedClub, carriedClubs } from './carried-clubs.ts';
import { type Rung, ladderOf } from './ladder.ts';

export type OwnCarry = { readonly type: string; readonly carryYards: number };

const carriesOf = (rungs: readonly Rung[]): readonly OwnCarry[] =>
  rungs.map(({ club, carryM }) => ({ type: club, carryYards: carryM / METRES_PER_YARD }));

/**
 * How far the golfer's clubs go, longest first: from their shots if there are five or more, else as typed. Others are
 * left out.
 */
export const ownCarries = (bag: readonly TypedClub[], sessions: readonly ShotSession[]): readonly OwnCarry[] =>
  carriesOf(ladderOf(carriedClubs(bag, sessions)).rungs);

/** Those of them that come from shots. */
export const measuredCarries = (bag: readonly TypedClub[], sessions: readonly ShotSession[]): readonly OwnCarry[] =>
  carriesOf(ladderOf(carriedClubs(bag, sessions)).rungs.filter(({ by }) => by !== 'typed'));
