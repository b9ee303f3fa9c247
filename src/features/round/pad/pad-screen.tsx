import { longest } from '#src/domain/entities/limits.ts';
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { setPreferences, usePreferences } from '#src/platform/settings/preferences.ts';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { useSwipe } from '#src/ui/primitives/use-swipe.ts';
import { ConflictChooser } from '#src/features/round/card/conflict-chooser.tsx';
import { Scorecard } from '#src/features/round/card/scorecard.tsx';
import { copy } from '#src/features/round/copy.ts';
import type { GoTo } from '#src/platform/play-search.ts';
import { RulesButton } from './rules-button.tsx';
import { useAreas } from '#src/features/round/areas.ts';
import { DetailsSheet } from './details-sheet.tsx';
import { PadHeader, type PadSheet } from './pad-header.tsx';
import { ScoreFace } from './score-face.tsx';
import { usePad } from './use-pad.ts';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { useRoving } from '#src/ui/primitives/use-roving.ts';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { editRound } from '#src/data/commands/rounds.ts';
import { ok } from '@divot/basics';
import { useDraft } from '#src/platform/storage/draft.ts';
import { isText } from '#src/platform/storage/local-store.ts';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import type { HoleResult } from '@divot/golf-games';
import { MAX_PENALTIES } from '#src/domain/pad/hole-entry.ts';
import { holesInPlay } from '@divot/golf-rules';
import { matchHoles } from '#src/domain/rounds/players.ts';
import { ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { UndoIcon } from '#src/ui/icons/screen-icons.ts';
import { Foot } from '#src/ui/layout/foot.tsx';
import type { Scorer } from './use-scorer.ts';
import { clsx } from 'clsx';
import { Score, scoreMark } from '#src/ui/primitives/score.tsx';
import { scoreInWords } from './score-in-words.ts';

type HoleStripProps = { readonly round: Round; readonly current: number; readonly onJump: (n: number) => void };

const intoView = (button: HTMLButtonElement | null) => button?.scrollIntoView({ block: 'nearest', inline: 'center' });

const MARKS: Readonly<Record<HoleResult, string>> = { 1: '+', 0: '=', [-1]: '−' };

/** A match hole's result as a sign, so it does not rely on color alone. */
const MatchMark = ({ outcome }: { readonly outcome: HoleResult }) => (
  <span
    className={clsx(
      'figures w-7 rounded-control text-center text-fine leading-tight font-strong',
      outcome === 1 ? 'bg-fairway text-on-fairway' : 'edge',
    )}
  >
    {MARKS[outcome]}
  </span>
);

type HoleStepProps = {
  readonly hole: Hole;
  /** In a match, once the hole is decided. */
  readonly outcome: HoleResult | undefined;
  readonly isCurrent: boolean;
  readonly onJump: (n: number) => void;
};

/** Drawn again only when its hole changes. */
const HoleStep = memo(({ hole, outcome, isCurrent, onJump }: HoleStepProps) => {
  const inWords = outcome === undefined ? undefined : copy.pad.holeResults[outcome];
  return (
    <li>
      <button
        ref={isCurrent ? intoView : undefined}
        type="button"
        aria-label={[copy.pad.hole(hole.n), scoreInWords(hole), inWords].filter(Boolean).join(', ')}
        aria-current={isCurrent ? 'step' : undefined}
        className={clsx(
          'flex min-h-touch w-[2.625rem] flex-col items-center justify-between border-t-4 pt-0.5 pb-1 -outline-offset-3',
          isCurrent ? 'border-flag bg-sunken' : 'border-transparent',
        )}
        onClick={() => onJump(hole.n)}
      >
        <span className="figures text-fine text-rough">{hole.n}</span>
        {outcome !== undefined ? (
          <MatchMark outcome={outcome} />
        ) : hole.pickedUp ? (
          <Score strokes="X" mark="bare" />
        ) : hole.strokes === undefined ? (
          <Score strokes="·" mark="bare" />
        ) : (
          <Score strokes={hole.strokes} mark={scoreMark(hole.strokes - hole.par)} />
        )}
      </button>
    </li>
  );
});

/** All holes in playing order with their scores: any hole is one tap away. */
const HoleStrip = ({ round, current, onJump }: HoleStripProps) => {
  const match = matchHoles(round);
  return (
    <nav aria-label={copy.pad.jump} className="-mx-4 isolate overflow-x-auto px-4 low:hidden lg:mx-0 lg:px-0">
      <ol className="flex w-max" {...useRoving<HTMLOListElement>()}>
        {holesInPlay(round).map((hole) => (
          <HoleStep
            key={hole.n}
            hole={hole}
            outcome={match.get(hole.n)}
            isCurrent={hole.n === current}
            onJump={onJump}
          />
        ))}
      </ol>
    </nav>
  );
};

type PadBarProps = {
  readonly scorer: Scorer;
  /** The next hole of the round. Undefined on the last. */
  readonly next: number | undefined;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onNext: (isByKeys: boolean) => void;
};

/** Thumb buttons on every side of the pad: undo, a penalty stroke of the player whose keys are open, the next hole. */
const PadBar = ({ scorer, next, canUndo, onUndo, onNext }: PadBarProps) => {
  const { penalties = 0 } = scorer.scorer.hole ?? {};
  return (
    <Foot className="@container mt-auto flex flex-wrap gap-2 py-2 sm:gap-3 low:py-1 tiny:gap-2 tiny:py-1">
      <Button
        size="icon-play"
        className="tiny:min-h-touch! tiny:min-w-touch!"
        aria-label={copy.pad.undo}
        disabled={!canUndo}
        onClick={onUndo}
      >
        <UndoIcon />
      </Button>
      <Button
        size="play"
        className="flex-1 px-2! @max-[16rem]:px-1! @max-[16rem]:text-body tiny:min-h-touch! tiny:py-1! tiny:text-body"
        disabled={penalties >= MAX_PENALTIES}
        onClick={() => scorer.answer({ penalties: penalties + 1 })}
      >
        {copy.pad.penaltyCount(penalties)}
      </Button>
      <Button
        size="play"
        variant={scorer.isDone ? 'primary' : 'secondary'}
        className="flex-[1.8] whitespace-nowrap @max-[16rem]:px-1! @max-[16rem]:text-body tiny:min-h-touch! tiny:px-2! tiny:py-1!"
        aria-label={next === undefined ? copy.pad.finish : copy.pad.next(next)}
        onClick={({ detail }) => onNext(detail === 0)} // a press of a key is no click of a pointer
      >
        {next === undefined ? copy.pad.end : copy.pad.hole(next)}
        <ForwardIcon className="size-5" />
      </Button>
    </Foot>
  );
};

type NotesSheetProps = { readonly round: Round; readonly open: boolean; readonly onClose: () => void };

/** Notes on the round. */
export const NotesSheet = ({ round, open, onClose }: NotesSheetProps) => {
  const { draft, saveDraft, discardDraft } = useDraft(`notes-${round.id}`, round.userId, isText);
  const notes = draft ?? round.notes ?? '';
  const [error, setError] = useState<string>();
  const save = async () => {
    const saved = draft === undefined ? ok(round) : await editRound(round.id, { notes: draft.trim() || undefined });
    if (!saved.ok) return setError(saved.error);
    discardDraft();
    return onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={() => void save()}
      title={copy.pad.notes}
      footer={
        <Button block size="play" variant="primary" onClick={() => void save()}>
          {copy.pad.done}
        </Button>
      }
    >
      <TextArea
        hideLabel
        label={copy.pad.notes}
        maxLength={longest('rounds', 'notes')}
        value={notes}
        onChange={saveDraft}
      />
      {error !== undefined && <ErrorNote title={error}>{copy.pad.unsavedText}</ErrorNote>}
    </Sheet>
  );
};

type VoiceSheetProps = { readonly open: boolean; readonly onClose: () => void };

/** Voice entry is chosen once, here, with what it means and what can be said. */
const VoiceSheet = ({ open, onClose }: VoiceSheetProps) => {
  const { voiceScores } = usePreferences();
  return (
    <Sheet open={open} onClose={onClose} title={copy.voice.title}>
      <div className="flex flex-col gap-5">
        <p>{copy.voice.about}</p>
        <Switch
          label={copy.voice.on}
          hint={copy.voice.onHint}
          checked={voiceScores}
          onChange={(on) => setPreferences({ voiceScores: on })}
        />
        <p>{copy.voice.how}</p>
        <section aria-labelledby="voice-examples" className="flex flex-col gap-2">
          <h3 id="voice-examples" className="label text-rough">
            {copy.voice.sayTitle}
          </h3>
          <dl className="flex flex-col">
            {copy.voice.examples.map(([phrase, means]) => (
              <div key={phrase} className="rule-t flex flex-wrap justify-between gap-x-4 py-2">
                <dt className="font-medium">{phrase}</dt>
                <dd className="text-rough">{means}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Sheet>
  );
};

type Props = { readonly round: Round; readonly hole: number | undefined; readonly go: GoTo };

const CardBeside = ({ round }: { readonly round: Round }) => {
  const { singleKeys } = usePreferences();
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Scorecard round={round} />
      {singleKeys && <p className="text-note text-rough">{copy.pad.keys}</p>}
    </div>
  );
};

/** A round in progress: one hole, one thumb. The frame around either side of the pad. */
export const PadScreen = ({ round, hole, go }: Props) => {
  const { GamesLine, GamesSheet, LiveNote, PadHole, PartnersSheet } = useAreas();
  const pad = usePad(round, hole, go);
  const [sheet, setSheet] = useState<'details' | PadSheet>();
  const swipe = useSwipe(pad.turn);
  const isWide = useIsWide();
  const { live, current } = pad;
  const face = useRef<HTMLDivElement>(null);
  /** By keys the way to the next hole leads to its first question. */
  const asksFirst = useRef(false);
  // Totals, strip and card update after the tap, so they never delay the tapped figure.
  const followed = useDeferredValue(live);
  useEffect(() => {
    document.title = `${copy.pad.hole(current?.n ?? 1)} · Divot`;
    if (asksFirst.current)
      face.current?.querySelector<HTMLElement>('[data-roving] button:enabled:not([tabindex="-1"])')?.focus();
    asksFirst.current = false;
  }, [current?.n]);
  if (!current) return null;
  const close = () => setSheet(undefined);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[27rem_minmax(0,1fr)] lg:gap-10 lg:pt-4">
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
        <GamesLine round={followed} onOpen={() => setSheet('games')} />
        <LiveNote round={followed} onOpen={() => go({ round: round.id, view: 'share' })} />
        <ScoreFace
          ref={face}
          round={live}
          hole={current}
          isScoreDerived={pad.isScoreDerived}
          scorer={pad.scorer}
          voice={{ hole: current, record: pad.record, jump: pad.jump, beside: pad.beside, undo: pad.undo }}
          onMore={() => setSheet('details')}
          onShare={() => go({ round: round.id, view: 'share' })}
          rules={<RulesButton round={round} hole={current} go={go} />}
          picture={
            <PadHole
              roundId={round.id}
              courseId={round.courseId}
              n={current.n}
              isCompetition={round.mode === 'competition'}
            />
          }
        />
        <PadBar
          scorer={pad.scorer}
          next={pad.beside(1)}
          canUndo={pad.canUndo}
          onUndo={pad.undo}
          onNext={(isByKeys) => {
            asksFirst.current = isByKeys;
            pad.turn(1);
          }}
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
      <GamesSheet round={followed} n={current.n} open={sheet === 'games'} onClose={close} />
      <VoiceSheet open={sheet === 'voice'} onClose={close} />
    </div>
  );
};
