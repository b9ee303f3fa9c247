import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { canListenOnDevice, canSpeak, listenForPause, prepareOnDevice, speak } from '#src/platform/audio/voice.ts';
import { useImmersive } from '#src/platform/device/immersive.ts';
import { useWakeLock } from '#src/platform/device/wake-lock.ts';
import { useReloadGuard } from '#src/platform/pwa/reload-guard.ts';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { Foot } from '#src/ui/layout/foot.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { useAreas } from './areas.ts';
import { BallStrip, bytesOf } from './ball-strip.tsx';
import { Before } from './before.tsx';
import { Board } from './board.tsx';
import { copy } from './copy.ts';
import { FilmOne } from './film-one.tsx';
import { type RangeDevice, type RangeFailure, rangeDevice } from './range-camera.ts';
import { SOUNDS, type Sound, storeSound, storedSound } from './sound.ts';
import { useRangeSession } from './use-range-session.ts';
import { useRange } from './use-range.ts';

/** A swing of four seconds at 60 frames a second. */
const BYTES_PER_BALL = 4_000_000;
/** This device will not watch a session, however often it is asked. */
const UNABLE: readonly RangeFailure[] = ['none', 'no-graphics', 'unrecordable'];

/** Pauses and continues when the golfer says so, where no sound leaves the phone. */
const useVoicePause = (microphone: MediaStreamTrack | undefined, onPause: (isPaused: boolean) => void) => {
  const [isOffered, setOffered] = useState(false);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (microphone) void canListenOnDevice().then(setOffered);
  }, [microphone]);
  const paused = useEffectEvent(onPause);
  const giveUp = () => {
    setOn(false);
    showToast({ text: copy.voiceOver });
  };
  const givenUp = useEffectEvent(giveUp);
  useEffect(
    () =>
      isOn && microphone
        ? listenForPause(
            (isPaused) => paused(isPaused),
            () => givenUp(),
            microphone,
          )
        : undefined,
    [isOn, microphone],
  );
  const choose = async (wanted: boolean) => {
    setOn(wanted);
    if (wanted && !(await prepareOnDevice())) giveUp();
  };
  return { isOffered, isOn, choose };
};

type VoiceProps = { readonly voice: ReturnType<typeof useVoicePause> };
const VoiceSwitch = ({ voice: { isOffered, isOn, choose } }: VoiceProps) =>
  isOffered && (
    <Switch label={copy.voice} hint={copy.voiceHint} checked={isOn} onChange={(wanted) => void choose(wanted)} />
  );

type Range = ReturnType<typeof useRangeSession>;
type SettingsProps = {
  readonly range: Range;
  readonly sound: Sound;
  readonly onSound: (sound: Sound) => void;
};

