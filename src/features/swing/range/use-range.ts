import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SessionNews, StreamState } from '@divot/swing';
import { playCue, wakeSound } from '#src/platform/audio/sounds.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { type RangeCamera, type RangeFailure, openRangeCamera } from './range-camera.ts';
import type { FilmedBall } from './replay.tsx';
import { type SavedBall, saveBall } from './save-ball.ts';

/** The watching may be this late before the golfer is told. */
const LATE_MS = 3000;

export type RangeStep =
  | { readonly step: 'before' | 'starting' | 'on' }
  | { readonly step: 'failed'; readonly why: RangeFailure };

type Watching = {
  readonly state: StreamState;
  readonly isPaused: boolean;
  /** The phone has moved since the last ball. */
  readonly hasMoved: boolean;
  readonly delayMs: number;
  readonly hasSound: boolean;
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
  hasSound: true,
  isGot: false,
  saved: 'saved',
};

/** The camera at the range from opening to the end: what it sees, and each ball saved as it is hit. */
export const useRange = (uid: string, sessionSwings: readonly Swing[]) => {
  const [step, setStep] = useState<RangeStep>({ step: 'before' });
  const [watching, setWatching] = useState(BEGINNING);
  const video = useRef<HTMLVideoElement | null>(null);
  const attach = useCallback((element: HTMLVideoElement | null) => {
    video.current = element;
  }, []);
  const camera = useRef<RangeCamera>(undefined);
  const isGone = useRef(false);
  const change = (part: Partial<Watching>) => setWatching((now) => ({ ...now, ...part }));

  const onBall = useEffectEvent(async (ball: FilmedBall) => {
    if (watching.isPaused) return;
    playCue('go');
    change({ last: ball, isGot: true, hasMoved: false });
    change({ saved: await saveBall(uid, ball.video, sessionSwings) });
  });

  const togglePause = () => setWatching((now) => ({ ...now, isPaused: !now.isPaused }));

  const onNews = useEffectEvent((news: SessionNews) => {
    switch (news.kind) {
      case 'swing':
        void onBall(news);
        return;
      case 'state':
        if (news.state === 'at-the-ball') playCue('tick');
        change({ state: news.state, ...(news.state === 'at-the-ball' ? { isGot: false } : {}) });
        return;
      case 'view-changed':
        playCue('over');
        change({ hasMoved: true });
        return;
      case 'hand-raised':
        playCue('tick');
        togglePause();
        return;
      default:
        change({ delayMs: news.ms > LATE_MS ? news.ms : 0 });
    }
  });

  // Opening takes seconds, and the picture has to be on the screen before it.
  const isStarting = step.step === 'starting';
  useEffect(() => {
    if (!isStarting || !video.current) return;
    const start = async (shown: HTMLVideoElement) => {
      const onEnd = (why: RangeFailure) => setStep({ step: 'failed', why });
      const opened = await openRangeCamera(shown, { onNews: (news) => onNews(news), onEnd });
      if (isGone.current) {
        if (opened.ok) opened.value.close();
        return;
      }
      if (!opened.ok) {
        onEnd(opened.error);
        return;
      }
      camera.current = opened.value;
      const { hasSound } = opened.value;
      setWatching((now) => ({ ...now, hasSound }));
      setStep({ step: 'on' });
    };
    void start(video.current);
  }, [isStarting]);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      camera.current?.close();
    };
  }, []);

  return {
    step,
    watching,
    attach,
    togglePause,
    start: () => {
      wakeSound();
      setWatching(BEGINNING);
      setStep({ step: 'starting' });
    },
    stop: () => {
      camera.current?.close();
      setStep({ step: 'before' });
    },
  };
};
