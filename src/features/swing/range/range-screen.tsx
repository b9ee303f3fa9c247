import { Link, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { focusWord } from '#src/domain/swing-history/focus-measure.ts';
import { bytesText } from '#src/domain/shared/bytes-text.ts';
import { canSpeak, speak } from '#src/platform/audio/voice.ts';
import { useImmersive } from '#src/platform/device/immersive.ts';
import { useWakeLock } from '#src/platform/device/wake-lock.ts';
import { useReloadGuard } from '#src/platform/pwa/reload-guard.ts';
import { storageUse } from '#src/platform/storage/storage.ts';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy as swingCopy } from '#src/features/swing/copy.ts';
import { ModelNote } from '#src/features/swing/home/model-note.tsx';
import { measuredText } from '#src/features/swing/measure-text.ts';
import { useLengthText } from '#src/features/swing/use-length-text.ts';
import { BallStrip, bytesOf } from './ball-strip.tsx';
import { copy } from './copy.ts';
import { Replay } from './replay.tsx';
import { type Ball, useRangeSession } from './use-range-session.ts';
import { useRange } from './use-range.ts';

/** A swing of four seconds at 60 frames a second. */
const BYTES_PER_BALL = 4_000_000;

type Phase = 'looking' | 'watching' | 'at-the-ball' | 'got' | 'paused';

/** Readable from three metres by shape alone: broken, thin, thick and double lines, and a figure in the middle. */
const BORDERS: Readonly<Record<Phase, string>> = {
  looking: 'border-dashed border-rough',
  watching: 'border-dotted border-sky',
  'at-the-ball': 'border-solid border-fairway',
  got: 'border-double border-flag',
  paused: 'border-solid border-rough',
};
const FIGURES: Readonly<Record<Phase, string>> = {
  looking: 'M50 20a30 30 0 1 0 .1 0M72 72L92 92',
  watching: 'M50 12a12 12 0 1 0 .1 0M50 38V66M50 44L30 56M50 44L70 56M50 66L34 94M50 66L66 94',
  'at-the-ball': 'M50 14a36 36 0 1 0 .1 0M50 38a12 12 0 1 0 .1 0',
  got: 'M14 54L40 80L88 22',
  paused: 'M34 16V84M66 16V84',
};

