import { useEffect, useState } from 'react';
import type { FilmedSwing } from '@divot/swing';
import { createPlayhead } from '#src/features/swing/result/playhead.ts';
import { highlightOf } from '#src/features/swing/result/overlay.ts';
import { Stage } from '#src/features/swing/result/stage.tsx';
import { copy } from './copy.ts';

export type FilmedBall = FilmedSwing;

const QUARTER = 0.25;
const BEFORE_MS = 200;
const AFTER_MS = 300;

/** The swing just filmed, once at quarter speed, with the body as it was seen. */
export const Replay = ({ ball, metric }: { readonly ball: FilmedBall; readonly metric: string }) => {
  const { swing, video, poses } = ball;
  const [playhead] = useState(() => {
    const fromMs = Math.max(0, swing.top - (swing.impact - swing.top) * 3 - BEFORE_MS);
    return createPlayhead({ fromMs, toMs: swing.finish + AFTER_MS }, fromMs);
  });
  const [address] = useState(() => URL.createObjectURL(video));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  useEffect(() => {
    playhead.setRate(QUARTER);
    playhead.play();
    return () => playhead.pause();
  }, [playhead]);
  return (
    <Stage
      playhead={playhead}
      address={address}
      startMs={0}
      widthPx={poses.widthPx}
      heightPx={poses.heightPx}
      bodies={[{ poses }]}
      style={{ handedness: swing.handedness, highlight: highlightOf(metric) }}
      label={copy.replay}
    />
  );
};
