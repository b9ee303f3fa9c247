import type { SomeLoads } from '../body/loads.ts';
import type { FaultId } from '../faults/fault-ids.ts';

// The mobility screen of twelve tests, similar to common golf movement screens. It is not a medical test.

export type MobilityArea =
  | 'balance'
  | 'glutes'
  | 'hamstrings'
  | 'hips'
  | 'hips-ankles-shoulders'
  | 'lats'
  | 'pelvic-control'
  | 'shoulders'
  | 'thoracic'
  | 'wrists';

export type MobilityTest = {
  readonly id: string;
  readonly name: string;
  readonly area: MobilityArea;
  /** Tested left and right, and scored by their average. */
  readonly bilateral: boolean;
  /** What can be measured in addition to the grade. */
  readonly measure: 'quality' | 'centimetres' | 'seconds' | 'degrees';
  /** Only for tests graded by the measured value alone. If `pass` is below `limited`, smaller is better. */
  readonly cutOffs?: { readonly pass: number; readonly limited: number };
  /**
   * Easier cut-offs from an age on, oldest age first. Published means for balance with closed eyes fall from the
   * fifties on (Bohannon 1984, Springer 2007). The means behind these cut-offs are about 27 s up to the forties and 21,
   * 10 and 4 s in the next three decades. They are second-hand: nobody at Divot has read them in the papers. Scaling
   * the screen's 16 and 8 s by them is Divot's own judgement.
   */
  readonly fromAge?: readonly { readonly age: number; readonly pass: number; readonly limited: number }[];
  readonly howTo: string;
  readonly pass: string;
  readonly limited: string;
  readonly fail: string;
  /** The regions that the test loads. Pain in one is a reason to leave it out. */
  readonly loads: SomeLoads;
  readonly faults: readonly FaultId[];
  readonly exercises: readonly string[];
};

