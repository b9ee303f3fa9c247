import type { Pose } from './body.ts';
import { BALL, type Moment, SWING, type Swing, changed, golfPose, heldAt, swingKeys } from './golf-swing.ts';
import { type Movement, moved } from './movement.ts';
import { type Mark, type Prop, type Tone, guide, lyingBall, metronome } from './props.ts';
import type { Vec } from './space.ts';
import { strike } from './strike.ts';

// Each fault as two movements of the same golfer, wrong and right. They differ in what the finding measures
// (tests/ui/fault-movements.test.ts measures both with the rules of the swing analysis). A wrist and a club face are
// seen close up.

export type FaultMovement = {
  readonly view: 'face-on' | 'down-the-line';
  readonly wrong: Movement;
  readonly right: Movement;
};
const VIEWS = { 'face-on': 0, 'down-the-line': 90 } as const;

type Fault = {
  readonly view: FaultMovement['view'];
  readonly on: Mark;
  readonly at: Moment;
  readonly wrong: Partial<Swing>;
  readonly right?: Partial<Swing>;
  readonly props?: readonly Prop[];
};
const ball = lyingBall(BALL);

const inSwing = ({ view, on, at, wrong, right = {}, props = [] }: Fault): FaultMovement => {
  const movement = (swing: Partial<Swing>, tone: Tone): Movement => {
    const pose = swing[at] ?? SWING[at];
    const keys = heldAt(swingKeys(swing), pose);
    return {
      view: VIEWS[view],
      keys,
      props: [{ kind: 'club' }, ball, ...props, { kind: 'mark', on, tone }],
      still: keys.find((key) => key[1] === pose)![0] + 0.1,
    };
  };
  return { view, wrong: movement(wrong, 'wrong'), right: movement(right, 'right') };
};

const tall = golfPose({
  pelvis: [0, 92, -4],
  hips: [0, 4, 0],
  chest: [0, 6, -2],
  head: [0, 20, 0],
  hands: [3, 98, 32],
  club: [0, -0.35, 0.94],
});

/** From standing tall to the address. */
const inSetup = (on: Mark, wrong: Pose): FaultMovement => {
  const movement = (address: Pose, tone: Tone): Movement =>
    moved(90, tall, address, { kind: 'club' }, ball, { kind: 'mark', on, tone });
  return { view: 'down-the-line', wrong: movement(wrong, 'wrong'), right: movement(SWING.address, 'right') };
};

const belt = (x: number): Prop => guide([x, 112, -15], [x, 0, -15]);
const line = (z: number): Prop => guide([BALL[0], 2, 83], [-10, 150, z]);

const tempo = (swing: Partial<Swing> = {}, times: Partial<Record<Moment, number>> = {}): Movement => {
  const [start, top, impact] = [0.06, times.top ?? 0.42, times.impact ?? 0.54];
  const beat = impact - top;
  return {
    view: 0,
    keys: swingKeys(swing, times),
    props: [
      { kind: 'club' },
      ball,
      ...metronome([34, 186], { start, top, count: Math.round((top - start) / beat), until: impact + 0.06 }),
    ],
    still: top + beat / 2,
  };
};

const chip = (back: Vec, backClub: Vec, through: Vec, throughClub: Vec, tone: Tone): Movement => {
  const address = changed(SWING.address, { hands: [6, 74, 26], club: [-3, -71, 57] });
  const away = changed(address, { hips: [-8, 24, 0], chest: [-26, 38, -6], hands: back, club: backClub });
  const impact = changed(address, {
    hips: [12, 22, -2],
    chest: [8, 37, -8],
    hands: [9, 76, 26],
    club: [-6, -73, 57],
    shift: [3, 0, 0],
  });
  const past = changed(impact, { hips: [26, 20, -2], chest: [34, 34, -8], hands: through, club: throughClub });
  return {
    view: 0,
    keys: [
      [0, address],
      [0.1, address],
      [0.38, away],
      [0.54, impact],
      [0.62, past],
      [0.86, past],
    ],
    props: [{ kind: 'club' }, ball, { kind: 'mark', on: 'hands', tone }],
    still: 0.7,
  };
};

const S = SWING;

const wrist = (bend: number, tone: Tone): Movement => ({
  ...moved(90, S.halfway, S.top, { kind: 'club' }, { kind: 'glove', bend }, { kind: 'mark', on: 'wrist', tone }),
  focus: { at: [-30, 126, 8], width: 76 },
});

