import { useRepeatedPain } from '#src/data/queries/pain.ts';
import { painLines } from '@divot/golf-content';
import type { Plan } from '@divot/training';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';
import { copy } from './copy.ts';

type Props = { readonly painAreas: readonly string[]; readonly leftOut: Plan['leftOut'] };

/** What the plan leaves out because of pain, and whom to see about recurring pain. */
export const PainNotes = ({ painAreas, leftOut }: Props) => {
  const repeated = useRepeatedPain();
  const without = leftOut.length > 0 ? [copy.leftOut(leftOut.map((slot) => copy.work[slot]))] : [];
  const [first, ...others] = painLines(painAreas, repeated);
  return <FlagNote lines={first === undefined ? [] : [first, ...without, ...others]} />;
};
