import { useEffect, useState } from 'react';
import { type FilmedSwing, highlightOf } from '@divot/swing';
import { createPlayhead } from './playhead.ts';
import { Stage } from './stage.tsx';

const QUARTER = 0.25;
const BEFORE_MS = 200;
const AFTER_MS = 300;

type Props = { readonly ball: FilmedSwing; readonly metric: string; readonly label: string };

/** The swing just filmed, once at quarter speed, with the body as it was seen. */
export const Replay = ({ ball, metric, label }: Props) => {
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
      bodies={[{ swing: {}, poses }]}
      style={{ handedness: swing.handedness, highlight: highlightOf(metric) }}
      label={label}
    />
  );
};
