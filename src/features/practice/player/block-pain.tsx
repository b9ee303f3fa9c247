import { painLines, painSheetWords, placeOptions, seeAtOnce } from '#src/domain/body/pain-words.ts';
import { REGIONS } from '#src/domain/body/regions.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';
import { PainSheet } from '#src/ui/primitives/pain-sheet.tsx';
import { copy } from '#src/features/practice/copy.ts';
import type { usePracticeSession } from './use-practice-session.ts';

type Props = { readonly steps: ReturnType<typeof usePracticeSession> };

const words = painSheetWords('drill');
const places = placeOptions(REGIONS);
/** Golf's most frequent pain (docs/body-loads.md). */
const USUAL = 'lower-back';

/** Pain stops the block and spares the place, in this session and, where the golfer wants it, in coming ones. */
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

/** An open block that loads what hurts: there is nothing to start. */
export const LeftOutBlock = ({ steps: { painAreas, leaveOut } }: Props) => (
  <FlagNote lines={[copy.drill.hurts, ...painLines(painAreas)]}>
    <Button variant="primary" size="play" onClick={() => void leaveOut()}>
      {copy.player.leaveOut}
    </Button>
  </FlagNote>
);
