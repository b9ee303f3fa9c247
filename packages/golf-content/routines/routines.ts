// The three pre-shot routines (SPEC section 3).

export type RoutineId = 'target-alignment' | 'visualization' | 'breathing-trigger';

export type Routine = {
  readonly id: RoutineId;
  readonly name: string;
  readonly steps: readonly [string, string, string, string];
  /** How long each step takes. */
  readonly stepSeconds: readonly [number, number, number, number];
  readonly pros: readonly string[];
  readonly ideal: string;
  readonly psychology: string;
};

// oxfmt-ignore
export const ROUTINES: readonly Routine[] = [
  { id: 'target-alignment', name: 'Target & Alignment',
    steps: ['Stand behind the ball. Choose a small target and a spot 30–60 cm ahead on that line',
      'Walk in and aim the clubface at that spot first',
      'Set feet, hips and shoulders parallel to the line. Look at the target once',
      'Look back to the ball and swing within about three seconds'], stepSeconds: [6, 3, 4, 3],
    pros: ['Fixes aim, the cheapest error', 'Same order every time', 'Works in wind and nerves'],
    ideal: 'You miss to both sides, aim by feel, or are new to golf',
    psychology: 'When you think of a place outside your body, the swing stays automatic. A short, fixed sequence leaves less room for doubt.' },
  { id: 'visualization', name: 'Visualization',
    steps: ['Stand behind the ball. See the start line, curve, height and landing',
      'Make one rehearsal swing that fits that picture', 'Step in with the picture in mind and waggle once',
      'See the last second of the flight again, and swing'], stepSeconds: [7, 5, 4, 3],
    pros: ['Clear intention', 'Helps shot shape and touch', 'Calms technical chatter'],
    ideal: 'You have a stable swing, shape shots, or want touch around and on the green',
    psychology: 'Picturing a shot prepares your body for it. One picture also replaces every “do not” thought.' },
  { id: 'breathing-trigger', name: 'Breath & Trigger',
    steps: ['Decide on club and shot. Then leave the decision behind',
      'Breathe in through your nose for four seconds and out for six. Let your shoulders drop',
      'Step in and soften your grip to 4 out of 10',
      'Start with the same trigger every time, such as a forward press, and swing'], stepSeconds: [4, 10, 3, 3],
    pros: ['Lowers tension and tempo', 'Works on the first tee and under pressure', 'Easy to time and count'],
    ideal: 'You rush, feel first-tee nerves, or play competitions',
    psychology: 'A long breath out calms you. A trigger ties that calm to the start of the swing, so you do not hesitate.' },
];

const FIT: Readonly<Record<string, RoutineId>> = {
  'rushed-tempo': 'breathing-trigger',
  deceleration: 'breathing-trigger',
  slice: 'target-alignment',
  hook: 'target-alignment',
  'over-the-top': 'target-alignment',
};

/** The routine for the most important fault that has one. */
export const suggestedRoutine = (faultIds: readonly string[]): RoutineId => {
  const fitting = faultIds.find((id) => FIT[id]);
  return (fitting && FIT[fitting]) || 'target-alignment';
};
