import { useRepeatedPain } from '#src/data/queries/pain.ts';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { painLines } from '@divot/golf-content';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';
import { copy } from './copy.ts';

/** Why a drill is not offered today. */
export const DrillHurts = () => <FlagNote lines={[copy.drill.hurts, ...painLines(usePainAreas())]} />;

/**
 * Says what today's offer leaves out because of pain, and whom to see about pain that came back. Empty if nothing
 * hurts.
 */
export const PainNote = () => <PainNoteOn painAreas={usePainAreas()} />;

/** The same note for a session under way, where the golfer may have reported more pain. */
export const PainNoteOn = ({ painAreas }: { readonly painAreas: readonly string[] }) => (
  <FlagNote lines={painLines(painAreas, useRepeatedPain())} />
);
