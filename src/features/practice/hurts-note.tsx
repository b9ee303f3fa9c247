import { todayWithout } from '#src/domain/body/pain-words.ts';
import type { PracticeBlock } from '#src/domain/entities/practice-session.entity.ts';
import type { Drill } from '#src/domain/practice/drill.ts';
import { loadsPain, painIn } from '#src/domain/practice/drill-loads.ts';
import { copy } from './copy.ts';

type Props = {
  readonly drill: Drill;
  readonly painAreas: readonly string[];
  /** Of the session under way. */
  readonly blocks?: readonly PracticeBlock[];
};

/** Says that a drill loads what hurts; nothing for one that does not. */
export const HurtsNote = ({ drill, painAreas, blocks = [] }: Props) => {
  if (!loadsPain(drill, painIn(blocks, painAreas))) return null;
  return (
    <p className="measure border-l-4 border-flag bg-flag-tint px-4 py-2 text-note">
      {copy.drill.hurts} {loadsPain(drill, painAreas) ? todayWithout(painAreas) : copy.player.hurtNow}
    </p>
  );
};
