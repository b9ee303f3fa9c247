import type { Joints, Pose } from './body.ts';
import { CLUB_LENGTH, type Place, placeOf, type Prop } from './props.ts';
import { boxOf, circle, closed, type Eye, flat, line, type Look, type Piece, type Round, solid } from './shapes.ts';
import { add, between, cos, cross, minus, scaled, sin, turnedAbout, unit, type Vec } from './space.ts';

const alongClub = ({ club = [0, -1, 0] }: Pose): Vec => unit(club);
/** From the shaft to the toe: away from the golfer at address, up halfway back and down at the top. */
const towardsToe = (pose: Pose): Vec => {
  const along = alongClub(pose);
  return turnedAbout(unit(cross(along, [1, 0, 0])), along, pose.face ?? 0);
};

const clubOf = (
  eye: Eye,
  { in: hand, length = CLUB_LENGTH, looks = 'iron' }: Extract<Prop, { kind: 'club' }>,
  { arms, pose }: Joints,
): readonly Piece[] => {
  const along = alongClub(pose);
  const { end } = arms[hand === 'right' ? 1 : 0];
  const [grip, tip] = [add(end, scaled(along, -9)), add(end, scaled(along, length))];
  if (looks === 'towel' || looks === 'stick' || looks === 'unseen') return [line(eye, looks, [grip, tip], 2)];
  const size = { iron: 7, putter: 9, driver: 10 }[looks];
  const blade: readonly Round[] = [
    [tip, 2.4],
    [add(tip, scaled(towardsToe(pose), size)), looks === 'driver' ? 4.6 : 2.8],
  ];
  return [line(eye, 'shaft', [grip, tip], 2), solid(eye, 'head-of-club', [blade], 2.1)];
};

const BOXES = { wall: 'wall', towel: 'cloth', sand: 'coin' } as const;

const boxPieces = (
  eye: Eye,
  { from: [x0, y0, z0], to: [x1, y1, z1], looks }: Extract<Prop, { kind: 'box' }>,
): readonly Piece[] => {
  const corners = (ys: readonly number[]): Vec[] =>
    [x0, x1].flatMap((x) => ys.flatMap((y) => [z0, z1].map((z): Vec => [x, y, z])));
  const body = flat(eye, looks === undefined ? 'box' : BOXES[looks], corners([y0, y1]));
  if (looks !== undefined) return [{ ...body, depth: -500 }];
  return [body, { ...flat(eye, 'box-top', corners([y1])), depth: body.depth + 0.1 }];
};

const ringAt = (eye: Eye, look: Look, at: Vec, size: number): Piece => {
  const spots = circle(eye(at).at, size);
  return { look, d: closed(spots), depth: 900, box: boxOf(spots) };
};

/** The part of the body to look at: a ring, or a line over it. It moves with the body. */
const markPieces = (eye: Eye, { on, tone }: Extract<Prop, { kind: 'mark' }>, joints: Joints): readonly Piece[] => {
  const { pelvis, waist, ribs, neck, arms, legs, pose } = joints;
  const [lead] = arms;
  const tip = add(lead.end, scaled(alongClub(pose), CLUB_LENGTH));
  const look = `mark-${tone}` as const;
  const trace = (...points: readonly Vec[]) => line(eye, look, points, 900);
  const ring = (at: Vec, size: number) => ringAt(eye, look, at, size);
  switch (on) {
    case 'spine':
      return [trace(pelvis, waist, ribs, neck)];
    case 'hips':
      return [ring(between(pelvis, waist, 0.3), 19)];
    case 'hands':
      return [ring(lead.end, 12)];
    case 'lead-elbow':
      return [trace(lead.root, lead.joint, lead.end), ring(lead.joint, 10)];
    case 'feet':
      return [ring([pelvis[0], 4, (legs[0].end[2] + legs[1].end[2]) / 2 + 5], 17)];
    case 'wrist':
      return [trace(between(lead.joint, lead.end, 0.2), lead.end), ring(lead.end, 15)];
    case 'face': {
      const toe = towardsToe(pose);
      return [trace(add(tip, scaled(toe, -11)), add(tip, scaled(toe, 20)))];
    }
    default: {
      const shaft = trace(...(on === 'shaft' ? [lead.root] : []), lead.end, tip);
      return on === 'handle' ? [shaft, ring(lead.end, 10)] : [shaft];
    }
  }
};

type PropOf<Kind extends Prop['kind'], P = Prop> = P extends { kind: infer K } ? (Kind extends K ? P : never) : never;
type Weight = PropOf<'dumbbell'> | PropOf<'kettlebell'> | PropOf<'plates'>;

