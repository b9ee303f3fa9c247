import { capitalized } from '@divot/basics';
import type { Swing, SwingFinding } from '#src/domain/entities/swing.entity.ts';
import { type Body, hipsOf, targetPose } from '#src/domain/swing-fix/target-pose.ts';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from '#src/features/swing/copy.ts';
import { measuredText } from '#src/features/swing/measure-text.ts';
import { useLengthText } from '#src/features/swing/use-length-text.ts';
import type { PoseSequence } from '@divot/swing';
import { BodyFigure, frameOf } from './body-figure.tsx';
import { highlightOf } from './overlay.ts';
import { bodyAt } from './pose-at.ts';
import { positionAtFrame, positionsOf } from './positions.ts';
import type { SwingBody } from './use-poses.ts';

const words = copy.result.fix;

const bodyOf = (poses: PoseSequence, frame: number): Body | undefined =>
  bodyAt(poses, frame)?.map(([x, y]) => [(x * poses.widthPx) / poses.heightPx, y]);

type Props = { readonly swing: Swing; readonly finding: SwingFinding; readonly body: SwingBody };

/** The golfer's position beside the same position in the normal range. Shows nothing if the body was not seen. */
export const FixFrames = ({ swing, finding, body: recorded }: Props) => {
  const { value, normal } = measuredText(finding, useLengthText());
  const handedness = swing.handedness ?? 'right';
  const part = highlightOf(finding.metric);
  if (recorded.kind === 'reading' && part) return <Skeleton className="h-80" />;
  const poses = recorded.kind === 'here' ? recorded.poses : undefined;
  const body = poses && bodyOf(poses, finding.frame);
  const better = body && targetPose(body, finding, handedness);
  if (!poses || !body || !better || !part) return null;
  const position = positionAtFrame(positionsOf(swing), finding.frame)?.position ?? 'P4';
  const name = copy.positions.names[position];
  const start = swing.events?.['address'];
  const atAddress = part === 'hips' && start ? bodyOf(poses, start.frame) : undefined;
  const shared = {
    frame: frameOf([body, better]),
    part,
    handedness,
    address: atAddress && hipsOf(atAddress)[0],
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-2">
        <figure className="flex flex-col gap-1">
          <BodyFigure {...shared} body={body} look="faulty" label={words.yours(name)} />
          <figcaption className="flex flex-wrap items-baseline justify-between gap-x-2 text-note">
            {words.you(name)}
            <span className="figures text-lead font-strong text-flag-ink">{value}</span>
          </figcaption>
        </figure>
        <figure className="flex flex-col gap-1">
          <BodyFigure {...shared} body={better} look="better" label={words.better} />
          <figcaption className="flex flex-wrap items-baseline justify-between gap-x-2 text-note">
            {words.better}
            <span className="figures text-lead font-strong text-fairway-ink">{normal}</span>
          </figcaption>
        </figure>
      </div>
      <p className="measure text-note text-rough">
        {words.drawn(capitalized(copy.result.confidence[finding.confidence]))}
      </p>
    </div>
  );
};