// oxfmt-ignore
export const FAULT_MOVEMENTS: Readonly<Record<string, FaultMovement>> = {
  'c-posture': inSetup('spine',
    { ...changed(S.address, { hips: [0, 12, 0], chest: [0, 60, -6], head: [0, 70, 0] }), pelvis: [0, 88, -10] }),
  's-posture': inSetup('spine',
    { ...changed(S.address, { hips: [0, 58, 0], chest: [0, 14, -6], head: [0, 28, 0] }), pelvis: [0, 86, -17] }),
  'weight-distribution': inSetup('feet',
    { ...changed(S.address, { chest: [0, 42, -6], shift: [0, 3, 14], hands: [3, 79, 42], club: [0, -76, 44] }),
      leftFoot: [19, 0, 8, 26, 18, 0], rightFoot: [-19, 0, 8, 26, 8, 0] }),
  sway: inSwing({ view: 'face-on', on: 'hips', at: 'top', props: [belt(0)],
      wrong: { takeaway: changed(S.takeaway, { hips: [-8, 24, 0], chest: [-34, 38, -4], shift: [-10, 0, 0] }),
        halfway: changed(S.halfway, { hips: [-12, 23, 2], chest: [-58, 38, 0], shift: [-19, 0, 0] }),
        top: changed(S.top, { hips: [-16, 22, 4], chest: [-76, 38, 2], shift: [-24, -1, 0] }),
        delivery: changed(S.delivery, { shift: [-8, 0, 0] }) } }),
  'reverse-spine': inSwing({ view: 'face-on', on: 'spine', at: 'top',
      wrong: { halfway: changed(S.halfway, { chest: [-68, 32, 14], hands: [-34, 114, 8] }),
        top: changed(S.top, { hips: [-40, 18, 8], chest: [-88, 22, 30], hands: [-14, 147, -6] }),
        delivery: changed(S.delivery, { chest: [-50, 36, -2] }) } }),
  'over-the-top': inSwing({ view: 'down-the-line', on: 'hands', at: 'delivery', props: [line(6)],
      wrong: { delivery: changed(S.delivery, { hips: [-10, 24, 0], chest: [-38, 42, -4], hands: [-40, 112, 30],
            club: [0.3, 0.86, 0.35], shift: [-4, 0, 0] }),
        slot: changed(S.slot, { chest: [-2, 42, -8], hands: [-18, 86, 38], club: [-0.9, 0.2, 0.36] }) } }),
  casting: inSwing({ view: 'face-on', on: 'shaft', at: 'delivery',
      wrong: { delivery: changed(S.delivery, { club: [-0.86, 0.1, 0.1], chest: [-50, 38, -8] }),
        slot: changed(S.slot, { club: [-0.6, -0.72, 0.34] }),
        impact: changed(S.impact, { hands: [3, 77, 26], club: [2, -74, 56], chest: [14, 35, -18] }) } }),
  'chicken-wing': inSwing({ view: 'face-on', on: 'lead-elbow', at: 'through',
      wrong: {
        release: changed(S.release, { hands: [25, 88, 20], club: [0.7, -0.5, 0.4], chest: [30, 33, -14], elbow: 30 }),
        through: changed(S.through,
          { hands: [35, 110, 14], club: [0.45, 0.82, 0.1], chest: [58, 28, -10], hips: [60, 12, -4], elbow: 40 }) } }),
  'poor-shaft-lean': inSwing({ view: 'face-on', on: 'handle', at: 'impact',
      wrong: { slot: changed(S.slot, { club: [-0.7, -0.62, 0.34], shift: [-4, 0, 0] }), impact: changed(S.impact,
          { hands: [-3, 77, 25], club: [6, -74, 57], chest: [10, 35, -19], shift: [-5, 0, 0] }) },
      right: { impact: changed(S.impact, { hands: [16, 78, 26], club: [-13, -75, 56] }) } }),
  'reverse-pivot': inSwing({ view: 'face-on', on: 'hips', at: 'top', props: [belt(0)],
      wrong: { takeaway: changed(S.takeaway, { shift: [4, 0, 0] }),
        halfway: changed(S.halfway, { chest: [-68, 36, 2], shift: [8, 0, 0] }),
        top: changed(S.top, { hips: [-38, 22, -3], chest: [-86, 32, 8], shift: [12, 0, 0], hands: [-27, 142, -4] }),
        impact: changed(S.impact, { shift: [-6, 0, 0], chest: [20, 34, -20] }) } }),
  'excessive-slide': inSwing({ view: 'face-on', on: 'hips', at: 'impact', props: [belt(24)],
      wrong: { delivery: changed(S.delivery, { shift: [8, 0, 0], chest: [-56, 38, -18] }),
        slot: changed(S.slot, { shift: [13, 0, 0], hips: [4, 22, -8], chest: [-26, 37, -24] }),
        impact: changed(S.impact,
          { shift: [16, -1, 0], hips: [14, 20, -10], chest: [4, 36, -30], hands: [12, 77, 26] }),
        release: changed(S.release, { shift: [13, 0, 0], chest: [30, 32, -28] }) } }),
  'cupped-wrist': { view: 'down-the-line', wrong: wrist(38, 'wrong'), right: wrist(0, 'right') },
  slice: { view: 'face-on', wrong: strike({ outside: 16, face: 12, flight: [44, -34], tone: 'wrong' }),
    right: strike({ outside: -3, face: 0, flight: [0, 0], tone: 'right' }) },
  hook: { view: 'face-on', wrong: strike({ outside: -18, face: -12, flight: [-44, 34], tone: 'wrong' }),
    right: strike({ outside: -3, face: 0, flight: [0, 0], tone: 'right' }) },
  'rushed-tempo': { view: 'face-on',
    wrong: tempo({ halfway: changed(S.halfway, { hands: [-42, 100, 14] }), top: changed(S.top,
          { hips: [-34, 22, 0], chest: [-74, 38, -3], hands: [-44, 126, 2], club: [0.75, 0.6, -0.24] }) },
      { takeaway: 0.16, halfway: 0.23, top: 0.3 }), right: tempo() },
  deceleration: { view: 'face-on',
    wrong: chip([-46, 100, 12], [-0.3, 0.9, -0.2], [16, 77, 26], [0.3, -0.8, 0.55], 'wrong'),
    right: chip([-24, 79, 22], [-0.98, 0.1, 0.14], [38, 88, 22], [0.9, -0.2, 0.3], 'right') },
};
