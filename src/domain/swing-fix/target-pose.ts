import type { SwingFinding } from '#src/domain/entities/swing.entity.ts';
import type { Handedness } from '#src/domain/shared/handedness.ts';

// The golfer's own body points with one thing changed: the finding's measurement is moved into the normal band. Points
// are MediaPipe's 33. Here x and y share one scale (fractions of the picture's height), y down.

export type BodyPoint = readonly [x: number, y: number];
export type Body = readonly BodyPoint[];

const LEFT = { shoulder: 11, elbow: 13, wrist: 15, hip: 23, knee: 25 } as const;
const RIGHT = { shoulder: 12, elbow: 14, wrist: 16, hip: 24, knee: 26 } as const;
const UPPER_BODY = 22;

const middle = (a: BodyPoint, b: BodyPoint): BodyPoint => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
export const hipsOf = (body: Body): BodyPoint => middle(body[LEFT.hip]!, body[RIGHT.hip]!);
export const shouldersOf = (body: Body): BodyPoint => middle(body[LEFT.shoulder]!, body[RIGHT.shoulder]!);
const torsoOf = (body: Body): number => {
  const [hips, shoulders] = [hipsOf(body), shouldersOf(body)];
  return Math.hypot(hips[0] - shoulders[0], hips[1] - shoulders[1]);
};

const turned = ([x, y]: BodyPoint, [cx, cy]: BodyPoint, degrees: number): BodyPoint => {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - cx, y - cy];
  return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)];
};

/** Turns everything above the hips about them, clockwise in the picture. */
const withTrunk = (body: Body, degrees: number): Body =>
  body.map((point, joint) => (joint <= UPPER_BODY ? turned(point, hipsOf(body), degrees) : point));

/** Moves the hips, and the knees half as far. `above`: everything above the hips moves too. */
const withHips = (body: Body, dx: number, above: boolean): Body =>
  body.map(([x, y], joint): BodyPoint => {
    if (joint === LEFT.hip || joint === RIGHT.hip) return [x + dx, y];
    if (joint === LEFT.knee || joint === RIGHT.knee) return [x + dx / 2, y];
    return above && joint <= UPPER_BODY ? [x + dx, y] : [x, y];
  });

/** Moves both hands, and the elbows half as far. */
const withHands = (body: Body, dx: number): Body =>
  body.map(([x, y], joint): BodyPoint => {
    if (joint === LEFT.elbow || joint === RIGHT.elbow) return [x + dx / 2, y];
    return joint >= LEFT.wrist && joint <= UPPER_BODY ? [x + dx, y] : [x, y];
  });

/** Straightens the lead elbow by `degrees`. The other hand stays on the club. */
const withElbow = (body: Body, degrees: number, lead: typeof LEFT | typeof RIGHT): Body => {
  const elbow = body[lead.elbow]!;
  const [shoulder, wrist] = [body[lead.shoulder]!, body[lead.wrist]!];
  const cross = (shoulder[0] - elbow[0]) * (wrist[1] - elbow[1]) - (shoulder[1] - elbow[1]) * (wrist[0] - elbow[0]);
  const moved = turned(wrist, elbow, cross > 0 ? degrees : -degrees);
  const [dx, dy] = [moved[0] - wrist[0], moved[1] - wrist[1]];
  return body.map(([x, y], joint): BodyPoint =>
    joint >= LEFT.wrist && joint <= UPPER_BODY ? [x + dx, y + dy] : [x, y],
  );
};

export type Measured = Pick<SwingFinding, 'faultId' | 'metric' | 'value' | 'bandLow' | 'bandHigh'>;

/** How much the measurement must change to be normal. Negative when it is too large. */
const missing = ({ value, bandLow, bandHigh }: Measured): number => {
  if (bandHigh !== undefined && value > bandHigh) return bandHigh - value;
  return bandLow !== undefined && value < bandLow ? bandLow - value : 0;
};

/**
 * The same body with the measurement at the edge of normal. Undefined if no position shows it, as with tempo. A
 * finding's lengths are in torsos toward the target or the ball, which lie to the right for a right-hander.
 */
export const targetPose = (body: Body, finding: Measured, handedness: Handedness): Body | undefined => {
  const forward = handedness === 'right' ? 1 : -1;
  const change = missing(finding);
  const length = change * torsoOf(body) * forward;
  switch (finding.metric) {
    case 'trunkLeanTop':
      return withTrunk(body, change * forward);
    case 'forwardBendLoss':
      return withTrunk(body, -change * forward);
    case 'hipSwayTop':
      return withHips(body, -length, true);
    case 'hipSlideImpact':
      return withHips(body, length, false);
    case 'handPathOutside':
      return withHands(body, length);
    case 'leadElbowFollowThrough':
      return withElbow(body, change, handedness === 'right' ? LEFT : RIGHT);
    default:
      return undefined;
  }
};
