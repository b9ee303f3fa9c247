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
  readonly icon: string;
  readonly description: string;
  readonly biomechanicalFix: string;
  readonly likelyCauses: readonly string[];
  readonly ballFlight: string;
  /** Three to five words to swing with. */
  readonly swingThought: string;
  /** Body areas that often stand behind it. */
  readonly mobilityAreas: readonly string[];
  /** Ids of drills and exercises, the first the most fitting. */
  readonly drills: readonly string[];
  readonly exercises: readonly string[];
  readonly videoIds: readonly string[];
};

export const FAULTS: readonly Fault[] = [
  {
    id: 'c-posture',
    title: 'C-Posture',
    category: 'Setup & Posture',
    icon: 'figure-rounded',
    description:
      'At address the upper back is rounded and the head hangs forward; bend comes from the spine instead of the hips.',
    biomechanicalFix:
      'Hinge at the hip joints, lengthen the back of the neck, let arms hang under the shoulders; knees soft, weight mid-foot.',
    likelyCauses: ['desk posture, stiff upper back', 'short hamstrings', 'clubs too short', 'standing too close'],
    ballFlight: 'Short turn: weak fades, thin or fat contact, loss of height',
    swingThought: 'tall neck, hips back',
    mobilityAreas: ['thoracic', 'hamstrings', 'shoulders', 'neck'],
    drills: ['wall-hinge', 'club-on-spine', 'balance-toe-tap'],
    exercises: ['wall-slide', 'thoracic-foam-roll', 'hinge-dowel', 'face-pull'],
    videoIds: [],
  },
  {
    id: 's-posture',
    title: 'S-Posture',
    category: 'Setup & Posture',
    icon: 'figure-arched',
    description: 'At address the lower back is over-arched and the tailbone sticks up; stomach relaxed.',
    biomechanicalFix:
      'Slight tuck of the pelvis and gentle abdominal brace; keep the hip hinge, remove the extra lumbar arch.',
    likelyCauses: ['weak abdominals and glutes', 'tight hip flexors and lats', 'being told “stick your backside out”'],
    ballFlight: 'Early stand-up: blocks, hooks, thin strikes; low-back soreness',
    swingThought: 'zip up, tuck one notch',
    mobilityAreas: ['pelvic-control', 'hips', 'lats'],
    drills: ['club-on-spine', 'wall-hinge', 'balance-toe-tap'],
    exercises: ['pelvic-tilt-supine', 'dead-bug', 'half-kneeling-hip-flexor', 'bird-dog'],
    videoIds: [],
  },
  {
    id: 'weight-distribution',
    title: 'Poor Weight Distribution',
    category: 'Setup & Posture',
    icon: 'feet',
    description: 'Pressure at address is in toes or heels, or clearly on one foot for a normal iron.',
    biomechanicalFix:
      'Balance over the balls of both feet, about 50/50 for irons and slightly trail side for driver; knees over mid-foot.',
    likelyCauses: ['poor balance', 'ankle stiffness', 'ball too far', 'slope habits'],
    ballFlight: 'Toes: heel strikes and pushes; heels: toe strikes and pulls; two-way miss',
    swingThought: 'laces heavy',
    mobilityAreas: ['ankles', 'balance', 'hips-ankles-shoulders'],
    drills: ['balance-toe-tap', 'feet-together', 'line-strike'],
    exercises: ['ankle-rocks', 'star-reach', 'goblet-squat', 'single-leg-rdl'],
    videoIds: ['ground-power'],
  },
  {
    id: 'sway',
    title: 'Sway',
    category: 'Backswing',
    icon: 'arrow-away',
    description: 'Hips slide away from the target in the backswing and weight goes to the outside of the trail foot.',
    biomechanicalFix:
      'Turn around a braced trail leg: pressure inside the trail foot, trail hip goes back and up, head stays roughly centred.',
    likelyCauses: [
      'limited trail-hip internal rotation',
      'limited chest turn, so the body shifts instead',
      'weak hip abductors',
    ],
    ballFlight: 'Low point wanders: fat, thin; weak push-fades',
    swingThought: 'turn in a barrel',
    mobilityAreas: ['hips', 'thoracic', 'glutes', 'balance'],
    drills: ['trail-stick-sway', 'shoulder-tilt-chair', 'feet-together'],
    exercises: ['hip-90-90', 'open-book', 'lateral-lunge', 'sb-turn-back'],
    videoIds: [],
  },
  {
    id: 'reverse-spine',
    title: 'Reverse Spine Angle',
    category: 'Backswing',
    icon: 'tilt-back',
    description:
      'At the top the upper body leans toward the target or bends backward, so the spine tilts the wrong way over the hips.',
    biomechanicalFix:
      'Keep the forward bend you had at address and turn the shoulders square to it; chest over the trail thigh at the top.',
    likelyCauses: [
      'limited hip and chest rotation',
      'over-long backswing',
      'trying to keep the head dead still',
      'weak core',
    ],
    ballFlight: 'Over-the-top pulls and slices, fat shots; high stress for the low back',
    swingThought: 'chest over trail knee',
    mobilityAreas: ['thoracic', 'hips', 'pelvic-control', 'lats'],
    drills: ['shoulder-tilt-chair', 'step-through', 'trail-stick-sway'],
    exercises: ['seated-rotation', 'open-book', 'dead-bug', 'half-kneeling-lift'],
    videoIds: [],
  },
  {
    id: 'cupped-wrist',
    title: 'Cupped Lead Wrist',
    category: 'Backswing',
    icon: 'wrist-bent',
    description: 'Back of the lead wrist bends backward at the top, opening the clubface.',
    biomechanicalFix:
      'Flatter or slightly bowed lead wrist at the top: grip in fingers, more knuckles visible, set by half-way back.',
    likelyCauses: ['weak grip or palm grip', 'limited wrist range', 'across-the-line top'],
    ballFlight: 'Open face: slice, weak high right shot, heel strikes',
    swingThought: 'watch face to sky',
    mobilityAreas: ['wrists', 'shoulders'],
    drills: ['ruler-watch', 'motorcycle', 'strong-weak-face'],
    exercises: ['wrist-car', 'forearm-pronation', 'finger-extensor-band'],
    videoIds: [],
  },
  {
    id: 'over-the-top',
    title: 'Over the Top',
    category: 'Downswing Path',
    icon: 'path-out-in',
    description:
      'From the top the shoulders and hands move out toward the ball line, so the club comes down steep from outside to in.',
    biomechanicalFix:
      'Start from the ground: pressure to lead foot and pelvis turn before the chest; trail elbow drops toward the hip; back stays to target longer.',
    likelyCauses: [
      'upper body starts first',
      'limited chest-hip separation',
      'poor trail shoulder turn-out',
      'aiming right to fight slice',
    ],
    ballFlight: 'Pull with square face, slice with open face, steep divots pointing left, drives high and short',
    swingThought: 'back to target, elbow down',
    mobilityAreas: ['pelvic-control', 'thoracic', 'shoulders', 'hips'],
    drills: ['headcover-outside', 'pump', 'pause-top'],
    exercises: ['half-kneeling-chop', 'standing-hip-turn', 'band-external-rotation', 'sb-downswing'],
    videoIds: ['slice-fix'],
  },
  {
    id: 'casting',
    title: 'Casting (early release)',
    category: 'Downswing Path',
    icon: 'angle-open',
    description: 'Wrist hinge is thrown away just after the top; arms and shaft straighten long before impact.',
    biomechanicalFix:
      'Sequence hips, chest, arms, club; keep hinge until hands pass the trail thigh; feel lead arm pull, then release through.',
    likelyCauses: ['arms start first', 'weak core, grip or hips', 'trying to lift the ball', 'poor wrist mobility'],
    ballFlight: 'High weak shots, fat or thin, loss of distance, little shaft lean',
    swingThought: 'hands to pocket first',
    mobilityAreas: ['wrists', 'pelvic-control', 'glutes'],
    drills: ['towel-lag', 'split-grip', 'pump'],
    exercises: ['sb-downswing', 'half-kneeling-chop', 'farmer-carry', 'forearm-pronation'],
    videoIds: [],
  },
  {
    id: 'chicken-wing',
    title: 'Chicken Wing',
    category: 'Impact & Clubface',
    icon: 'elbow-out',
    description: 'Lead elbow bends and points out just after impact; arms collapse instead of extending.',
    biomechanicalFix:
      'Rotate chest and lead forearm through; keep lead arm connected; both arms long half a metre after the ball.',
    likelyCauses: ['open face rescue', 'body stops turning', 'poor lead shoulder turn-out, weak back of shoulder'],
    ballFlight: 'Slice or weak push, thin and topped balls, low power',
    swingThought: 'long arms past ball',
    mobilityAreas: ['shoulders', 'lats', 'thoracic'],
    drills: ['towel-under-arm', 'nine-to-three', 'lead-hand-only'],
    exercises: ['band-external-rotation', 'wall-slide', 'face-pull', 'sb-impact-hold'],
    videoIds: [],
  },
  {
    id: 'slice',
    title: 'Slice',
    category: 'Impact & Clubface',
    icon: 'curve-right',
    description:
      'The ball curves strongly away from you (right for right-handers) because the face is open to the path.',
    biomechanicalFix:
      'Close the face relative to the path: neutral/stronger grip and flatter lead wrist first, then swing more from inside.',
    likelyCauses: [
      'open face from weak grip or cupped wrist',
      'out-to-in path',
      'ball too far forward',
      'stiff hips or chest',
    ],
    ballFlight: 'Starts left to straight and bends right; high, short',
    swingThought: 'shake hands with target',
    mobilityAreas: ['wrists', 'thoracic', 'hips'],
    drills: ['strong-weak-face', 'motorcycle', 'headcover-outside'],
    exercises: ['forearm-pronation', 'open-book', 'wrist-car', 'sb-downswing'],
    videoIds: ['slice-fix'],
  },
  {
    id: 'hook',
    title: 'Hook',
    category: 'Impact & Clubface',
    icon: 'curve-left',
    description: 'The ball curves strongly toward you (left for right-handers) because the face is closed to the path.',
    biomechanicalFix:
      'Weaken an over-strong grip, keep the chest turning so the hands do not flip, path less from inside.',
    likelyCauses: ['strong grip', 'body stalls and hands roll', 'path too far in-to-out', 'early stand-up'],
    ballFlight: 'Starts right, dives left and runs; low smothered drives',
    swingThought: 'chest wins the race',
    mobilityAreas: ['pelvic-control', 'wrists', 'hips'],
    drills: ['nine-to-three', 'strong-weak-face', 'alignment-gate'],
    exercises: ['forearm-pronation', 'band-pelvic-turn', 'hip-90-90'],
    videoIds: [],
  },
  {
    id: 'poor-shaft-lean',
    title: 'Poor Shaft Lean',
    category: 'Impact & Clubface',
    icon: 'shaft-back',
    description:
      'At impact with irons the handle is level with or behind the ball and the lead wrist is bent; low point behind the ball.',
    biomechanicalFix:
      'Pressure into lead side, flat lead wrist, handle slightly ahead so the ball is struck before the turf.',
    likelyCauses: ['hanging back', 'casting', 'ball too far forward', 'scooping to help it up'],
    ballFlight: 'High spinny short irons, fat then thin',
    swingThought: 'handle past, then head',
    mobilityAreas: ['wrists', 'pelvic-control'],
    drills: ['impact-bag', 'tee-ahead', 'line-strike'],
    exercises: ['sb-impact-hold', 'wrist-car', 'band-pelvic-turn'],
    videoIds: [],
  },
  {
    id: 'reverse-pivot',
    title: 'Reverse Pivot',
    category: 'Weight Transfer',
    icon: 'swap',
    description: 'Weight goes to the lead foot in the backswing and to the trail foot in the downswing.',
    biomechanicalFix:
      'Load inside the trail foot to the top, then push to the lead foot before the arms come down; finish on lead heel.',
    likelyCauses: ['fear of swaying', 'steep shoulder tilt', 'weak lead-leg balance'],
    ballFlight: 'Fat and thin, weak slices, tops',
    swingThought: 'load, then go',
    mobilityAreas: ['balance', 'hips', 'hamstrings'],
    drills: ['step-through', 'lift-lead-heel', 'line-strike'],
    exercises: ['lateral-bound', 'split-squat', 'sb-step-swing', 'single-leg-rdl'],
    videoIds: ['ground-power'],
  },
  {
    id: 'excessive-slide',
    title: 'Excessive Slide',
    category: 'Weight Transfer',
    icon: 'arrow-toward',
    description: 'Hips travel past the lead foot in the downswing without turning; head drops back.',
    biomechanicalFix:
      'Bump slightly, then rotate the pelvis around a straightening lead leg; feel lead pocket going back.',
    likelyCauses: ['limited lead-hip internal rotation', 'weak glutes', 'over-done weight shift tip'],
    ballFlight: 'Blocks, push-slices, snap hooks, fat',
    swingThought: 'post and turn',
    mobilityAreas: ['hips', 'glutes', 'balance', 'pelvic-control'],
    drills: ['lead-stick-slide', 'feet-together', 'balance-toe-tap'],
    exercises: ['hip-90-90', 'glute-bridge-single', 'side-plank-clam', 'sb-lateral-walk'],
    videoIds: [],
  },
  {
    id: 'rushed-tempo',
    title: 'Rushed Tempo',
    category: 'Tempo & Timing',
    icon: 'fast',
    description: 'Transition is hurried: the downswing starts with the arms before the backswing is finished.',
    biomechanicalFix: 'Longer, smoother backswing and ground-up start; aim for about three beats back to one down.',
    likelyCauses: ['tension, hitting at the ball', 'short turn', 'no routine'],
    ballFlight: 'Pulls, pull-hooks or slices, two-way miss, inconsistent contact',
    swingThought: 'complete the turn',
    mobilityAreas: ['thoracic', 'hips'],
    drills: ['metronome-31', 'pause-top', 'routine-reps'],
    exercises: ['sb-tempo', 'step-change-dir', 'seated-rotation'],
    videoIds: [],
  },
  {
    id: 'deceleration',
    title: 'Deceleration',
    category: 'Tempo & Timing',
    icon: 'slow',
    description: 'Club slows before or at impact, most seen in short shots and putts; long backswing, short finish.',
    biomechanicalFix:
      'Match lengths: shorter back, equal or longer through; keep chest moving; accelerate past the ball.',
    likelyCauses: ['fear of long shot', 'too long backswing', 'weak core', 'poor distance feel'],
    ballFlight: 'Chunks, thins, shots that come up short; putts short and off line',
    swingThought: 'through longer than back',
    mobilityAreas: ['pelvic-control', 'thoracic'],
    drills: ['landing-towel', 'towel-lag', 'lead-hand-only'],
    exercises: ['mb-slam', 'kb-swing', 'mb-rotational-throw', 'sb-tempo'],
    videoIds: [],
  },
];

export const faultById = (id: string): Fault | undefined => FAULTS.find((fault) => fault.id === id);