/** What the golfer chooses before the first ball. */
const Settings = ({ range, sound, onSound }: SettingsProps) => {
  const { goesOn, drill, drills, chosen, setChosen, counts } = range;
  return (
    <>
      {!goesOn && drills.length > 0 && (
        <Select
          label={copy.drill}
          value={chosen}
          options={[{ value: '', label: copy.noDrill }, ...drills.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={setChosen}
        />
      )}
      {drill && <p className="text-note">{(counts ? copy.counts : copy.countsNot)(drill.name)}</p>}
      <SegmentedControl
        label={copy.sound}
        value={sound}
        onChange={onSound}
        segments={SOUNDS.filter((one) => one !== 'words' || canSpeak()).map((value) => ({
          value,
          label: copy.sounds[value],
        }))}
      />
    </>
  );
};

const Failure = ({ why }: { readonly why: RangeFailure }) => (
  <ErrorNote
    title={copy.failures[why]}
    action={
      <span className="flex flex-wrap gap-3">
        <FilmOne />
        <Link to="/video-analysis" className={buttonLook({ variant: 'quiet' })}>
          {copy.pick}
        </Link>
      </span>
    }
  />
);

type ControlsProps = Pick<ReturnType<typeof useRange>, 'step' | 'attach' | 'setPaused'> & {
  readonly isPaused: boolean;
  readonly onDone: () => void;
};

/** The camera's picture, and the two things to tap. */
const Controls = ({ step: { step }, attach, isPaused, setPaused, onDone }: ControlsProps) => (
  <div className="contents low:sticky low:top-0 low:block low:w-48 low:shrink-0 low:self-start lg:block lg:w-64">
    <Foot className="z-10 flex items-end gap-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] low:static low:flex-col low:items-stretch lg:static lg:flex-col lg:items-stretch">
      <video
        ref={attach}
        muted
        playsInline
        aria-label={copy.picture.camera}
        className="h-[min(8rem,26vh)] w-[22vw] tiny:h-24 max-w-28 shrink-0 rounded-control bg-[oklch(0.2_0.015_155)] object-contain lg:h-64 lg:w-full"
      />
      <div className="flex flex-1 flex-col gap-2 low:flex-none lg:flex-none">
        {step === 'starting' && <p className="text-note">{copy.starting}</p>}
        {step === 'ending' && <p className="text-note">{copy.ending}</p>}
        <Button block disabled={step !== 'on'} onClick={() => setPaused(!isPaused)}>
          {isPaused ? copy.resume : copy.pause}
        </Button>
        <Button block variant="primary" busy={step === 'ending'} onClick={onDone}>
          {copy.done}
        </Button>
      </div>
    </Foot>
  </div>
);

type EntranceProps = SettingsProps & {
  readonly failure: RangeFailure | undefined;
  readonly onBegin: () => void;
  readonly onFinish: () => void;
};

/** Before the camera is on, and after it failed: the way in, and what to choose first. */
const Entrance = ({ range, sound, onSound, failure, onBegin, onFinish }: EntranceProps) => {
  const { ModelNote } = useAreas();
  const { balls } = range;
  const isUnable = failure !== undefined && UNABLE.includes(failure);
  return (
    <>
      {failure !== undefined && <Failure why={failure} />}
      <div className="flex flex-wrap gap-3">
        {!isUnable && (
          <Button variant="primary" size="play" onClick={onBegin}>
            {range.goesOn ? copy.goOn : copy.start}
          </Button>
        )}
        {range.session && (
          <Button size="play" onClick={onFinish}>
            {copy.done}
          </Button>
        )}
      </div>
      {!isUnable && (
        <>
          <ModelNote />
          <Before bytesPerBall={balls.length > 0 ? bytesOf(balls) / balls.length : BYTES_PER_BALL} />
          <Settings range={range} sound={sound} onSound={onSound} />
        </>
      )}
    </>
  );
};

const onProblem = (text: string) => showToast({ text, tone: 'error' });

type Props = { readonly uid: string; readonly device?: RangeDevice };

/** /video-analysis?view=range: the phone on the bag sees every swing. */
export const RangeScreen = ({ uid, device = rangeDevice }: Props) => {
  const navigate = useNavigate();
  const { Readings } = useAreas();
  const session = useRangeSession(uid);
  const { measure, balls } = session;
  const swings = balls.map(({ swing }) => swing);
  const range = useRange({ uid, swings, begin: session.begin, onProblem }, device);
  const { watching, start } = range;
  const { step } = range.step;
  const [sound, setSound] = useState(storedSound);
  const chooseSound = (next: Sound) => {
    storeSound(next);
    setSound(next);
  };
  const begin = () => {
    // An iPhone speaks only after it has spoken in a tap.
    if (sound === 'words') speak(copy.phases.looking);
    start();
  };
  const isOpen = step !== 'before' && step !== 'failed';
  const voice = useVoicePause(step === 'on' ? watching.microphone : undefined, range.setPaused);
  const hasTime = step !== 'starting' && (step !== 'on' || watching.strain.hasTime);
  useWakeLock(isOpen);
  useImmersive(isOpen);
  useReloadGuard('recording', isOpen);

  const finish = useEffectEvent(async () => {
    const finished = await session.finish();
    if (finished.ok) await navigate(finished.value);
    else onProblem(finished.error);
  });
  const done = async () => {
    await range.stop();
    await finish();
  };

  return (
    <Page
      title={copy.title}
      lead={isOpen ? undefined : copy.lead}
      quiet={isOpen}
      width={isOpen ? 'wide' : 'reading'}
      back={
        !isOpen && (
          <Link to="/video-analysis" className={`${buttonLook({ variant: 'quiet' })} -ml-4 self-start`}>
            <BackIcon className="size-5" />
            {copy.back}
          </Link>
        )
      }
    >
      {!isOpen && (
        <Entrance
          range={session}
          sound={sound}
          onSound={chooseSound}
          failure={range.step.step === 'failed' ? range.step.why : undefined}
          onBegin={begin}
          onFinish={() => void finish()}
        />
      )}
      {isOpen && (
        <div className="flex flex-1 flex-col gap-4 low:flex-row lg:flex-row">
          <Board
            watching={watching}
            balls={balls}
            measure={measure}
            sound={sound}
            isOn={step === 'on'}
            onDoubt={range.answerDoubt}
          />
          <Controls {...range} isPaused={watching.isPaused} onDone={() => void done()} />
        </div>
      )}
      {isOpen && <VoiceSwitch voice={voice} />}
      <Readings uid={uid} swings={swings} hasTime={hasTime}>
        {(readings) =>
          session.session &&
          balls.length > 0 && (
            <BallStrip session={session.session} balls={balls} measure={measure} readings={readings} />
          )
        }
      </Readings>
    </Page>
  );
};
