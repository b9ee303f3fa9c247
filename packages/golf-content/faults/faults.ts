import type { FaultIcon } from './fault-icon.ts';
import type { FaultId } from './fault-ids.ts';

// The swing fault catalogue (SPEC section 3); texts from general coaching knowledge. Sides are written for
// right-handers: show every text through `forHandedness`.

type FaultCategory =
  | 'Setup & Posture'
  | 'Backswing'
  | 'Downswing Path'
  | 'Impact & Clubface'
  | 'Weight Transfer'
  | 'Tempo & Timing';

export type Fault = {
  readonly id: FaultId;
  readonly title: string;
  readonly category: FaultCategory;
  readonly icon: FaultIcon;
  readonly description: string;
  /** The two frames of the fault's picture, in a few words each, and where to look in them. */
  readonly wrong: string;
  readonly right: string;
  readonly look: string;
  readonly biomechanicalFix: string;
  readonly likelyCauses: readonly string[];
  readonly ballFlight: string;
  /** A swing thought of three to five words. */
  readonly swingThought: string;
  /** Body areas that often cause the fault. */
  readonly mobilityAreas: readonly string[];
  /** Ids of drills and exercises, best fit first. */
  readonly drills: readonly string[];
  readonly exercises: readonly string[];
  /** Library videos about the fault. */
  readonly videoIds: readonly string[];
};

