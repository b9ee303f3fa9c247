import type { Landmark } from '../contract.ts';
import type { Handedness } from '../reading.ts';

// The body over the picture: bone white with a dark casing, readable on grass and sky. The part a finding concerns is
// in the flag colour. Points are MediaPipe's 33, as fractions of the picture.

type Segment = readonly [from: number, to: number];

const NOSE = 0;
const EARS = [7, 8] as const;
const LEFT = { shoulder: 11, elbow: 13, wrist: 15, hip: 23, knee: 25, ankle: 27, heel: 29, toe: 31 } as const;
const RIGHT = { shoulder: 12, elbow: 14, wrist: 16, hip: 24, knee: 26, ankle: 28, heel: 30, toe: 32 } as const;

const side = (s: typeof LEFT | typeof RIGHT): readonly Segment[] => [
  [s.shoulder, s.elbow],
  [s.elbow, s.wrist],
  [s.shoulder, s.hip],
  [s.hip, s.knee],
  [s.knee, s.ankle],
  [s.ankle, s.toe],
];
const BODY: readonly Segment[] = [
  ...side(LEFT),
  ...side(RIGHT),
  [LEFT.shoulder, RIGHT.shoulder],
  [LEFT.hip, RIGHT.hip],
];

/** The part of the body that a measurement concerns. */
export type Highlight = 'hips' | 'trunk' | 'lead-arm' | 'hands' | 'head';

const HIGHLIGHTS: Readonly<Record<string, Highlight>> = {
  hipSwayTop: 'hips',
  hipSlideImpact: 'hips',
  hipTowardBallImpact: 'hips',
  trunkLeanTop: 'trunk',
  forwardBendLoss: 'trunk',
  headShiftTop: 'head',
  leadElbowImpact: 'lead-arm',
  leadElbowFollowThrough: 'lead-arm',
  handPathOutside: 'hands',
};
export const highlightOf = (metric: string): Highlight | undefined => HIGHLIGHTS[metric];

export type OverlayStyle = {
  /** CSS colour of the part a finding concerns. */
  readonly flag: string;
  readonly highlight?: Highlight | undefined;
  readonly handedness: Handedness;
  /** Fainter, for the second body of a comparison. */
  readonly ghost?: boolean;
};

const BONE = '#f6f3ea';
const GHOST = '#8fd0ff';
const CASING = 'rgba(18, 24, 20, 0.82)';

type Point = readonly [x: number, y: number];
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

const stroke = (
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  { width, colour }: { readonly width: number; readonly colour: string },
): void => {
  const trace = () => {
    context.beginPath();
    points.forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.stroke();
  };
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = CASING;
  context.lineWidth = width * 1.9;
  trace();
  context.strokeStyle = colour;
  context.lineWidth = width;
  trace();
};

const degreesAt = (a: Point, b: Point, c: Point): number => {
  const turn = Math.abs(Math.atan2(a[1] - b[1], a[0] - b[0]) - Math.atan2(c[1] - b[1], c[0] - b[0]));
  return ((turn > Math.PI ? 2 * Math.PI - turn : turn) * 180) / Math.PI;
};

const label = (context: CanvasRenderingContext2D, text: string, [x, y]: Point, size: number): void => {
  context.font = `600 ${size}px "Archivo Variable", system-ui, sans-serif`;
  context.lineWidth = size / 4;
  context.strokeStyle = CASING;
  context.strokeText(text, x, y);
  context.fillStyle = BONE;
  context.fillText(text, x, y);
};

const drawHighlight = (
  context: CanvasRenderingContext2D,
  at: (joint: number) => Point,
  style: OverlayStyle,
  width: number,
): void => {
  const lead = style.handedness === 'right' ? LEFT : RIGHT;
  const mark = { width: width * 1.5, colour: style.flag };
  const hips = middle(at(LEFT.hip), at(RIGHT.hip));
  const shoulders = middle(at(LEFT.shoulder), at(RIGHT.shoulder));
  switch (style.highlight) {
    case 'hips':
      stroke(context, [at(LEFT.hip), at(RIGHT.hip)], mark);
      stroke(context, [hips, [hips[0], (at(LEFT.ankle)[1] + at(RIGHT.ankle)[1]) / 2]], {
        width: width / 2,
        colour: style.flag,
      });
      break;
    case 'trunk':
      stroke(context, [hips, shoulders], mark);
      stroke(context, [hips, [hips[0], shoulders[1]]], { width: width / 2, colour: BONE });
      label(
        context,
        `${Math.round(degreesAt(shoulders, hips, [hips[0], shoulders[1]]))}°`,
        [shoulders[0] + width * 3, shoulders[1]],
        width * 6,
      );
      break;
    case 'lead-arm': {
      const joints = [at(lead.shoulder), at(lead.elbow), at(lead.wrist)] as const;
      stroke(context, joints, mark);
      label(context, `${Math.round(degreesAt(...joints))}°`, [joints[1][0] + width * 3, joints[1][1]], width * 6);
      break;
    }
    case 'hands':
      stroke(context, [at(LEFT.wrist), at(RIGHT.wrist)], { width: width * 2.5, colour: style.flag });
      break;
    case 'head':
      stroke(context, [at(EARS[0]), at(NOSE), at(EARS[1])], mark);
      break;
    default:
  }
};

/** Draws one body onto a canvas with the picture's aspect ratio. */
export const drawBody = (
  context: CanvasRenderingContext2D,
  landmarks: readonly Landmark[],
  style: OverlayStyle,
): void => {
  const { width: w, height: h } = context.canvas;
  const width = Math.max(2, Math.max(w, h) / 170);
  const at = (joint: number): Point => [landmarks[joint]![0] * w, landmarks[joint]![1] * h];
  const colour = style.ghost ? GHOST : BONE;
  for (const [from, to] of BODY) stroke(context, [at(from), at(to)], { width, colour });
  const head = middle(at(NOSE), middle(at(EARS[0]), at(EARS[1])));
  const neck = middle(at(LEFT.shoulder), at(RIGHT.shoulder));
  const size = Math.hypot(at(LEFT.shoulder)[0] - at(LEFT.hip)[0], at(LEFT.shoulder)[1] - at(LEFT.hip)[1]) * 0.19;
  const long = Math.hypot(head[0] - neck[0], head[1] - neck[1]);
  if (long > size) {
    const chin: Point = [head[0] + ((neck[0] - head[0]) * size) / long, head[1] + ((neck[1] - head[1]) * size) / long];
    stroke(context, [neck, chin], { width, colour });
  }
  context.beginPath();
  context.arc(head[0], head[1], size, 0, Math.PI * 2);
  context.strokeStyle = CASING;
  context.lineWidth = width * 1.9;
  context.stroke();
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
  if (!style.ghost) drawHighlight(context, at, style, width);
};
