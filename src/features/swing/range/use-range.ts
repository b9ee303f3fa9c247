import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SessionNews, StreamState } from '@divot/swing';
import { wakeSound } from '#src/platform/audio/sounds.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import type { RangeCamera, RangeDevice, RangeFailure } from './range-camera.ts';
import type { FilmedBall } from './replay.tsx';
import { type SavedBall, saveBall } from './save-ball.ts';
import { type Strain, followStrain } from './strain.ts';

/** The watching may be this late before the golfer is told. */
const LATE_MS = 3000;

/** away: the page is hidden, by a call or the lock · ending: the last balls are being saved */
export type RangeStep =
  | { readonly step: 'before' | 'starting' | 'on' | 'away' | 'ending' }
  | { readonly step: 'failed'; readonly why: RangeFailure };

export type Watching = {
  readonly state: StreamState;
  readonly isPaused: boolean;
  /** The phone has moved, and nobody has stood at a ball since. */
  readonly hasMoved: boolean;
  readonly delayMs: number;
  readonly strain: Strain;
  readonly microphone: MediaStreamTrack | undefined;
  readonly last?: FilmedBall;
  /** Until the golfer stands at the next ball. */
  readonly isGot: boolean;
  readonly saved: SavedBall;
};
const BEGINNING: Watching = {
  state: 'looking',
  isPaused: false,
  hasMoved: false,
  delayMs: 0,
  strain: { pace: 'full' },
  microphone: undefined,
  isGot: false,
  saved: 'saved',
};

type Session = {
  readonly uid: string;
  readonly swings: readonly Swing[];
  /** Runs once the camera is open. Resolves to a sentence if there can be no session. */
  readonly begin: () => Promise<string | undefined>;
  readonly onProblem: (sentence: string) => void;
};

type Sighting = Exclude<SessionNews, { readonly kind: 'swing' | 'load' | 'film-lost' }>;

const afterSighting = (before: Watching, news: Sighting): Watching => {
  switch (news.kind) {
    case 'view-changed':
      return { ...before, hasMoved: true };
    case 'hand-raised':
      return { ...before, isPaused: !before.isPaused };
    default:
      return { ...before, state: news.state, ...(news.state === 'at-the-ball' && { isGot: false, hasMoved: false }) };
  }
};

/** A call or the lock hides the page, and the golfer shows it again. */
const useHiding = (onHide: () => void, onShow: () => void): void => {
  const changed = useEffectEvent(() => (document.visibilityState === 'hidden' ? onHide() : onShow()));
  useEffect(() => {
    const change = () => changed();
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);
};

/** What this browser lacks is said before the golfer walks to the ball. */
const useDeviceProblem = (device: RangeDevice, onProblem: (why: RangeFailure) => void): void => {
  const tell = useEffectEvent(onProblem);
  useEffect(() => {
    let isGone = false;
    const check = async () => {
      const why = await device.problem();
      if (why && !isGone) tell(why);
    };
    void check();
    return () => {
      isGone = true;
    };
  }, [device]);
};

/** The camera at the range from opening to the end: what it sees, and each ball saved as it is hit. */
export const useRange = ({ uid, swings, begin, onProblem }: Session, device: RangeDevice) => {
  const [step, setStep] = useState<RangeStep>({ step: 'before' });
  const [watching, setWatching] = useState(BEGINNING);
  const video = useRef<HTMLVideoElement | null>(null);
  const attach = useCallback((element: HTMLVideoElement | null) => {
    video.current = element;
  }, []);
  const camera = useRef<RangeCamera>(undefined);
  const strainOf = useRef(followStrain());
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const change = (part: Partial<Watching>) => setWatching((now) => ({ ...now, ...part }));

  /** Resolves when the last balls are saved. */
  const close = async () => {
    const open = camera.current;
    camera.current = undefined;
    await open?.finish();
    await saving.current;
  };
  const endWith = (next: RangeStep) => {
    void close();
    setStep(next);
  };

  const onBall = async (ball: FilmedBall) => {
    if (watching.isPaused) return;
    change({ last: ball, isGot: true, hasMoved: false });
    const saved = saveBall(uid, ball, swings);
    saving.current = Promise.all([saving.current, saved]);
    change({ saved: await saved });
  };
  const onLoad = (delayMs: number, lookMs: number) => {
    const strain = strainOf.current({ atMs: performance.now(), delayMs, lookMs, ...camera.current?.stamina() });
    camera.current?.setPace(strain.pace);
    change({ delayMs: delayMs > LATE_MS ? delayMs : 0, strain });
    if (strain.stop) endWith({ step: 'failed', why: strain.stop });
  };
  const onNews = useEffectEvent((news: SessionNews) => {
    if (news.kind === 'swing') void onBall(news);
    else if (news.kind === 'load') onLoad(news.delayMs, news.lookMs);
    else if (news.kind === 'film-lost') endWith({ step: 'failed', why: 'stopped' });
    else setWatching((now) => afterSighting(now, news));
  });
  const onEnd = useEffectEvent((why: RangeFailure) => {
    camera.current = undefined;
    setStep({ step: 'failed', why });
  });
  const onOpen = useEffectEvent(async (opened: RangeCamera) => {
    camera.current = opened;
    const { microphone } = opened;
    change({ microphone });
    const problem = await begin();
    if (problem === undefined) {
      setStep((now) => (now.step === 'starting' ? { step: 'on' } : now));
      return;
    }
    onProblem(problem);
    endWith({ step: 'before' });
  });

  // Opening takes seconds, and the picture has to be on the screen before it.
  const isStarting = step.step === 'starting';
  useEffect(() => {
    if (!isStarting || !video.current) return undefined;
    let isOver = false;
    const open = async (shown: HTMLVideoElement) => {
      const opened = await device.open(shown, { onNews: (news) => onNews(news), onEnd: (why) => onEnd(why) });
      if (opened.ok) await (isOver ? opened.value.finish() : onOpen(opened.value));
      else if (!isOver) onEnd(opened.error);
    };
    void open(video.current);
    return () => {
      isOver = true;
    };
  }, [isStarting, device]);
  useEffect(() => () => void camera.current?.finish(), []);

  // The phone that is locked or rings gives its camera up. The session goes on when the golfer returns.
  useHiding(
    () => step.step === 'on' && endWith({ step: 'away' }),
    () => step.step === 'away' && setStep({ step: 'starting' }),
  );
  useDeviceProblem(device, (why) => setStep({ step: 'failed', why }));

  return {
    step,
    watching,
    attach,
    setPaused: (isPaused: boolean) => change({ isPaused }),
    start: () => {
      wakeSound();
      strainOf.current = followStrain();
      setWatching(BEGINNING);
      setStep({ step: 'starting' });
    },
    /** Ends the watching, and resolves when the last balls are saved. */
    stop: async () => {
      setStep({ step: 'ending' });
      await close();
      setStep({ step: 'before' });
    },
  };
};
