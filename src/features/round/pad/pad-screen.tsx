import { useDeferredValue, useEffect, useState } from 'react';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { useSwipe } from '#src/ui/primitives/use-swipe.ts';
import { ConflictChooser } from '#src/features/round/card/conflict-chooser.tsx';
import { Scorecard } from '#src/features/round/card/scorecard.tsx';
import { copy } from '#src/features/round/copy.ts';
import { PartnersSheet } from '#src/features/round/partners/partners-sheet.tsx';
import type { GoTo } from '#src/features/round/play-search.ts';
import { DetailsSheet } from './details-sheet.tsx';
import { HoleStrip } from './hole-strip.tsx';
import { NotesSheet } from './notes-sheet.tsx';
import { PadBar } from './pad-bar.tsx';
import { PadHeader, type PadSheet } from './pad-header.tsx';
import { ScoreFace } from './score-face.tsx';
import { usePad } from './use-pad.ts';
import { VoiceSheet } from './voice-sheet.tsx';

type Props = { readonly round: Round; readonly hole: number | undefined; readonly go: GoTo };

const CardBeside = ({ round }: { readonly round: Round }) => {
  const { singleKeys } = usePreferences();
  return (
    <div className="flex flex-col gap-4">
      <Scorecard round={round} />
      {singleKeys && <p className="text-note text-rough">{copy.pad.keys}</p>}
    </div>
  );
};

/** A round in progress: one hole, one thumb. The frame around either side of the pad. */
export const PadScreen = ({ round, hole, go }: Props) => {
  const pad = usePad(round, hole, go);
  const [sheet, setSheet] = useState<'details' | PadSheet>();
  const swipe = useSwipe(pad.turn);
  const isWide = useIsWide();
  const { live, current } = pad;
  // Totals, strip and card update after the tap, so they never delay the tapped figure.
  const followed = useDeferredValue(live);
  useEffect(() => {
    document.title = `${copy.pad.hole(current?.n ?? 1)} · Divot`;
  }, [current?.n]);
  if (!current) return null;
  const close = () => setSheet(undefined);
  return (
    <div data-fills className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[27rem_1fr] lg:gap-10 lg:pt-4">
      <div className="flex flex-col" {...swipe}>
        <PadHeader
          round={followed}
          hole={followed.holes.find(({ n }) => n === current.n) ?? current}
          go={go}
          onFinish={pad.finish}
          onOpen={setSheet}
        />
        {pad.failure !== undefined && (
          <ErrorNote title={copy.pad.unsaved} action={<Button onClick={pad.retry}>{copy.pad.retry}</Button>}>
            {pad.failure} {copy.pad.unsavedText}
          </ErrorNote>
        )}
        <ConflictChooser round={round} />
        <HoleStrip round={followed} current={current.n} onJump={pad.jump} />
        <ScoreFace
          round={live}
          hole={current}
          isScoreDerived={pad.isScoreDerived}
          scorer={pad.scorer}
          voice={{ hole: current, record: pad.record, jump: pad.jump, beside: pad.beside, undo: pad.undo }}
          onMore={() => setSheet('details')}
        />
        <PadBar
          scorer={pad.scorer}
          next={pad.beside(1)}
          canUndo={pad.canUndo}
          onUndo={pad.undo}
          onNext={() => pad.turn(1)}
        />
      </div>
      {isWide && <CardBeside round={followed} />}
      <DetailsSheet round={live} hole={current} open={sheet === 'details'} onClose={close} onEntry={pad.enter} />
      <NotesSheet key={String(sheet === 'notes')} round={round} open={sheet === 'notes'} onClose={close} />
      <PartnersSheet
        key={`partners ${sheet === 'partners'}`}
        round={round}
        open={sheet === 'partners'}
        onClose={close}
      />
      <VoiceSheet open={sheet === 'voice'} onClose={close} />
    </div>
  );
};
