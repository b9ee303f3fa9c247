import type { ReactNode } from 'react';
import { CourseFace } from '#src/ui/figures/course-face.tsx';
import {
  DRILL_MOVEMENTS,
  EXERCISE_MOVEMENTS,
  MOBILITY_MOVEMENTS,
  type SeenGolfer,
  cameraOn,
  frameOf,
  frameOfGolfers,
  wholeSwing,
} from '@divot/golf-content';
import { Figure, MovingFigure } from '#src/ui/figures/figure.tsx';
import { Loop, Motion, PlayButton, Still } from '#src/ui/figures/motion.tsx';
import { type GroundShape, GroundShapes } from '#src/ui/figures/ground-shapes.tsx';
import { type Drawing, HoleDrawing } from '#src/ui/figures/hole-drawing.tsx';
import { Face } from '#src/ui/figures/face.tsx';
import { Monogram } from '#src/ui/figures/monogram.tsx';
import { SeenFigure } from '#src/ui/figures/seen-figure.tsx';
import { Clip } from '#src/ui/primitives/clip.tsx';
import { type Exhibit, exhibit } from '#dev/gallery/exhibit.ts';
import { seenPoints } from '#dev/gallery/seen-points.ts';

const [swing, behind] = [wholeSwing('face-on'), wholeSwing('down-the-line')];
const ignore = () => undefined;
const grid = (drawings: ReactNode) => <div className="flex flex-wrap gap-2">{drawings}</div>;
const family = (movements: Readonly<Record<string, unknown>>) =>
  grid(Object.keys(movements).map((id) => <Figure key={id} id={id} className="w-28" />));

/** A short hole with one shape of each kind, within 72 by 72. */
const SHAPES: readonly GroundShape[] = [
  { kind: 'recovery', d: 'M2 2L18 2L14 40L2 50Z', isOwn: false },
  { kind: 'out', d: 'M66 40L72 40L72 72L66 72Z', isOwn: false },
  { kind: 'water', d: 'M48 30Q60 34 66 30L66 40Q54 42 46 38Z', isOwn: false },
  { kind: 'fairway', d: 'M30 26Q44 24 42 40Q40 52 36 58L30 58Q26 40 30 26Z', isOwn: false },
  { kind: 'tee', d: 'M32 63L38 63L38 69L32 69Z', isOwn: false },
  { kind: 'green', d: 'M52 8Q60 6 60 14Q58 18 52 16Z', isOwn: false },
  { kind: 'green', d: 'M30 10Q38 5 42 12Q42 20 34 20Q28 18 30 10Z', isOwn: true },
  { kind: 'sand', d: 'M22 16Q28 14 27 20Q24 24 21 21Z', isOwn: false },
];

const TILE: Drawing = { width: 72, height: 72, shapes: SHAPES, tee: [35, 66], flag: [35, 14], balls: [] };
const LARGE: Drawing = {
  ...TILE,
  balls: [
    [35, 66],
    [38, 40],
    [33, 18],
  ],
  lens: { at: [58, 52], radius: 12, shapes: SHAPES, flag: [57, 54], balls: [[55, 58]] },
};
const DIAGRAM: Drawing = {
  width: 390,
  height: 400,
  shapes: [{ kind: 'green', d: 'M180 40A15 12 0 1 1 210 40A15 12 0 1 1 180 40Z', isOwn: true }],
  tee: [195, 330],
  flag: [195, 40],
  balls: [],
  ticks: [100, 160, 220, 280].map((y) => [195, y] as const),
  caption: '412',
};
const DIAGRAM_TILE: Partial<Drawing> = {
  width: 56,
  height: 56,
  shapes: [{ kind: 'green', d: 'M12 14A6 5 0 1 1 24 14A6 5 0 1 1 12 14Z', isOwn: true }],
  tee: [18, 46],
  flag: [18, 14],
};

