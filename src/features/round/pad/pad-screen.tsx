import { clsx } from 'clsx';
import { useDeferredValue, useEffect, useState } from 'react';
import { abandonRound } from '#src/data/commands/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type HoleEntry, tapStrokes } from '#src/domain/rounds/hole-entry.ts';
import { holesInPlay, nextHole } from '#src/domain/rounds/play-order.ts';
import { useImmersive } from '#src/platform/immersive.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { canListen } from '#src/platform/voice.ts';
import { useWakeLock } from '#src/platform/wake-lock.ts';
import { BackIcon, ForwardIcon, MoreIcon, UndoIcon } from '#src/ui/icons/icons.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Menu, MenuItem } from '#src/ui/primitives/menu.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { showToast } from '#src/ui/primitives/toast.tsx';
import { DifferentialLine } from '#src/features/round/card/differential-line.tsx';
import { Scorecard } from '#src/features/round/card/scorecard.tsx';
import { ConflictChooser } from '#src/features/round/card/conflict-chooser.tsx';
import { copy } from '#src/features/round/copy.ts';
import { MapButton } from '#src/features/round/map/map-button.tsx';
import { shownYards, yardUnit } from '#src/features/round/lengths.ts';
import type { GoTo } from '#src/features/round/play-search.ts';
import { FurtherDetails, QuickDetails } from './hole-details.tsx';
import { HoleStrip } from './hole-strip.tsx';
import { NotesSheet } from './notes-sheet.tsx';
import { PartnerScores } from './partner-scores.tsx';
import { RoundTotalsLine } from './round-totals-line.tsx';
import { ScoreControl } from './score-control.tsx';
import { usePadKeys } from './use-pad-keys.ts';
import { useScoring } from './use-scoring.ts';
import { VoiceEntry } from './voice-entry.tsx';
import { VoiceSheet } from './voice-sheet.tsx';
import { useSwipe } from '#src/ui/primitives/use-swipe.ts';

type Props = { readonly round: Round; readonly hole: number | undefined; readonly go: GoTo };
type Open = 'none' | 'details' | 'notes' | 'voice';

