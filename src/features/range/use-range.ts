import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FilmedSwing, StreamState, SwingReading } from '@divot/swing';
import { wakeSound } from '#src/platform/audio/sounds.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import type { WatcherNews } from '#src/platform/workers/session-watcher.ts';
import { useAreas } from './areas.ts';
import type { RangeCamera, RangeDevice, RangeFailure, RangeListener, Senses } from './range-camera.ts';
import { type SavedBall, saveBall, struckAt } from './save-ball.ts';
import { type Strain, followStrain } from './strain.ts';

/** away: the page is hidden, by a call or the lock · ending: the last balls are being saved */
export type RangeStep =
  | { readonly step: 'before' | 'starting' | 'on' | 'away' | 'ending' }
  | { readonly step: 'failed'; readonly why: RangeFailure };

/** A ball of this session with its film, which is stored as the swing recorded then. */
export type HitBall = {
  readonly film: FilmedSwing;
  readonly recordedAt: string;
  /** What a first look at the film shows, before it is read. */
  readonly firstReading?: SwingReading;
};

export type Watching = {
  readonly state: StreamState;
  readonly isPaused: boolean;
  /** The phone has moved, and nobody has stood at a ball since. */
  readonly hasMoved: boolean;
  /** Somebody else is in the picture. */
  readonly hasCompany: boolean;
  readonly strain: Strain;
  readonly senses: Senses;
  readonly microphone: MediaStreamTrack | undefined;
  readonly last?: HitBall;
  /** The last swings that nobody heard strike a ball, until the golfer says what they were. */
  readonly doubtful: readonly FilmedSwing[];
  /** When the balls were recorded that nobody could have heard: practice swings may be among them. */
  readonly unheard: readonly string[];
  /** Until the golfer stands at the next ball. */
  readonly isGot: boolean;
  readonly saved: SavedBall;
};
/** Each is kept with its film, as long as the watching keeps it. */
const MOST_DOUBTFUL = 10;
const BEGINNING: Watching = {
  state: 'looking',
  isPaused: false,
  hasMoved: false,
  hasCompany: false,
  strain: { pace: 'full', hasTime: true },
  senses: { pictures: true, sound: true },
  microphone: undefined,
  doubtful: [],
  unheard: [],
  isGot: false,
  saved: 'kept',
};

type Session = {
  readonly uid: string;
  readonly swings: readonly Swing[];
  /** Runs once the camera is open. Resolves to a sentence if there can be no session. */
  readonly begin: () => Promise<string | undefined>;
  readonly onProblem: (sentence: string) => void;
};

type Sighting = Exclude<WatcherNews, { readonly kind: 'swing' | 'doubtful' | 'load' | 'film-lost' }>;
type Load = Extract<WatcherNews, { readonly kind: 'load' }>;

/** The golfer has not said that it was a ball. */
const isUnheard = ({ kind, swing }: FilmedSwing): boolean => kind === 'swing' && !swing.strikeHeard;

/** A doubtful swing and the ball that it turns out to be have one film. */
const afterBall = (before: Watching, ball: HitBall): Watching => ({
  ...before,
  last: ball,
  isGot: true,
  hasMoved: false,
  doubtful: before.doubtful.filter(({ startMs }) => startMs !== ball.film.startMs),
  unheard: isUnheard(ball.film) ? [...before.unheard, ball.recordedAt] : before.unheard,
});

const afterDoubt = (before: Watching, swing: FilmedSwing): Watching => ({
  ...before,
  doubtful: [...before.doubtful.slice(1 - MOST_DOUBTFUL), swing],
});

