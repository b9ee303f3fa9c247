import type { FaultId } from '../faults/fault-ids.ts';

// The swing self-assessment: fourteen questions that reach all sixteen faults. Weights are points for a fault.
// Sides are written for right-handers: show every text through `forHandedness`.

export type Question = {
  readonly id: string;
  readonly text: string;
  readonly options: readonly {
    readonly label: string;
    readonly weights: Readonly<Partial<Record<FaultId, number>>>;
  }[];
};

/** The answer "Not sure" to any question. */
export const NOT_SURE = -1;

// oxfmt-ignore
export const QUESTIONS: readonly Question[] = [
  { id: 'miss', text: 'What does your usual bad full shot do?',
    options: [{ label: 'Curves away from you (slice)', weights: { slice: 3, 'over-the-top': 1, 'cupped-wrist': 1 } },
      { label: 'Curves toward you (hook)', weights: { hook: 3 } },
      { label: 'Straight, left of target (pull)', weights: { 'over-the-top': 2, 'rushed-tempo': 1 } },
      { label: 'Straight, right of target (push)', weights: { 'excessive-slide': 2 } },
      { label: 'Both ways', weights: { 'rushed-tempo': 2, 'weight-distribution': 1 } },
      { label: 'No pattern', weights: {} }] },
  { id: 'contact', text: 'Where is your typical poor contact?',
    options: [{ label: 'Fat: turf first', weights: { 'reverse-pivot': 2, sway: 1, casting: 1, 'poor-shaft-lean': 1 } },
      { label: 'Thin or topped', weights: { 'chicken-wing': 2, 'reverse-pivot': 1, 'poor-shaft-lean': 1 } },
      { label: 'Off the heel', weights: { 'over-the-top': 1, 'weight-distribution': 2 } },
      { label: 'Off the toe', weights: { 'weight-distribution': 2, 'chicken-wing': 1 } },
      { label: 'Mostly solid', weights: {} }] },
  { id: 'height', text: 'How do your irons fly compared with your friends’?',
    options: [{ label: 'Much higher and shorter', weights: { casting: 2, 'poor-shaft-lean': 2 } },
      { label: 'Low, with a lot of run', weights: { hook: 1 } }, { label: 'About the same', weights: {} }] },
  { id: 'divot', text: 'What do your iron divots look like?',
    options: [{ label: 'Deep, pointing left', weights: { 'over-the-top': 2 } },
      { label: 'Behind the ball', weights: { 'poor-shaft-lean': 2, 'reverse-pivot': 1 } },
      { label: 'No divots', weights: { 'chicken-wing': 1, casting: 1 } },
      { label: 'In front of the ball, straight', weights: {} }] },
  { id: 'mirror-back', text: 'Side-on in a mirror at address: how is your back?',
    options: [{ label: 'Rounded, head forward', weights: { 'c-posture': 4 } },
      { label: 'Hollow lower back', weights: { 's-posture': 4 } }, { label: 'Straight', weights: {} }] },
  { id: 'feel-feet', text: 'At address, where is the pressure in your feet?',
    options: [{ label: 'In the toes', weights: { 'weight-distribution': 3 } },
      { label: 'In the heels', weights: { 'weight-distribution': 3 } }, { label: 'Mid-foot', weights: {} }] },
  { id: 'hips-back', text: 'Seen face-on: what do your hips do in the backswing?',
    options: [{ label: 'They slide away from the target', weights: { sway: 4 } },
      { label: 'They turn in place', weights: {} },
      { label: 'They move toward the target', weights: { 'reverse-pivot': 3 } }] },
  { id: 'lean-top', text: 'At the top: where is your upper body?',
    options: [{ label: 'It leans toward the target', weights: { 'reverse-spine': 4, 'reverse-pivot': 1 } },
      { label: 'It stays over the trail leg', weights: {} }] },
  { id: 'wrist-top', text: 'At the top: the back of your lead wrist is …',
    options: [{ label: 'Bent backward', weights: { 'cupped-wrist': 4 } }, { label: 'Flat', weights: {} },
      { label: 'Bowed', weights: { hook: 1 } }] },
  { id: 'start-down', text: 'What starts your downswing?',
    options: [{ label: 'Shoulders or arms', weights: { 'over-the-top': 2, casting: 2, 'rushed-tempo': 1 } },
      { label: 'Hips slide far forward', weights: { 'excessive-slide': 4 } },
      { label: 'From the ground, hips turn', weights: {} }] },
  { id: 'through', text: 'What does your lead arm do after impact?',
    options: [{ label: 'Bends, elbow points out', weights: { 'chicken-wing': 4 } },
      { label: 'Stays long', weights: {} }] },
  { id: 'finish', text: 'How do you finish?', options: [{ label: 'Falling back', weights: { 'reverse-pivot': 3 } },
      { label: 'Stumbling forward', weights: { 'excessive-slide': 1, 'weight-distribution': 1 } },
      { label: 'Balanced on the lead side', weights: {} }] },
  { id: 'tempo', text: 'What do friends say about your tempo?',
    options: [{ label: 'Fast or jerky', weights: { 'rushed-tempo': 4 } }, { label: 'Smooth', weights: {} },
      { label: 'Slow, then it quits', weights: { deceleration: 3 } }] },
  { id: 'short-game', text: 'How are your chips and long putts?',
    options: [{ label: 'I chunk them or stop at the ball', weights: { deceleration: 4 } },
      { label: 'Usually short', weights: { deceleration: 2 } }, { label: 'Fine', weights: {} }] },
];
