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

export const ROUTINES: readonly Routine[] = [
  {
    id: 'target-alignment',
    name: 'Target & Alignment',
    steps: [
      'Stand behind the ball, choose a small target and a spot 30–60 cm ahead on the line',
      'Walk in and aim the clubface at that spot first',
      'Set feet, hips and shoulders parallel to the line, one look at the target',
      'Look back to the ball and swing within about three seconds',
    ],
    stepSeconds: [6, 3, 4, 3],
    pros: ['Fixes aim, the cheapest error', 'Same order every time', 'Works in wind and nerves'],
    ideal: 'You miss to both sides, aim by feel, or are new to golf',
    psychology:
      'Attention on a place outside your body keeps the motion automatic; a short fixed sequence leaves less room for doubt.',
  },
  {
    id: 'visualization',
    name: 'Visualization',
    steps: [
      'Behind the ball, see start line, curve, height and landing',
      'Make one rehearsal swing that fits that picture',
      'Step in keeping the picture, waggle once',
      'Replay the last second of the flight and go',
    ],
    stepSeconds: [7, 5, 4, 3],
    pros: ['Clear intention', 'Helps shot shape and touch', 'Calms technical chatter'],
    ideal: 'You have a stable swing, shape shots, or want touch around and on the green',
    psychology: 'Imagery primes the same planning as the movement and replaces “do not” thoughts with one picture.',
  },
  {
    id: 'breathing-trigger',
    name: 'Breath & Trigger',
    steps: [
      'Decide club and shot, then put the decision away',
      'Slow nose breath in for about 4 s, longer breath out for about 6 s, shoulders drop',
      'Step in, soften your grip to 4 of 10',
      'Use one fixed trigger (forward press or chin turn) and swing',
    ],
    stepSeconds: [4, 10, 3, 3],
    pros: ['Lowers tension and tempo', 'Works on the first tee and under pressure', 'Easy to time and count'],
    ideal: 'You rush, feel first-tee nerves, or play competitions',
    psychology:
      'A longer out-breath quiets arousal; a physical trigger links calm to the start, so hesitation disappears.',
  },
];

const FIT: Readonly<Record<string, RoutineId>> = {
  'rushed-tempo': 'breathing-trigger',
  deceleration: 'breathing-trigger',
  slice: 'target-alignment',
  hook: 'target-alignment',
  'over-the-top': 'target-alignment',
};

/** The routine that fits the most important fault that has one. */
export const suggestedRoutine = (faultIds: readonly string[]): RoutineId => {
  const fitting = faultIds.find((id) => FIT[id]);
  return (fitting && FIT[fitting]) || 'target-alignment';
};