const afterSighting = (before: Watching, news: Sighting): Watching => {
  switch (news.kind) {
    case 'view-changed':
      return { ...before, hasMoved: true };
    case 'first-reading':
      if (before.last?.film.startMs !== news.startMs) return before;
      return { ...before, last: { ...before.last, firstReading: news.reading } };
    case 'hand-raised':
      return { ...before, isPaused: !before.isPaused };
    case 'company':
      return { ...before, hasCompany: news.isInView };
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

type Opening = RangeListener & { readonly onOpen: (camera: RangeCamera) => Promise<void> };

/** Opens the camera once it is wanted. That takes seconds, and the picture has to be on the screen before it. */
const useOpening = (
  isStarting: boolean,
  video: RefObject<HTMLVideoElement | null>,
  device: RangeDevice,
  { onNews, onSenses, onEnd, onOpen }: Opening,
): void => {
  const opened = useEffectEvent(onOpen);
  const news = useEffectEvent(onNews);
  const sensed = useEffectEvent(onSenses);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isStarting || !video.current) return undefined;
    let isOver = false;
    const open = async (shown: HTMLVideoElement) => {
      const camera = await device.open(shown, {
        onNews: (one) => news(one),
        onSenses: (senses) => sensed(senses),
        onEnd: (why) => ended(why),
      });
      if (camera.ok) await (isOver ? camera.value.finish() : opened(camera.value));
      else if (!isOver) ended(camera.error);
    };
    void open(video.current);
    return () => {
      isOver = true;
    };
  }, [isStarting, video, device]);
};

/** The camera at the range from opening to the end: what it sees, and each ball saved as it is hit. */
export const useRange = ({ uid, swings, begin, onProblem }: Session, device: RangeDevice) => {
  const areas = useAreas();
  const [step, setStep] = useState<RangeStep>({ step: 'before' });
  const [watching, setWatching] = useState(BEGINNING);
  const video = useRef<HTMLVideoElement | null>(null);
  const attach = useCallback((element: HTMLVideoElement | null) => {
    video.current = element;
  }, []);
  const camera = useRef<RangeCamera>(undefined);
  const strainOf = useRef(followStrain());
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  /** Beginnings of the films that were saved, or that the golfer called practice swings. */
  const settled = useRef(new Set<number>());
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

  const onBall = async (ball: FilmedSwing) => {
    // A doubtful swing may turn out to be a ball after the golfer has said what it was.
    if (watching.isPaused || settled.current.has(ball.startMs)) return;
    settled.current.add(ball.startMs);
    const recordedAt = struckAt(ball);
    setWatching((now) => afterBall(now, { film: ball, recordedAt }));
    const saved = saveBall(areas, uid, ball.video, recordedAt, swings);
    saving.current = Promise.all([saving.current, saved]);
    change({ saved: await saved });
  };
  const onLoad = ({ looksPerSecond, lookMs, lostShare }: Load) => {
    const reading = { atMs: performance.now(), looksPerSecond, lookMs, lostShare, ...camera.current?.stamina() };
    const strain = strainOf.current(reading);
    camera.current?.setPace(strain.pace);
    change({ strain });
    if (strain.stop) endWith({ step: 'failed', why: strain.stop });
  };
  const onNews = (news: WatcherNews) => {
    if (news.kind === 'swing') void onBall(news);
    else if (news.kind === 'doubtful') setWatching((now) => (now.isPaused ? now : afterDoubt(now, news)));
    else if (news.kind === 'load') onLoad(news);
    else if (news.kind === 'film-lost') endWith({ step: 'failed', why: 'stopped' });
    else setWatching((now) => afterSighting(now, news));
  };
  const onSenses = (senses: Senses) => change({ senses });
  const onEnd = (why: RangeFailure) => {
    camera.current = undefined;
    setStep({ step: 'failed', why });
  };
  const onOpen = async (opened: RangeCamera) => {
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
  };

  useOpening(step.step === 'starting', video, device, { onNews, onSenses, onEnd, onOpen });
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
    /** The golfer says what the last doubtful swing was. */
    answerDoubt: (isBall: boolean) => {
      const last = watching.doubtful.at(-1);
      change({ doubtful: watching.doubtful.slice(0, -1) });
      if (last && isBall) void onBall(last);
      else if (last) settled.current.add(last.startMs);
    },
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