const weightPieces = (eye: Eye, prop: Weight, at: Vec): readonly Piece[] => {
  const on = (x: number, y: number, z: number, size: number): Round => [add(at, [x, y, z]), size];
  if (prop.kind === 'plates') return [-38, 38].map((x) => solid(eye, 'iron', [[on(x, 0, 0, 15)]], 2));
  if (prop.kind === 'kettlebell') {
    const handle = [on(-4, -3, 0, 1.6), on(4, -3, 0, 1.6), on(0, 0, 0, 1.6)];
    return [solid(eye, 'iron', [[on(0, -10, 0, 8)], handle], 5)];
  }
  const [x, y, z] = scaled(unit(prop.along ?? [0, 0, 1]), 8);
  const bar = [on(x, y, z, 1.8), on(-x, -y, -z, 1.8)];
  return [solid(eye, 'iron', [[on(x, y, z, 4.8)], [on(-x, -y, -z, 4.8)], bar], 16)];
};

const glovePieces = (eye: Eye, { bend }: PropOf<'glove'>, { arms, pose }: Joints): readonly Piece[] => {
  const { joint, end } = arms[0];
  const along = unit(minus(end, joint));
  const wrist: Round = [minus(end, scaled(along, 2)), 3.6];
  const knuckles: Round = [add(end, scaled(turnedAbout(along, alongClub(pose), bend), 9)), 3.4];
  return [solid(eye, 'glove', [[wrist, knuckles]], 6)];
};

const flagPieces = (eye: Eye, at: Vec): readonly Piece[] => {
  const top = add(at, [0, 110, 0]);
  return [
    line(eye, 'pole', [at, top], -2),
    flat(eye, 'flag', [top, add(top, [0, -22, 0]), add(top, [30, -11, 0])], -1),
  ];
};

const BALLS = { golf: 'ball', away: 'ball-away', heavy: 'iron', gym: 'gym-ball', cloth: 'cloth' } as const;

/** `at`: a place on the golfer now. `share`: how far the loop has come. */
type Now = { readonly joints: Joints; readonly share: number; readonly at: (place: Place) => Vec };
type Drawing<P> = (eye: Eye, prop: P, now: Now) => readonly Piece[];

const rimPieces =
  (look: 'coin' | 'hole'): Drawing<PropOf<'coin'>> =>
  (eye, { at: middle }) => {
    const rim = Array.from({ length: 12 }, (_, n): Vec => add(middle, [5.4 * cos(n * 30), 0.3, 5.4 * sin(n * 30)]));
    return [flat(eye, look, rim, -200)];
  };

const beatLook = ({ isLast = false }: PropOf<'beat'>, isOn: boolean) => {
  if (!isOn) return 'beat-off';
  return isLast ? 'beat-last' : 'beat';
};

const DRAWINGS: { readonly [Kind in Prop['kind']]: Drawing<PropOf<Kind>> } = {
  club: (eye, prop, { joints }) => clubOf(eye, prop, joints),
  stick: (eye, prop, { at }) => {
    const [from, to] = [at(prop.from), at(prop.to)];
    const more = scaled(unit(minus(to, from)), prop.beyond ?? 0);
    return [line(eye, prop.looks ?? 'stick', [minus(from, more), add(to, more)], prop.beyond ? 3 : 0)];
  },
  band: (eye, prop, { at }) => [line(eye, 'band', [at(prop.from), at(prop.to)], 1)],
  guide: (eye, prop, { at }) => [line(eye, 'guide', [at(prop.from), at(prop.to)], -300)],
  dumbbell: (eye, prop, { at }) => weightPieces(eye, prop, at(prop.at)),
  kettlebell: (eye, prop, { at }) => weightPieces(eye, prop, at(prop.at)),
  plates: (eye, prop, { at }) => weightPieces(eye, prop, at(prop.at)),
  ball: (eye, prop, { at }) => [solid(eye, BALLS[prop.looks], [[[at(prop.at), prop.size]]], 2)],
  roller: (eye, prop) => {
    const ends = [-20, 20].map((x): Round => [add(prop.at, [x, 0, 0]), 7]);
    return [solid(eye, 'gym-ball', [ends], -40)];
  },
  box: boxPieces,
  tee: (eye, prop) => [line(eye, 'tee', [prop.at, add(prop.at, [0, 5, 0])])],
  coin: rimPieces('coin'),
  hole: rimPieces('hole'),
  flag: (eye, prop) => flagPieces(eye, prop.at),
  glove: (eye, prop, { joints }) => glovePieces(eye, prop, joints),
  flight: (eye, prop) => [line(eye, 'flight', prop.through, -250)],
  mark: (eye, prop, { joints }) => {
    const marks = markPieces(eye, prop, joints);
    return [...marks.map((mark): Piece => ({ ...mark, look: 'mark-case', depth: 899 })), ...marks];
  },
  beat: (eye, prop, { share }) => {
    const isOn = share >= prop.from && share < prop.until;
    return [solid(eye, beatLook(prop, isOn), [[[prop.at, isOn ? 6 : 4]]])];
  },
};

/** What a movement is done with, at a share of the loop. */
export const propPieces = (eye: Eye, prop: Prop, joints: Joints, share: number): readonly Piece[] => {
  const draw = DRAWINGS[prop.kind] as Drawing<Prop>;
  return draw(eye, prop, { joints, share, at: (place) => placeOf(place, joints, share) });
};
