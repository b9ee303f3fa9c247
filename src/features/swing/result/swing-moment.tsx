import type { ReactNode } from 'react';
import type { Swing, SwingFinding } from '#src/domain/entities/swing.entity.ts';
import { frameOfGolfers } from '@divot/golf-content';
import { SeenFigure } from '#src/ui/figures/seen-figure.tsx';
import { highlightOf, MARKS, seenClip } from '@divot/swing';
import type { SwingBody } from './use-poses.ts';

type Props = {
  readonly swing: Swing;
  readonly body: SwingBody;
  /** The fault to show. Without one, the top of the swing. */
  readonly finding?: SwingFinding | undefined;
  readonly label?: string;
  readonly className: string;
  /** In place of a body that was not seen. */
  readonly otherwise: ReactNode;
};

/** The golfer at one moment of a swing, from their own points, with the fault drawn on it. */
export const SwingMoment = ({ swing, body: recorded, finding, label, className, otherwise }: Props) => {
  const frame = finding?.frame ?? swing.events?.['top']?.frame;
  const clip = recorded.kind === 'here' ? seenClip(swing, recorded.poses) : undefined;
  const body = frame === undefined ? undefined : clip?.at(frame);
  if (!clip || !body || frame === undefined) return otherwise;
  const part = finding && highlightOf(finding.metric);
  const on = part && MARKS[part];
  const golfer = clip.golfer(body, frame, on ? [{ kind: 'mark', on, tone: 'wrong' }] : []);
  const camera = clip.cameraFor(body);
  return (
    <SeenFigure
      golfers={[golfer]}
      camera={camera}
      frame={frameOfGolfers([golfer], camera)}
      hand={clip.hand}
      label={label}
      className={className}
    />
  );
};
