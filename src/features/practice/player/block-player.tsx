import { calledTasks, currentRun, longestRun, restLeftMs, restSec, setLength, tallyOf } from '@divot/practice';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { MovingFigure } from '#src/ui/figures/figure.tsx';
import { StartIcon } from '#src/ui/icons/frame-icons.ts';
import { PauseIcon, PlusIcon, UndoIcon } from '#src/ui/icons/screen-icons.ts';
import { Foot } from '#src/ui/layout/foot.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { useStepFocus } from '#src/ui/primitives/use-step-focus.ts';
import { copy } from '#src/features/practice/copy.ts';
import { markText } from '#src/features/practice/wording.ts';
import { scoreText } from '#src/domain/coach/score-text.ts';
import { CountdownRing, clockText } from './countdown-ring.tsx';
import { ResultPhase } from './result-phase.tsx';
import { SetUpPhase } from './set-up-phase.tsx';
import { TapPad } from './tap-pad.tsx';
import { type BlockProps, useBlock } from './use-block.ts';
import { useEffect } from 'react';
import type { PracticeBlock } from '#src/domain/entities/practice-session.entity.ts';
import { type Drill, isCalled, tasksFor } from '@divot/golf-content';
import { speak } from '#src/platform/audio/voice.ts';
import { DOT } from '#src/ui/primitives/dot.ts';

type TallyLineProps = { readonly drill: Drill | undefined; readonly tries: readonly number[] };

const HOLES: readonly Drill['pass']['counts'][] = ['strokes', 'over-par'];

/** Progress in the set: '7 of 12', '4 in a row now', '13 strokes, hole 6 of 9'. */
const TallyLine = ({ drill, tries }: TallyLineProps) => {
  if (!drill) {
    const hits = tries.filter((value) => value > 0).length;
    return (
      <p aria-live="polite" className="figures text-figure font-strong">
        {copy.player.tally(hits, tries.length)}
      </p>
    );
  }
  const { counts } = drill.pass;
  const { inSet, set } = tallyOf(drill, tries);
  const sum = inSet.reduce((total, value) => total + value, 0);
  const small = [
    set > 1 ? copy.player.set(set) : undefined,
    counts === 'run'
      ? copy.player.run(currentRun(tries), longestRun(tries))
      : (HOLES.includes(counts) ? copy.player.hole : copy.player.tries)(inSet.length + 1, setLength(drill)),
  ].filter(Boolean);
  const newest = tries.at(-1);
  const big =
    counts === 'hits'
      ? copy.player.tally(sum, inSet.length)
      : counts === 'run'
        ? String(currentRun(tries))
        : counts === 'spread-seconds'
          ? newest === undefined
            ? '–'
            : copy.player.seconds(newest)
          : scoreText(sum, drill.pass);
  return (
    <div aria-live="polite">
      <p className="figures text-figure leading-none font-strong">{big}</p>
      <p className="pt-1 text-note text-rough">{small.join(DOT)}</p>
    </div>
  );
};

type Club = { readonly type: string };

/** The task for the next try and the one after it. Undefined if the drill calls no tasks. */
const taskCalled = (
  drill: Drill | undefined,
  block: PracticeBlock,
  { seed, bag, tries }: { readonly seed: number; readonly bag: readonly Club[]; readonly tries: number },
): { readonly now: string; readonly after: string } | undefined => {
  if (!drill || !isCalled(drill, block.mode)) return undefined;
  const called = calledTasks(tasksFor(drill, bag), seed + block.order, tries + 2);
  const [current, following] = called.slice(tries);
  return current !== undefined && following !== undefined ? { now: current, after: following } : undefined;
};

type Props = { readonly now: string; readonly after: string; readonly aloud: boolean };

/** The next club and target, never the same twice in a row. */
const TaskCaller = ({ now, after, aloud }: Props) => {
  useEffect(() => {
    if (aloud) speak(now);
  }, [aloud, now]);
  return (
    <div className="border-l-4 border-fairway bg-sunken px-4 py-2" aria-live="polite">
      <span className="label text-rough">{copy.player.next}</span>
      <p className="text-head leading-tight font-strong first-letter:uppercase">{now}</p>
      <p className="text-note text-rough">
        {copy.player.after} {after}
      </p>
    </div>
  );
};

type PlayerProps = { readonly player: ReturnType<typeof useBlock> };