const PhaseFigure = ({ phase }: { readonly phase: Phase }) => (
  <svg viewBox="0 0 100 100" aria-hidden="true" className="size-28 low:size-20" fill="none" stroke="currentColor">
    <path d={FIGURES[phase]} strokeWidth="9" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** The newest measured ball in one word and one number. */
const useVerdict = (balls: readonly Ball[], measure: BoardProps['measure']) => {
  const lengthText = useLengthText();
  const newest = balls.findLastIndex(({ value }) => value !== undefined);
  const ball = balls[newest];
  if (ball?.value === undefined) return undefined;
  const earlier = balls.slice(0, newest).map(({ swing }) => swing);
  const word = copy.words[focusWord(ball.swing, earlier, measure)];
  const text = measuredText({ metric: measure.metric, value: ball.value }, lengthText);
  return { id: ball.swing.id, word, text };
};

const Before = ({ perBall }: { readonly perBall: number }) => {
  const [free, setFree] = useState<number>();
  useEffect(() => {
    void storageUse().then((use) => use && setFree(use.quotaBytes - use.usedBytes));
  }, []);
  return (
    <>
      <ol className="flex flex-col gap-2">
        {copy.how.map((line, at) => (
          <li key={line} className="flex gap-3 text-note">
            <span className="figures w-4 shrink-0 font-strong">{at + 1}</span>
            <span className="measure">{line}</span>
          </li>
        ))}
      </ol>
      <p className="text-note text-rough">
        {copy.storage(bytesText(perBall), free === undefined ? undefined : bytesText(free))}
      </p>
    </>
  );
};

type BoardProps = Pick<ReturnType<typeof useRangeSession>, 'balls' | 'measure'> &
  Pick<ReturnType<typeof useRange>, 'watching'> & { readonly isAloud: boolean };

/** What the golfer sees from the ball while the camera watches. */
const Board = ({ watching, balls, measure, isAloud }: BoardProps) => {
  const { state, isPaused, isGot, hasMoved, delayMs, hasSound, last, saved } = watching;
  const verdict = useVerdict(balls, measure);
  const seen = isGot ? 'got' : state;
  const phase: Phase = isPaused ? 'paused' : seen;
  const title = { ...copy.states, got: copy.got, paused: copy.paused }[phase];
  const said = verdict && copy.spoken(verdict.text.part, verdict.text.value, verdict.word);
  const saidId = verdict?.id;
  useEffect(() => {
    if (isAloud && saidId !== undefined && said !== undefined) speak(said);
    // The same words are said again for the next ball.
  }, [isAloud, saidId, said]);
  return (
    <div className={clsx('flex flex-1 flex-col gap-4 rounded-control border-[14px] p-4', BORDERS[phase])}>
      <div role="status" aria-live="polite" className="flex items-center gap-4">
        <PhaseFigure phase={phase} />
        <div>
          <p className="text-title leading-tight font-strong">{title}</p>
          {isPaused && <p className="text-note text-rough">{copy.pausedHint}</p>}
          {verdict && (
            <p className="text-head">
              <strong>{verdict.word}</strong> · {verdict.text.part} {verdict.text.value}
            </p>
          )}
        </div>
        <span className="figures ml-auto text-score font-strong">{balls.length}</span>
      </div>
      {hasMoved && <ErrorNote title={copy.moved} />}
      {saved === 'no-room' && <ErrorNote title={copy.noRoom} />}
      {typeof saved === 'object' && <ErrorNote title={copy.unsaved}>{saved.failed}</ErrorNote>}
      {!hasSound && <p className="text-note text-rough">{copy.noSound}</p>}
      {delayMs > 0 && <p className="text-note text-rough">{copy.late(Math.round(delayMs / 1000))}</p>}
      {last && <Replay key={last.swing.impact + last.video.size} ball={last} metric={measure.metric} />}
    </div>
  );
};

/** /video-analysis?view=range: the phone on the bag sees every swing. */
export const RangeScreen = ({ uid }: { readonly uid: string }) => {
  const navigate = useNavigate();
  const { session, isOwn, drill, counts, measure, balls, begin, finish } = useRangeSession(uid);
  const { step, watching, attach, togglePause, start, stop } = useRange(
    uid,
    balls.map(({ swing }) => swing),
  );
  const [isAloud, setAloud] = useState(false);
  const isOpen = step.step === 'starting' || step.step === 'on';
  useWakeLock(isOpen);
  useImmersive(isOpen);
  useReloadGuard('recording', isOpen);

  const beginAndStart = async () => {
    const problem = await begin();
    if (problem === undefined) start();
    else showToast({ text: problem, tone: 'error' });
  };
  const done = async () => {
    stop();
    const problem = await finish();
    if (problem !== undefined) showToast({ text: problem, tone: 'error' });
    else if (session)
      await navigate(
        isOwn
          ? { to: '/video-analysis', search: { view: 'range', session: session.id } }
          : { to: '/guided-practice-player', search: { session: session.id } },
      );
  };

  return (
    <Page
      title={copy.title}
      lead={isOpen ? undefined : copy.lead}
      quiet={isOpen}
      back={
        !isOpen && (
          <Link to="/video-analysis" className={`${buttonLook({ variant: 'quiet' })} -ml-4 self-start`}>
            <BackIcon className="size-5" />
            {swingCopy.result.back}
          </Link>
        )
      }
    >
      {step.step === 'failed' && (
        <ErrorNote
          title={copy.failures[step.why]}
          action={
            <Link to="/video-analysis" search={{ view: 'film' }} className={buttonLook({ variant: 'quiet' })}>
              {copy.oneByOne}
            </Link>
          }
        />
      )}
      {!isOpen && (
        <>
          <Before perBall={balls.length > 0 ? bytesOf(balls) / balls.length : BYTES_PER_BALL} />
          <ModelNote onStored={() => undefined} />
          {drill && <p className="text-note">{(counts ? copy.counts : copy.countsNot)(drill.name)}</p>}
          {canSpeak() && <Switch label={copy.aloud} checked={isAloud} onChange={setAloud} />}
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" size="play" onClick={() => void beginAndStart()}>
              {session ? copy.goOn : copy.start}
            </Button>
            {balls.length > 0 && (
              <Button size="play" onClick={() => void done()}>
                {copy.done}
              </Button>
            )}
          </div>
        </>
      )}
      {isOpen && (
        <>
          <Board watching={watching} balls={balls} measure={measure} isAloud={isAloud} />
          <div className="flex items-end gap-3">
            <video
              ref={attach}
              muted
              playsInline
              aria-label={copy.picture}
              className="h-32 rounded-control bg-[oklch(0.2_0.015_155)]"
            />
            <div className="flex flex-1 flex-col gap-2">
              {step.step === 'starting' && <p className="text-note">{copy.starting}</p>}
              <Button block onClick={togglePause}>
                {watching.isPaused ? copy.resume : copy.pause}
              </Button>
              <Button block variant="flag" onClick={() => void done()}>
                {copy.done}
              </Button>
            </div>
          </div>
        </>
      )}
      {balls.length > 0 && <BallStrip uid={uid} balls={balls} measure={measure} />}
    </Page>
  );
};
