import { painLines, painSheetWords, placeOptions, seeAtOnce } from '#src/domain/body/pain-words.ts';
import { REGIONS } from '@divot/golf-content';
import { Button } from '#src/ui/primitives/button.tsx';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';
import { PainSheet } from '#src/ui/primitives/pain-sheet.tsx';
import { copy } from '#src/features/practice/copy.ts';
import type { usePracticeSession } from './use-practice-session.ts';

type Props = { readonly steps: ReturnType<typeof usePracticeSession> };

const words = painSheetWords('drill');
const places = placeOptions(REGIONS);
/** The most common place of pain in golf (docs/body-loads.md). */
const USUAL = 'lower-back';

/**
 * Pain stops the block. Divot spares the place for the rest of this session and, if the golfer wants, in later ones.
 */
export const BlockPain = ({ steps: { asking, ask, stopForPain } }: Props) => (
  <PainSheet
    open={asking === 'pain'}
    onClose={() => ask(undefined)}
    words={words}
    places={places}
    usual={USUAL}
    signsOf={(place) => seeAtOnce([place])}
    onStop={(place, isForLater) => void stopForPain(place, isForLater)}
  />
);

/** An open block that loads what hurts: the only choice is to leave it out. */
export const LeftOutBlock = ({ steps: { painAreas, leaveOut } }: Props) => (
  <FlagNote lines={[copy.drill.hurts, ...painLines(painAreas)]}>
    <Button variant="primary" size="play" onClick={() => void leaveOut()}>
      {copy.player.leaveOut}
    </Button>
  </FlagNote>
);
