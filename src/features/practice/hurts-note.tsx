import { useRepeatedPain } from '#src/data/queries/pain.ts';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { painLines } from '#src/domain/body/pain-words.ts';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';
import { copy } from './copy.ts';

/** Why a drill is not offered today. */
export const DrillHurts = () => <FlagNote lines={[copy.drill.hurts, ...painLines(usePainAreas())]} />;

/** What is left out of what is offered today, and who to see about pain that came back; nothing while nothing hurts. */
export const PainNote = () => <PainNoteOn painAreas={usePainAreas()} />;

/** The same of a session under way, in which more may hurt. */
export const PainNoteOn = ({ painAreas }: { readonly painAreas: readonly string[] }) => (
  <FlagNote lines={painLines(painAreas, useRepeatedPain())} />
);