// oxfmt-ignore
export const FAULTS: readonly Fault[] = [
  { id: 'c-posture', title: 'C Posture', category: 'Setup & Posture', icon: 'figure-rounded',
    description: 'At address your upper back is rounded and your head hangs forward. You bend from the spine, not from the hips.',
    wrong: 'Back is round', right: 'Back is straight', look: 'Your back, from the belt to the neck.',
    biomechanicalFix: 'Bend from the hip joints and make the back of your neck long. Let your arms hang under your shoulders. Knees soft, weight mid-foot.',
    likelyCauses: ['a stiff upper back from sitting', 'short hamstrings', 'clubs that are too short',
      'standing too close to the ball'],
    ballFlight: 'Your turn gets short: weak fades, thin and fat shots, low flight.',
    swingThought: 'tall neck, hips back', mobilityAreas: ['thoracic', 'hamstrings', 'shoulders', 'neck'],
    drills: ['wall-hinge', 'club-on-spine', 'balance-toe-tap'],
    exercises: ['wall-slide', 'thoracic-foam-roll', 'hinge-dowel', 'face-pull'], videoIds: [] },
  { id: 's-posture', title: 'S Posture', category: 'Setup & Posture', icon: 'figure-arched',
    description: 'At address your lower back arches too much and your tailbone points up. Your stomach is relaxed.',
    wrong: 'Back is arched', right: 'Back is straight', look: 'Your lower back, just above the belt.',
    biomechanicalFix: 'Tuck your pelvis a little and brace your stomach gently. Keep the bend in your hips and take out the extra arch.',
    likelyCauses: ['a weak stomach and weak glutes', 'tight hip flexors and lats',
      'being told to stick your backside out'],
    ballFlight: 'You stand up early: blocks, hooks and thin shots. Your lower back may get sore.',
    swingThought: 'zip up, tuck one notch', mobilityAreas: ['pelvic-control', 'hips', 'lats'],
    drills: ['club-on-spine', 'wall-hinge', 'balance-toe-tap'],
    exercises: ['pelvic-tilt-supine', 'dead-bug', 'half-kneeling-hip-flexor', 'bird-dog'], videoIds: [] },
  { id: 'weight-distribution', title: 'Poor Weight Distribution', category: 'Setup & Posture', icon: 'feet',
    description: 'At address your weight is on your toes, on your heels, or clearly on one foot with a normal iron.',
    wrong: 'On the toes', right: 'On mid-foot', look: 'Where your feet press on the ground.',
    biomechanicalFix: 'Balance over the balls of both feet: half and half for irons, a little more on the trail side for the driver. Knees over mid-foot.',
    likelyCauses: ['poor balance', 'stiff ankles', 'standing too far from the ball', 'habits from sloping lies'],
    ballFlight: 'On the toes: heel strikes and pushes. On the heels: toe strikes and pulls. Misses go both ways.',
    swingThought: 'laces heavy', mobilityAreas: ['ankles', 'balance', 'hips-ankles-shoulders'],
    drills: ['balance-toe-tap', 'feet-together', 'line-strike'],
    exercises: ['ankle-rocks', 'star-reach', 'goblet-squat', 'single-leg-rdl'], videoIds: ['ground-power'] },
  { id: 'sway', title: 'Sway', category: 'Backswing', icon: 'arrow-away',
    description: 'In the backswing your hips slide away from the target. Your weight goes to the outside of your trail foot.',
    wrong: 'Hips slide', right: 'Hips turn', look: 'Your belt, from address to the top.',
    biomechanicalFix: 'Turn around a braced trail leg. Feel pressure inside the trail foot while the trail hip goes back and up. Your head stays roughly centred.',
    likelyCauses: ['a trail hip that turns in too little', 'a chest that turns too little, so the body shifts instead',
      'weak outer hips'],
    ballFlight: 'The low point wanders: fat and thin shots, weak push-fades.',
    swingThought: 'turn in a barrel', mobilityAreas: ['hips', 'thoracic', 'glutes', 'balance'],
    drills: ['trail-stick-sway', 'shoulder-tilt-chair', 'feet-together'],
    exercises: ['hip-90-90', 'open-book', 'lateral-lunge', 'sb-turn-back'], videoIds: [] },
  { id: 'reverse-spine', title: 'Reverse Spine Angle', category: 'Backswing', icon: 'tilt-back',
    description: 'At the top your upper body leans towards the target or bends backward. Your spine tilts the wrong way over your hips.',
    wrong: 'Leans to target', right: 'Leans away', look: 'Your spine at the top.',
    biomechanicalFix: 'Keep the forward bend you had at address and turn your shoulders square to it. At the top your chest is over your trail thigh.',
    likelyCauses: ['hips and chest that turn too little', 'a backswing that is too long',
      'trying to keep the head dead still', 'a weak core'],
    ballFlight: 'Pulls and slices from over the top, fat shots, and strain on the lower back.',
    swingThought: 'chest over trail knee', mobilityAreas: ['thoracic', 'hips', 'pelvic-control', 'lats'],
    drills: ['shoulder-tilt-chair', 'step-through', 'trail-stick-sway'],
    exercises: ['seated-rotation', 'open-book', 'dead-bug', 'half-kneeling-lift'], videoIds: [] },
  { id: 'cupped-wrist', title: 'Cupped Lead Wrist', category: 'Backswing', icon: 'wrist-bent',
    description: 'At the top the back of your lead wrist bends backward. That opens the clubface.',
    wrong: 'Wrist bends back', right: 'Wrist is flat', look: 'The back of your lead hand at the top.',
    biomechanicalFix: 'Keep the lead wrist flat or slightly bowed at the top. Hold the club in your fingers, show more knuckles, and set the wrist by halfway back.',
    likelyCauses: ['a weak grip, or a grip in the palm', 'wrists that move too little',
      'a club that points across the line at the top'],
    ballFlight: 'Open face: slices, weak high shots to the right, heel strikes.',
    swingThought: 'watch face to sky', mobilityAreas: ['wrists', 'shoulders'],
    drills: ['ruler-watch', 'motorcycle', 'strong-weak-face'],
    exercises: ['wrist-car', 'forearm-pronation', 'finger-extensor-band'], videoIds: [] },
  { id: 'over-the-top', title: 'Over The Top', category: 'Downswing Path', icon: 'path-out-in',
    description: 'From the top your shoulders and hands move out towards the ball. The club comes down steep, from outside to in.',
    wrong: 'Hands go out', right: 'Hands drop', look: 'Your hands, just after the top.',
    biomechanicalFix: 'Start from the ground. Press into your lead foot and turn your pelvis before your chest. Your trail elbow drops towards your hip and your back faces the target a little longer.',
    likelyCauses: ['the upper body starts first', 'chest and hips that turn as one',
      'a trail shoulder that turns out too little', 'aiming right to fight a slice'],
    ballFlight: 'Pulls with a square face, slices with an open one. Steep divots that point left, drives high and short.',
    swingThought: 'back to target, elbow down', mobilityAreas: ['pelvic-control', 'thoracic', 'shoulders', 'hips'],
    drills: ['headcover-outside', 'pump', 'pause-top'],
    exercises: ['half-kneeling-chop', 'standing-hip-turn', 'band-external-rotation', 'sb-downswing'],
    videoIds: ['slice-fix'] },
  { id: 'casting', title: 'Casting', category: 'Downswing Path', icon: 'angle-open',
    description: 'You throw your wrist hinge away just after the top. Arms and shaft are straight long before impact.',
    wrong: 'Hinge is gone', right: 'Hinge holds', look: 'The angle between lead arm and club, halfway down.',
    biomechanicalFix: 'Hips, chest, arms, club: in that order. Keep the hinge until your hands pass your trail thigh. Feel the lead arm pull, then release.',
    likelyCauses: ['the arms start first', 'a weak core, grip or hips', 'trying to lift the ball', 'stiff wrists'],
    ballFlight: 'High weak shots, fat and thin ones, less distance, little shaft lean.',
    swingThought: 'hands to pocket first', mobilityAreas: ['wrists', 'pelvic-control', 'glutes'],
    drills: ['towel-lag', 'split-grip', 'pump'],
    exercises: ['sb-downswing', 'half-kneeling-chop', 'farmer-carry', 'forearm-pronation'], videoIds: [] },
  { id: 'chicken-wing', title: 'Chicken Wing', category: 'Impact & Clubface', icon: 'elbow-out',
    description: 'Just after impact your lead elbow bends and points out. Your arms fold instead of stretching.',
    wrong: 'Elbow bends', right: 'Arm stays long', look: 'Your lead elbow, just after the ball.',
    biomechanicalFix: 'Turn your chest and lead forearm through. Keep the lead arm close to your chest, and both arms long well past the ball.',
    likelyCauses: ['saving an open face', 'a body that stops turning',
      'a lead shoulder that turns out too little, or is weak at the back'],
    ballFlight: 'Slices and weak pushes, thin and topped balls, little power.',
    swingThought: 'long arms past ball', mobilityAreas: ['shoulders', 'lats', 'thoracic'],
    drills: ['towel-under-arm', 'nine-to-three', 'lead-hand-only'],
    exercises: ['band-external-rotation', 'wall-slide', 'face-pull', 'sb-impact-hold'], videoIds: [] },
  { id: 'slice', title: 'Slice', category: 'Impact & Clubface', icon: 'curve-right',
    description: 'The ball curves strongly to the right, because the face points right of the path.',
    wrong: 'Face open', right: 'Face square', look: 'The face against the path, as the ball leaves.',
    biomechanicalFix: 'Close the face to the path first: a neutral or stronger grip and a flatter lead wrist. Then swing more from the inside.',
    likelyCauses: ['an open face from a weak grip or a cupped wrist', 'a path from outside to in',
      'a ball too far forward', 'stiff hips or chest'],
    ballFlight: 'Starts left or straight and bends right. High and short.',
    swingThought: 'shake hands with target', mobilityAreas: ['wrists', 'thoracic', 'hips'],
    drills: ['strong-weak-face', 'motorcycle', 'headcover-outside'],
    exercises: ['forearm-pronation', 'open-book', 'wrist-car', 'sb-downswing'], videoIds: ['slice-fix'] },
  { id: 'hook', title: 'Hook', category: 'Impact & Clubface', icon: 'curve-left',
    description: 'The ball curves strongly to the left, because the face points left of the path.',
    wrong: 'Face closed', right: 'Face square', look: 'The face against the path, as the ball leaves.',
    biomechanicalFix: 'Weaken a grip that is too strong. Keep your chest turning, so that your hands do not flip. Swing less from the inside.',
    likelyCauses: ['a strong grip', 'a body that stops while the hands roll', 'a path too far from inside to out',
      'standing up early'],
    ballFlight: 'Starts right, dives left and runs. Low, smothered drives.',
    swingThought: 'chest wins the race', mobilityAreas: ['pelvic-control', 'wrists', 'hips'],
    drills: ['nine-to-three', 'strong-weak-face', 'alignment-gate'],
    exercises: ['forearm-pronation', 'band-pelvic-turn', 'hip-90-90'], videoIds: [] },
  { id: 'poor-shaft-lean', title: 'Poor Shaft Lean', category: 'Impact & Clubface', icon: 'shaft-back',
    description: 'With irons the handle is level with the ball or behind it at impact, and the lead wrist is bent. The club meets the ground before the ball.',
    wrong: 'Handle behind', right: 'Handle ahead', look: 'Your hands and the ball at impact.',
    biomechanicalFix: 'Move pressure to your lead side. Keep the lead wrist flat and the handle slightly ahead, so that you strike the ball before the turf.',
    likelyCauses: ['hanging back', 'casting', 'a ball too far forward', 'scooping to help it up'],
    ballFlight: 'High, spinning, short irons. Fat, then thin.', swingThought: 'handle past, then head',
    mobilityAreas: ['wrists', 'pelvic-control'], drills: ['impact-bag', 'tee-ahead', 'line-strike'],
    exercises: ['sb-impact-hold', 'wrist-car', 'band-pelvic-turn'], videoIds: [] },
  { id: 'reverse-pivot', title: 'Reverse Pivot', category: 'Weight Transfer', icon: 'swap',
    description: 'Your weight goes to the lead foot in the backswing and to the trail foot in the downswing.',
    wrong: 'Weight on lead foot', right: 'Weight on trail foot', look: 'Your hips and your weight at the top.',
    biomechanicalFix: 'Load the inside of your trail foot to the top. Push to the lead foot before your arms come down, and finish on the lead heel.',
    likelyCauses: ['fear of swaying', 'shoulders that tilt too steeply', 'poor balance on the lead leg'],
    ballFlight: 'Fat and thin shots, weak slices, tops.', swingThought: 'load, then go',
    mobilityAreas: ['balance', 'hips', 'hamstrings'], drills: ['step-through', 'lift-lead-heel', 'line-strike'],
    exercises: ['lateral-bound', 'split-squat', 'sb-step-swing', 'single-leg-rdl'], videoIds: ['ground-power'] },
  { id: 'excessive-slide', title: 'Excessive Slide', category: 'Weight Transfer', icon: 'arrow-toward',
    description: 'In the downswing your hips travel past your lead foot without turning. Your head drops back.',
    wrong: 'Hips slide past', right: 'Hips turn', look: 'Your belt and your lead foot at impact.',
    biomechanicalFix: 'Shift a little, then turn your pelvis around a lead leg that straightens. Feel your lead pocket go back.',
    likelyCauses: ['a lead hip that turns in too little', 'weak glutes', 'a weight shift that is overdone'],
    ballFlight: 'Blocks, push-slices, snap hooks and fat shots.', swingThought: 'post and turn',
    mobilityAreas: ['hips', 'glutes', 'balance', 'pelvic-control'],
    drills: ['lead-stick-slide', 'feet-together', 'balance-toe-tap'],
    exercises: ['hip-90-90', 'glute-bridge-single', 'side-plank-clam', 'sb-lateral-walk'], videoIds: [] },
  { id: 'rushed-tempo', title: 'Rushed Tempo', category: 'Tempo & Timing', icon: 'fast',
    description: 'You hurry the change of direction. The arms start down before the backswing is finished.',
    wrong: 'Two beats back', right: 'Three beats back', look: 'The beats to the top against the one beat down.',
    biomechanicalFix: 'Make a longer, smoother backswing and start down from the ground. Aim for about three beats back to one down.',
    likelyCauses: ['tension, hitting at the ball', 'a short turn', 'no routine'],
    ballFlight: 'Pulls, pull-hooks or slices. Misses go both ways and the strike varies.',
    swingThought: 'complete the turn', mobilityAreas: ['thoracic', 'hips'],
    drills: ['metronome-31', 'pause-top', 'routine-reps'],
    exercises: ['sb-tempo', 'step-change-dir', 'seated-rotation'], videoIds: [] },
  { id: 'deceleration', title: 'Deceleration', category: 'Tempo & Timing', icon: 'slow',
    description: 'The club slows before the ball or at it, most of all in short shots and putts. The backswing is long, the finish short.',
    wrong: 'Long back, short through', right: 'Short back, long through',
    look: 'How far your hands go back and through.',
    biomechanicalFix: 'Match the lengths: shorter back, as long or longer through. Keep your chest moving and speed up past the ball.',
    likelyCauses: ['fear of hitting it too far', 'a backswing that is too long', 'a weak core',
      'little feel for distance'],
    ballFlight: 'Chunks and thins that come up short. Putts short and off line.',
    swingThought: 'through longer than back', mobilityAreas: ['pelvic-control', 'thoracic'],
    drills: ['landing-towel', 'towel-lag', 'lead-hand-only'],
    exercises: ['mb-slam', 'kb-swing', 'mb-rotational-throw', 'sb-tempo'], videoIds: [] },
];

export const faultById = (id: string): Fault | undefined => FAULTS.find((fault) => fault.id === id);
