import { useProfile } from '#src/data/queries/profile.ts';
import { useShotSessions } from '#src/data/queries/shots.ts';
import type { TypedClub } from '#src/domain/bag/carried-clubs.ts';
import { type OwnCarry, ownCarries } from '#src/domain/bag/own-carries.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';

type Carries = { readonly bag: readonly TypedClub[]; readonly carries: readonly OwnCarry[] };
const carriesBy = new WeakMap<readonly ShotSession[], Carries>();
const NO_BAG: readonly TypedClub[] = [];

/** Cached per bag and shots: 10,000 shots take a phone several frames, and every marked ball asks. */
const carriesOf = (bag: readonly TypedClub[], sessions: readonly ShotSession[]): readonly OwnCarry[] => {
  const known = carriesBy.get(sessions);
  if (known?.bag === bag) return known.carries;
  const carries = ownCarries(bag, sessions);
  carriesBy.set(sessions, { bag, carries });
  return carries;
};

/** The carries of the golfer's clubs, longest first. */
export const useOwnCarries = (): readonly OwnCarry[] => {
  const { profile } = useProfile();
  const { sessions } = useShotSessions();
  return carriesOf(profile?.bag ?? NO_BAG, sessions);
};