const OnGround = (props: { readonly patterns?: true }) => (
  <svg viewBox="0 0 72 72" role="img" aria-label="a hole from above" className="size-56">
    <rect width="72" height="72" className="fill-ground-rough" />
    <GroundShapes shapes={SHAPES} {...props} />
  </svg>
);
const COURSES = ['Heronsbridge', 'Fernhill Links', 'Old Quarry', 'Étang Links', 'Golf'];
const PEOPLE = 'Ines Ferrer, Tom O’Malley, Åsa, Ruth de Vries, Juan Pérez, 王伟, Kim, Ben Li, Ana Ruiz'.split(', ');

/** The drawn golfer at the top of a swing, as a camera in front would measure it. */
const seen: SeenGolfer = {
  points: seenPoints('face-on', 0.42),
  view: 'face-on',
  share: 0.42,
  props: [{ kind: 'mark', on: 'hips', tone: 'wrong' }],
};
const camera = cameraOn(seen.points);
const SEEN = {
  camera,
  frame: frameOfGolfers([seen], camera),
  hand: 'right',
  label: 'A golfer at the top',
  className: 'w-40',
} as const;

export const figures: readonly Exhibit[] = [
  exhibit(OnGround, {
    name: 'GroundShapes',
    states: { 'every kind of ground': {}, 'with patterns': { patterns: true } },
  }),
  exhibit(HoleDrawing, {
    name: 'HoleDrawing',
    states: {
      'with shots and the green enlarged': { drawing: LARGE, label: 'hole 7 from above', className: 'w-72' },
      'a tile': { drawing: TILE, isTile: true, className: 'size-14' },
      'of its length alone': { drawing: DIAGRAM, className: 'w-72' },
      'of its length alone, a tile': { drawing: { ...DIAGRAM, ...DIAGRAM_TILE }, isTile: true, className: 'size-14' },
    },
  }),
  {
    name: 'CourseFace',
    states: {
      'its own hole': <CourseFace name="Old Quarry" drawing={TILE} />,
      'contours of five names': grid(COURSES.map((name) => <CourseFace key={name} name={name} className="size-20" />)),
    },
  },
  {
    name: 'Monogram',
    states: {
      'nine people': grid(PEOPLE.map((name) => <Monogram key={name} name={name} />)),
      small: <Monogram name="Ines Ferrer" className="size-9" />,
      'with a photograph': <Face name="Ines Ferrer" photo="/icons/icon-192.png" className="size-14" />,
    },
  },
  {
    name: 'Figure',
    isWide: true,
    states: {
      'mobility tests': family(MOBILITY_MOVEMENTS),
      exercises: family(EXERCISE_MOVEMENTS),
      drills: family(DRILL_MOVEMENTS),
    },
  },
  {
    name: 'MovingFigure',
    states: {
      'an exercise': <MovingFigure id="goblet-squat" className="w-80" />,
      'a drill, left-handed': <MovingFigure id="pump" hand="left" className="w-80" />,
    },
  },
  { name: 'Loop', states: { 'a swing': <Loop movement={swing} hand="right" className="w-80" /> } },
  {
    name: 'Motion',
    states: {
      'at rest': <Motion movement={swing} hand="right" isPlaying={false} className="w-40" />,
      'in the frame of another, once': (
        <Motion
          movement={swing}
          frame={frameOf(swing, behind)}
          hand="right"
          isPlaying
          onRound={ignore}
          className="w-40"
        />
      ),
    },
  },
  {
    name: 'SeenFigure',
    states: {
      'at the top, with what to look at': <SeenFigure {...SEEN} golfers={[seen]} />,
      'left-handed, over another one': (
        <SeenFigure
          {...SEEN}
          label={undefined}
          hand="left"
          golfers={[
            { ...seen, isGhost: true },
            { ...seen, share: undefined },
          ]}
        />
      ),
    },
  },
  { name: 'Still', states: { 'from behind the ball': <Still movement={behind} hand="left" className="w-40" /> } },
  {
    name: 'PlayButton',
    states: {
      'while it plays': <PlayButton isPlaying onChange={ignore} />,
      'at rest': <PlayButton isPlaying={false} onChange={ignore} />,
    },
  },
  { name: 'Clip', states: { 'before its first picture': <Clip aria-label="Your clip" className="h-40" /> } },
];
