import { useEffect, useState } from 'react';
import { setClock } from '#src/data/commands/practice.ts';
import type { BlockClock, PracticeBlock, PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { addMinute, blockTime, end, goOn, pause, restLeftMs, setUp, start } from '#src/domain/practice/block-clock.ts';
import { drillById } from '#src/domain/practice/drills.ts';
import { restSec } from '#src/domain/practice/guided.ts';
import { now } from '#src/platform/clock.ts';
import { wakeSound } from '#src/platform/sounds.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { useNow } from '#src/platform/use-now.ts';
import { useWakeLock } from '#src/platform/wake-lock.ts';
import { DrillPicture } from '#src/ui/figures/drill-lesson.tsx';
import { PauseIcon, PlusIcon, StartIcon, UndoIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { showToast } from '#src/ui/primitives/toast.tsx';
import { useStepFocus } from '#src/ui/primitives/use-step-focus.ts';
import { copy } from '#src/features/practice/copy.ts';
import type { useGolfer } from '#src/features/practice/use-golfer.ts';
import { markText } from '#src/features/practice/wording.ts';
import { clockText, CountdownRing } from './countdown-ring.tsx';
import { LogPhase } from './log-phase.tsx';
import { SetUpPhase } from './set-up-phase.tsx';
import { TallyLine } from './tally-line.tsx';
import { TapPad } from './tap-pad.tsx';
import { TaskCaller, taskCalled } from './task-caller.tsx';
import { useCues } from './use-cues.ts';
import { usePracticeAids } from './use-practice-aids.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useTries } from './use-tries.ts';

const TICK_MS = 200;

type Props = {
  readonly session: PracticeSession;
  readonly block: PracticeBlock;
  readonly golfer: ReturnType<typeof useGolfer>;
  readonly isLast: boolean;
  readonly onLogged: () => void;
};

/** One block from setting up to its log. All it knows of time and tries is in the store. */
export const BlockPlayer = ({ session, block, golfer, isLast, onLogged }: Props) => {
  const { singleKeys } = usePreferences();
  const drill = drillById(block.drillId);
  const { clock, plannedSec } = block;
  const { tries, record, undo, failure } = useTries(session, block, golfer.index);
  const [isListening, setListening] = useState(false);
  const running = clock?.startedAt !== undefined && clock.endedAt === undefined;
  const at = useNow(TICK_MS, running);
  const time = blockTime(clock, plannedSec, at);
  const ring = useStepFocus<HTMLDivElement>(time.phase);
  const log = useStepFocus(time.phase);
  const isWorking = time.phase === 'work' && !time.isPaused;
  const helpers = usePracticeAids(isWorking, isListening, setListening, (yes) => record(yes ? 1 : 0));
  useCues(time);
  useWakeLock(time.phase === 'ready' || time.phase === 'work');

  const put = async (next: BlockClock) => {
    const saved = await setClock(session.id, block.id, next);
    if (!saved.ok) showToast({ text: saved.error, tone: 'error' });
  };
  const hasClock = clock !== undefined;
  useEffect(() => {
    if (!hasClock) void setClock(session.id, block.id, setUp(now()));
  }, [hasClock, session.id, block.id]);
  const togglePause = () => clock && void put(time.isPaused ? goOn(clock, now()) : pause(clock, now()));
  const isHitOrMiss = drill === undefined || ['hits', 'run'].includes(drill.pass.counts);
  usePlayerKeys(
    {
      hit: () => isHitOrMiss && isWorking && record(1),
      miss: () => isHitOrMiss && isWorking && record(0),
      undo,
      pause: togglePause,
    },
    time.phase === 'work' || time.phase === 'ready',
  );

  if (time.phase === 'set-up') {
    return (
      <SetUpPhase
        block={block}
        golfer={golfer}
        helpers={helpers}
        isListening={isListening}
        onListen={setListening}
        onStart={() => {
          wakeSound();
          void put(start(clock ?? setUp(now()), now()));
        }}
      />
    );
  }
  if (time.phase === 'log') {
    return (
      <LogPhase
        key={block.id}
        heading={log}
        session={session}
        block={block}
        index={golfer.index}
        tries={tries}
        isLast={isLast}
        onMinute={() => clock && void put(addMinute(clock, plannedSec, now()))}
        onUndo={undo}
        onLogged={onLogged}
      />
    );
  }

  const called = taskCalled(drill, block, { seed: session.seed ?? 0, bag: golfer.bag, tries: tries.length });
  const restMs = drill && drill.balls > 0 ? restLeftMs(clock, restSec(block), at) : 0;
  return (
    <div className="flex flex-1 flex-col gap-4 low:grid low:grid-cols-2 low:gap-8">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-5">
          <CountdownRing
            element={ring}
            leftMs={time.leftMs}
            totalMs={time.totalMs}
            label={`${time.phase === 'ready' ? copy.player.ready : copy.player.left} ${clockText(time.leftMs)}`}
            word={time.isPaused ? copy.player.paused : time.phase === 'ready' ? copy.player.ready : copy.player.left}
          />
          <div className="min-w-[8rem] flex-1">
            <TallyLine drill={drill} block={block} tries={tries} />
            {time.phase === 'work' && tries.length > 0 && (
              <p className="figures pt-1 text-note text-rough">
                {restMs > 0 ? `${copy.player.rest} ${clockText(restMs)}` : copy.player.restOver}
              </p>
            )}
          </div>
        </div>
        {called && <TaskCaller now={golfer.say(called.now)} after={golfer.say(called.after)} aloud={helpers.isAloud} />}
        {drill && (
          <div className="flex items-center gap-4">
            <DrillPicture id={drill.id} hand={golfer.profile?.handedness ?? 'right'} className="w-28 shrink-0" />
            <p className="text-note">
              {golfer.say(drill.how)} {golfer.say(drill.feel)}{' '}
              <span className="text-rough">{copy.player.againstMark(markText(drill, golfer.index))}</span>
            </p>
          </div>
        )}
        {failure !== undefined && (
          <ErrorNote title={copy.player.unsaved}>
            {failure} {copy.player.unsavedText}
          </ErrorNote>
        )}
        {helpers.problem && <p className="text-note text-rough">{helpers.problem}</p>}
      </div>
      <div className="mt-auto flex flex-col gap-3 pb-3">
        <TapPad drill={drill} disabled={!isWorking} onTry={record} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2">
          <Button aria-label={copy.player.undo} disabled={tries.length === 0} onClick={undo}>
            <UndoIcon className="size-5" />
          </Button>
          <Button
            aria-label={time.isPaused ? copy.player.goOn : copy.player.pause}
            aria-pressed={time.isPaused}
            onClick={togglePause}
          >
            {time.isPaused ? <StartIcon className="size-5" /> : <PauseIcon className="size-5" />}
          </Button>
          <Button
            aria-label={copy.player.more}
            className="px-1!"
            onClick={() => clock && void put(addMinute(clock, plannedSec, now()))}
          >
            <PlusIcon className="size-4" />
            1:00
          </Button>
          <Button className="px-1!" onClick={() => clock && void put(end(clock, now()))}>
            {copy.player.done}
          </Button>
        </div>
        {singleKeys && <p className="hidden text-note text-rough lg:block">{copy.player.keys}</p>}
      </div>
    </div>
  );
};
