import { type Body, type BodyPoint, hipsOf, shouldersOf } from '#src/domain/swing-fix/target-pose.ts';
import type { Handedness } from '#src/domain/shared/handedness.ts';
import type { Highlight } from './overlay.ts';

// A body as lines on paper, with the part that a finding concerns drawn over it.

const LIMBS: readonly (readonly number[])[] = [
  [15, 13, 11, 12, 14, 16],
  [11, 23, 25, 27, 31],
  [12, 24, 26, 28, 32],
  [23, 24],
];

const pathOf = (points: readonly BodyPoint[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(4)} ${y.toFixed(4)}`).join('L')}`;
const limbsOf = (body: Body): string => LIMBS.map((joints) => pathOf(joints.map((joint) => body[joint]!))).join('');

const markOf = (body: Body, part: Highlight, handedness: Handedness): string => {
  const hips = hipsOf(body);
  switch (part) {
    case 'trunk':
      return pathOf([hips, shouldersOf(body)]);
    case 'lead-arm':
      return pathOf((handedness === 'right' ? [11, 13, 15] : [12, 14, 16]).map((joint) => body[joint]!));
    case 'hands':
      return pathOf([body[15]!, body[16]!]);
    default:
      return pathOf([body[23]!, body[24]!]) + pathOf([hips, [hips[0], (body[27]![1] + body[28]![1]) / 2]]);
  }
};

export type Frame = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** A frame that fits all these bodies. */
export const frameOf = (bodies: readonly Body[]): Frame => {
  const xs = bodies.flat().map(([x]) => x);
  const ys = bodies.flat().map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const edge = 0.14 * (bottom - top);
  const width = Math.max(right - left + 2 * edge, 0.62 * (bottom - top + 2 * edge));
  return {
    left: (left + right - width) / 2,
    top: top - edge,
    width,
    height: bottom - top + 2 * edge,
  };
};

type Props = {
  readonly body: Body;
  readonly frame: Frame;
  readonly part: Highlight;
  readonly handedness: Handedness;
  /** Where that part was at address, as a horizontal position in the picture. */
  readonly address?: number | undefined;
  readonly look: 'faulty' | 'better';
  readonly label: string;
};

export const BodyFigure = ({ body, frame, part, handedness, address, look, label }: Props) => {
  const { left, top, width, height } = frame;
  const unit = height / 100;
  const head = body[0]!;
  const ground = Math.max(body[31]![1], body[32]![1], body[27]![1], body[28]![1]) + unit;
  const upright = part === 'trunk' ? hipsOf(body)[0] : address;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${left} ${top} ${width} ${height}`}
      className="w-full rounded-control bg-sunken"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={`M${left} ${ground}H${left + width}`} className="stroke-edge" strokeWidth={0.5 * unit} />
      {upright !== undefined && (
        <path
          d={`M${upright} ${shouldersOf(body)[1] - 6 * unit}V${ground}`}
          className="stroke-rough"
          strokeWidth={0.5 * unit}
          strokeDasharray={`${unit} ${1.6 * unit}`}
        />
      )}
      <path d={limbsOf(body)} className="stroke-ink" strokeWidth={1.6 * unit} />
      <circle cx={head[0]} cy={head[1]} r={4.5 * unit} className="fill-sunken stroke-ink" strokeWidth={1.6 * unit} />
      <path
        d={markOf(body, part, handedness)}
        className={look === 'faulty' ? 'stroke-flag' : 'stroke-fairway-ink'}
        strokeWidth={(part === 'hands' ? 6 : 2.6) * unit}
        strokeDasharray={look === 'faulty' && part !== 'hands' ? `${5 * unit} ${3.6 * unit}` : undefined}
      />
    </svg>
  );
};