// oxfmt-ignore
export const MOBILITY_TESTS: readonly MobilityTest[] = [
  { id: 'pelvic-tilt', name: 'Pelvic tilt in posture', area: 'pelvic-control', bilateral: false, measure: 'quality',
    loads: { 'lower-back': 1, core: 1, hips: 1 },
    howTo: 'Take your golf posture with your arms crossed. Arch and round only your lower back, five times.',
    pass: 'Smooth arch and tuck, no shake', limited: 'It moves, but jerks or moves one way only',
    fail: 'You cannot move it on its own', faults: ['s-posture', 'c-posture', 'reverse-spine'],
    exercises: ['pelvic-tilt-supine', 'cat-camel', 'dead-bug'] },
  { id: 'pelvic-rotation', name: 'Pelvis turn, chest still', area: 'pelvic-control', bilateral: false,
    measure: 'quality', loads: { hips: 1, 'lower-back': 1, core: 1, knees: 1, thoracic: 1 },
    howTo: 'Take your golf posture with your arms crossed on your chest. Turn only your hips, five times.',
    pass: 'Hips turn freely, chest still', limited: 'Small turn or chest drifts', fail: 'Your chest moves too',
    faults: ['over-the-top', 'casting', 'excessive-slide'],
    exercises: ['standing-hip-turn', 'half-kneeling-chop', 'band-pelvic-turn'] },
  { id: 'torso-rotation', name: 'Chest turn, pelvis still', area: 'thoracic', bilateral: false, measure: 'quality',
    loads: { thoracic: 1, 'lower-back': 1, core: 1, neck: 1 },
    howTo: 'Take your golf posture. Turn only your chest, five times.', pass: 'Chest turns freely, hips still',
    limited: 'Pelvis follows a little', fail: 'Your hips turn too', faults: ['over-the-top', 'sway', 'reverse-spine'],
    exercises: ['open-book', 'quadruped-t-rotation', 'seated-rotation'] },
  { id: 'overhead-squat', name: 'Overhead squat', area: 'hips-ankles-shoulders', bilateral: false, measure: 'quality',
    loads: { hips: 2, knees: 2, ankles: 2, legs: 2, glutes: 1, hamstrings: 1, 'lower-back': 2, core: 1, thoracic: 1,
      shoulders: 2, lats: 1, elbows: 1, wrists: 1, grip: 1 },
    howTo: 'Hold a club overhead with your feet shoulder-width apart. Squat three times.',
    pass: 'Thighs parallel, heels down, club over feet', limited: 'Heels lift or arms drift forward',
    fail: 'You cannot squat halfway down', faults: ['c-posture', 's-posture', 'weight-distribution', 'chicken-wing'],
    exercises: ['goblet-squat', 'ankle-rocks', 'wall-slide'] },
  { id: 'toe-touch', name: 'Toe touch', area: 'hamstrings', bilateral: false, measure: 'centimetres',
    cutOffs: { pass: 0, limited: 10 },
    loads: { hamstrings: 2, 'lower-back': 2, hips: 1, thoracic: 1, knees: 1, legs: 1 },
    howTo: 'Put your feet together, keep your knees straight and fold forward slowly.',
    pass: 'Fingertips to toes (0 cm)', limited: '1-10 cm short', fail: 'More than 10 cm short',
    faults: ['c-posture', 'reverse-pivot'], exercises: ['hinge-dowel', 'hamstring-floss', 'jefferson-curl-light'] },
  { id: 'shoulder-9090', name: '90/90 shoulder turn-out', area: 'shoulders', bilateral: true, measure: 'degrees',
    loads: { shoulders: 2, elbows: 1, chest: 1 },
    howTo: 'Lift your elbow to shoulder height and bend it 90°. Turn your hand back, first standing tall, then in golf posture.',
    pass: 'Forearm past spine line in golf posture', limited: 'Level with spine line', fail: 'Short of spine line',
    faults: ['chicken-wing', 'over-the-top', 'casting'],
    exercises: ['sleeper-stretch', 'band-external-rotation', 'wall-slide'] },
  { id: 'single-leg-balance', name: 'Single-leg balance, eyes closed', area: 'balance', bilateral: true,
    measure: 'seconds', cutOffs: { pass: 16, limited: 8 }, fromAge: [{ age: 80, pass: 2, limited: 1 },
      { age: 70, pass: 3, limited: 2 }, { age: 60, pass: 6, limited: 3 }, { age: 50, pass: 13, limited: 6 }],
    loads: { ankles: 1, knees: 1, hips: 1, legs: 1, glutes: 1 },
    howTo: 'Stand beside a wall that you can touch, on a floor with nothing to trip on. Lift one thigh level, let your arms hang and close your eyes. Stop when the foot comes down or a hand touches the wall. The better of two tries counts.',
    pass: '16 s or more', limited: '8-15 s', fail: 'Under 8 s',
    faults: ['weight-distribution', 'sway', 'excessive-slide', 'reverse-pivot'],
    exercises: ['single-leg-rdl', 'star-reach', 'glute-bridge-single'] },
  { id: 'lat-length', name: 'Lat wall test', area: 'lats', bilateral: true, measure: 'quality',
    loads: { shoulders: 1, lats: 1, thoracic: 1, 'lower-back': 1, hips: 1, knees: 2, legs: 2 },
    howTo: 'Stand in a half squat with your lower back flat against a wall. Raise one arm.',
    pass: 'Thumb reaches wall, back flat', limited: 'Past ears, not wall', fail: 'Below ears',
    faults: ['s-posture', 'reverse-spine', 'chicken-wing'],
    exercises: ['lat-prayer', 'bench-lat-stretch', 'band-pullover'] },
  { id: 'hip-rotation', name: 'Lower-quarter turn', area: 'hips', bilateral: true, measure: 'degrees',
    cutOffs: { pass: 60, limited: 40 }, loads: { hips: 2, knees: 2, ankles: 1, glutes: 1, legs: 1, 'lower-back': 1 },
    howTo: 'Stand on one foot, with the other toes behind you for balance. Turn your pelvis over the planted foot. Read the angle from sticks on the floor.',
    pass: '60° or more each way', limited: '40-59°', fail: 'Under 40°',
    faults: ['sway', 'excessive-slide', 'reverse-pivot', 'over-the-top'],
    exercises: ['hip-90-90', 'hip-car', 'half-kneeling-hip-flexor'] },
  { id: 'seated-rotation', name: 'Seated trunk turn', area: 'thoracic', bilateral: true, measure: 'degrees',
    cutOffs: { pass: 45, limited: 30 },
    loads: { thoracic: 1, 'lower-back': 1, core: 1, shoulders: 1, neck: 1, hips: 1 },
    howTo: 'Sit tall with your knees together and a club across your shoulders. Turn.',
    pass: '45° or more each way', limited: '30-44°', fail: 'Under 30°',
    faults: ['reverse-spine', 'sway', 'chicken-wing', 'over-the-top'],
    exercises: ['seated-rotation', 'open-book', 'thoracic-foam-roll'] },
  { id: 'bridge-hold', name: 'Bridge with leg extension', area: 'glutes', bilateral: true, measure: 'seconds',
    cutOffs: { pass: 10, limited: 5 },
    loads: { glutes: 2, hamstrings: 2, 'lower-back': 2, hips: 2, core: 1, knees: 1, legs: 1 },
    howTo: 'Lift your hips into a bridge. Stretch one leg out level and keep your hips still.',
    pass: '10 s steady', limited: '5-9 s, or your hips shake', fail: 'Under 5 s, or your hamstring cramps',
    faults: ['excessive-slide', 'sway', 'casting'],
    exercises: ['glute-bridge', 'glute-bridge-single', 'side-plank-clam'] },
  { id: 'wrist-hinge', name: 'Wrist hinge and bend', area: 'wrists', bilateral: true, measure: 'degrees',
    loads: { wrists: 1, elbows: 1, grip: 1 },
    howTo: 'Keep your elbow at your side. With the thumb up, hinge your wrist up. With the palm down, bend it back. Measure both with your phone.',
    pass: 'Hinge 20° or more and bend 60° or more', limited: 'Hinge 12-19° or bend 45-59°',
    fail: 'Hinge under 12° or bend under 45°', faults: ['casting', 'cupped-wrist', 'poor-shaft-lean'],
    exercises: ['wrist-car', 'forearm-pronation', 'finger-extensor-band'] },
];