/** The time left, the tally, and how long to rest before the next try. */
const Progress = ({
  player: { block, drill, clock, tries, passed },
  ring,
}: PlayerProps & { readonly ring: React.Ref<HTMLDivElement> }) => {
  const { time } = clock;
  const restMs = drill && drill.balls > 0 ? restLeftMs(clock.stored, restSec(block), clock.at) : 0;
  const left = time.phase === 'ready' ? copy.player.ready : copy.player.left;
  return (
    <div className="flex flex-wrap items-center gap-5">
      <CountdownRing
        element={ring}
        leftMs={time.leftMs}
        totalMs={time.totalMs}
        label={`${left} ${clockText(time.leftMs)}`}
        word={time.isPaused ? copy.player.paused : left}
      />
      <div className="min-w-[8rem] flex-1">
        <TallyLine drill={drill} tries={tries} />
        {passed && <Badge tone="fairway">{copy.session.pass}</Badge>}
        {time.phase === 'work' && tries.length > 0 && (
          <p className="figures pt-1 text-note text-rough">
            {restMs > 0 ? `${copy.player.rest} ${clockText(restMs)}` : copy.player.restOver}
          </p>
        )}
      </div>
    </div>
  );
};

/** What the golfer looks at between two balls: time left, tally, next task, and the drill in two sentences. */
const Board = ({ player, ring }: PlayerProps & { readonly ring: React.Ref<HTMLDivElement> }) => {
  const { session, block, golfer, drill, tries, mark, next, passed, failure, aids } = player;
  const called = taskCalled(drill, block, { seed: session.seed ?? 0, bag: golfer.bag, tries: tries.length });
  const target = passed ? next : mark;
  return (
    <div className="flex flex-col gap-4">
      <Progress player={player} ring={ring} />
      {called && <TaskCaller now={golfer.say(called.now)} after={golfer.say(called.after)} aloud={aids.isAloud} />}
      {drill && (
        <>
          <MovingFigure id={drill.id} hand={golfer.profile?.handedness ?? 'right'} className="w-full max-w-160" />
          <p className="text-note">
            {golfer.say(drill.how)} {golfer.say(drill.feel)}{' '}
            {target !== undefined && (
              <span className="text-rough">{copy.player.againstMark(markText(drill, target))}</span>
            )}
          </p>
        </>
      )}
      {failure !== undefined && (
        <ErrorNote title={copy.player.unsaved}>
          {failure} {copy.player.unsavedText}
        </ErrorNote>
      )}
      {aids.problem && <p className="text-note text-rough">{aids.problem}</p>}
    </div>
  );
};

/** The counting buttons and the clock, within reach of the thumb. */
const Controls = ({ player: { drill, clock, tries, record, undo, isWorking } }: PlayerProps) => {
  const { singleKeys } = usePreferences();
  return (
    <Foot className="mt-auto flex flex-col gap-3 py-3">
      <TapPad drill={drill} disabled={!isWorking} onTry={record} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] gap-2">
        <Button aria-label={copy.player.undo} disabled={tries.length === 0} onClick={undo}>
          <UndoIcon className="size-5" />
        </Button>
        <Button
          aria-label={clock.time.isPaused ? copy.player.goOn : copy.player.pause}
          aria-pressed={clock.time.isPaused}
          onClick={clock.togglePause}
        >
          {clock.time.isPaused ? <StartIcon className="size-5" /> : <PauseIcon className="size-5" />}
        </Button>
        <Button aria-label={copy.player.more} className="px-1!" onClick={clock.addMinute}>
          <PlusIcon className="size-4" />
          1:00
        </Button>
        <Button className="px-1!" onClick={clock.end}>
          {copy.player.done}
        </Button>
      </div>
      {singleKeys && <p className="hidden text-note text-rough lg:block">{copy.player.keys}</p>}
    </Foot>
  );
};

/** One block from set-up to log. Its time and tries live only in the store. */
export const BlockPlayer = ({
  isLast,
  onLogged,
  ...props
}: BlockProps & { readonly isLast: boolean; readonly onLogged: () => void }) => {
  const player = useBlock(props);
  const { block, golfer, clock, aids } = player;
  const { phase } = clock.time;
  const ring = useStepFocus<HTMLDivElement>(phase);
  const result = useStepFocus(phase);
  if (phase === 'set-up')
    return <SetUpPhase block={block} mark={player.mark} golfer={golfer} aids={aids} onStart={clock.begin} />;
  if (phase === 'log') {
    return <ResultPhase key={block.id} player={player} heading={result} isLast={isLast} onLogged={onLogged} />;
  }
  return (
    <div className="flex flex-1 flex-col gap-4 low:grid low:grid-cols-2 low:gap-8">
      <Board player={player} ring={ring} />
      <Controls player={player} />
    </div>
  );
};