/** The score pad: one hole, one thumb. */
export const PadScreen = ({ round, hole, go }: Props) => {
  const { units, voiceScores, singleKeys } = usePreferences();
  const { holes: scored, record, undo, canUndo, failure, retry } = useScoring(round);
  const [open, setOpen] = useState<Open>('none');
  const live = { ...round, holes: scored };
  const inPlay = holesInPlay(live);
  const [resumedAt] = useState(() => nextHole(round));
  const current = inPlay.find(({ n }) => n === hole) ?? inPlay.find(({ n }) => n === resumedAt) ?? inPlay[0];
  // The desk's card follows the tap; it never holds the tap's own figure up.
  const followed = useDeferredValue(scored);
  useImmersive();
  useWakeLock(true);
  useEffect(() => {
    document.title = `${copy.pad.hole(current?.n ?? 1)} · Divot`;
  }, [current?.n]);

  const jump = (n: number) => go({ round: round.id, hole: n }, { replace: true });
  const beside = (by: 1 | -1) => inPlay[inPlay.findIndex(({ n }) => n === current?.n) + by]?.n;
  const turn = (by: 1 | -1) => {
    const next = beside(by);
    if (next !== undefined) jump(next);
    else if (by === 1) go({ round: round.id, view: round.status === 'active' ? 'finish' : 'card' });
  };
  const takeBack = () => {
    const n = undo();
    if (n !== undefined && n !== current?.n) jump(n);
    return n;
  };
  const enter = (entry: HoleEntry) => current && record(current.n, entry);
  usePadKeys({
    score: (strokes) => enter({ strokes }),
    step: (by) => current && enter(tapStrokes(current, by)),
    turn,
    undo: takeBack,
  });
  const swipe = useSwipe(turn);
  const isWide = useIsWide();
  const hears = voiceScores && canListen();
  if (!current) return null;

  const abandon = async () => {
    const done = await abandonRound(round.id);
    showToast(done.ok ? { text: copy.pad.abandoned } : { text: done.error, tone: 'error' });
    if (done.ok) go({});
  };
  const finish = () => go({ round: round.id, view: round.status === 'active' ? 'finish' : 'card' });
  const facts = [
    copy.pad.par(current.par),
    current.yards === undefined ? undefined : `${shownYards(current.yards, units)} ${yardUnit(units)}`,
    current.si === undefined ? undefined : copy.pad.index(current.si),
  ].filter(Boolean);

  return (
    <div data-fills className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[25rem_1fr] lg:gap-10 lg:pt-6">
      <div className="flex flex-col lg:gap-4" {...swipe}>
        <div className="rule-b -mx-4 flex items-center gap-2 px-2 py-1 lg:mx-0 lg:px-0">
          <IconButton label={copy.pad.exit} icon={<BackIcon />} onClick={() => go({})} />
          <div className="flex flex-1 justify-center">
            <RoundTotalsLine round={live} hole={current} />
          </div>
          <MapButton round={round} hole={current} go={go} />
          <Menu label={copy.pad.menu} trigger={<MoreIcon />}>
            <MenuItem onSelect={() => go({ round: round.id, view: 'card' })}>{copy.pad.card}</MenuItem>
            <MenuItem onSelect={() => setOpen('notes')}>{copy.pad.notes}</MenuItem>
            {canListen() && <MenuItem onSelect={() => setOpen('voice')}>{copy.voice.title}</MenuItem>}
            <MenuItem onSelect={finish}>{copy.pad.finish}</MenuItem>
            {round.status === 'active' && <MenuItem onSelect={() => void abandon()}>{copy.pad.abandon}</MenuItem>}
          </Menu>
        </div>
        {failure !== undefined && (
          <ErrorNote title={copy.pad.unsaved} action={<Button onClick={retry}>{copy.pad.retry}</Button>}>
            {failure} {copy.pad.unsavedText}
          </ErrorNote>
        )}
        <ConflictChooser round={round} />
        <div className="flex flex-1 flex-col py-3 low:py-1 low:grid low:grid-cols-[2fr_3fr] low:grid-rows-[auto_1fr] low:gap-x-8">
          <div>
            <div className="flex items-baseline gap-4">
              <h1 className="figures text-figure font-strong" aria-label={copy.pad.hole(current.n)}>
                {current.n}
              </h1>
              <p className="figures text-lead">{facts.join(' · ')}</p>
            </div>
            {round.swingThought && (
              <p className="text-note text-rough">
                {copy.pad.thoughtNow}: <span className="font-medium text-ink">{round.swingThought}</span>
              </p>
            )}
            <DifferentialLine round={{ ...round, holes: followed }} isUnderWay />
          </div>
          <div className="mt-auto pt-4 low:pt-0">
            <ScoreControl key={current.n} hole={current} onEntry={enter} />
          </div>
          <div className="flex flex-col gap-4 pt-4 low:gap-2 low:col-start-2 low:row-span-2 low:row-start-1 low:pt-0">
            <QuickDetails hole={current} onEntry={enter} />
            <div className={clsx('grid gap-3', hears ? 'grid-cols-[1fr_1fr_auto]' : 'grid-cols-2')}>
              <Button
                size="play"
                aria-pressed={current.pickedUp === true}
                className="aria-pressed:bg-sunken aria-pressed:font-strong"
                onClick={() => enter({ pickedUp: current.pickedUp ? undefined : true })}
              >
                {copy.pad.pickUp}
              </Button>
              <Button size="play" onClick={() => setOpen('details')}>
                {copy.pad.details}
              </Button>
              {hears && <VoiceEntry hole={current} record={record} jump={jump} beside={beside} undo={takeBack} />}
            </div>
          </div>
        </div>
        <HoleStrip holes={inPlay} current={current.n} onJump={jump} />
        <div data-foot className="sticky bottom-0 grid grid-cols-[1fr_auto_1.6fr] gap-2 bg-paper py-2 sm:gap-3">
          <Button
            size="play"
            className="px-2!"
            aria-label={copy.pad.previous}
            disabled={inPlay[0] === current}
            onClick={() => turn(-1)}
          >
            <BackIcon />
          </Button>
          <Button size="play" className="px-2! sm:px-6!" disabled={!canUndo} onClick={takeBack}>
            <UndoIcon className="size-5" />
            {copy.pad.undo}
          </Button>
          <Button
            size="play"
            variant="primary"
            className="px-2!"
            aria-label={inPlay.at(-1) === current ? copy.pad.finish : copy.pad.next}
            onClick={() => turn(1)}
          >
            {inPlay.at(-1) === current ? copy.pad.end : copy.pad.forward}
            <ForwardIcon className="size-5" />
          </Button>
        </div>
      </div>
      {isWide && (
        <div className="flex flex-col gap-4">
          <Scorecard round={{ ...round, holes: followed }} />
          {singleKeys && <p className="text-note text-rough">{copy.pad.keys}</p>}
        </div>
      )}
      <Sheet open={open === 'details'} onClose={() => setOpen('none')} title={copy.pad.hole(current.n)}>
        <div className="flex flex-col gap-5">
          <FurtherDetails hole={current} thought={round.swingThought !== undefined} onEntry={enter} />
          {round.partners && <PartnerScores round={round} n={current.n} par={current.par} />}
        </div>
      </Sheet>
      <NotesSheet
        key={String(open === 'notes')}
        round={round}
        open={open === 'notes'}
        onClose={() => setOpen('none')}
      />
      <VoiceSheet open={open === 'voice'} onClose={() => setOpen('none')} />
    </div>
  );
};
