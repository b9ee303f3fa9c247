import type { Faults } from '#dev/services/shared/faults.ts';
import { type Call, serve, type Service, ServiceError } from '#dev/services/shared/serve.ts';

// The exercises endpoint of API Ninjas (https://api-ninjas.com/api/exercises): a key in X-Api-Key, filters in the
// query, ten results a page.

type Exercise = {
  readonly name: string;
  readonly type: string;
  readonly muscle: string;
  readonly equipment: string;
  readonly difficulty: string;
  readonly instructions: string;
};
const exercise = (
  name: string,
  type: string,
  muscle: string,
  equipment: string,
  difficulty: string,
  instructions: string,
): Exercise => ({ name, type, muscle, equipment, difficulty, instructions });

const EXERCISES: readonly Exercise[] = [
  exercise(
    'Goblet squat',
    'strength',
    'quadriceps',
    'dumbbell',
    'beginner',
    'Hold one dumbbell at your chest. Sit between your heels, stand tall.',
  ),
  exercise(
    'Romanian deadlift',
    'strength',
    'hamstrings',
    'dumbbell',
    'intermediate',
    'Push your hips back with soft knees until you feel the hamstrings, then stand.',
  ),
  exercise(
    'Glute bridge',
    'strength',
    'glutes',
    'body_only',
    'beginner',
    'Lie on your back, heels close. Lift your hips until shoulder, hip and knee line up.',
  ),
  exercise(
    'Half-kneeling chop',
    'strength',
    'abdominals',
    'bands',
    'intermediate',
    'Kneel on one knee. Pull the band from high to low across your body, ribs down.',
  ),
  exercise(
    'Pallof press',
    'strength',
    'abdominals',
    'bands',
    'beginner',
    'Stand side-on to the band. Press it straight out and let nothing turn.',
  ),
  exercise(
    'Dead bug',
    'strength',
    'abdominals',
    'body_only',
    'beginner',
    'On your back, lower opposite arm and leg while your lower back stays on the floor.',
  ),
  exercise(
    'One-arm row',
    'strength',
    'lats',
    'dumbbell',
    'beginner',
    'One hand on a bench. Pull the dumbbell to your hip without turning your trunk.',
  ),
  exercise(
    'Push-up',
    'strength',
    'chest',
    'body_only',
    'beginner',
    'Hands under shoulders, body in one line. Lower under control and press away.',
  ),
  exercise(
    'Open book',
    'stretching',
    'middle_back',
    'body_only',
    'beginner',
    'On your side, knees bent. Open the top arm behind you and follow it with your eyes.',
  ),
  exercise(
    '90/90 hip switch',
    'stretching',
    'glutes',
    'body_only',
    'beginner',
    'Sit with both knees at right angles. Turn your knees from side to side, chest tall.',
  ),
  exercise(
    'Rotational throw',
    'plyometrics',
    'abdominals',
    'medicine_ball',
    'intermediate',
    'Side-on to a wall, load the back hip and throw the ball hard from the hip.',
  ),
  exercise(
    'Lateral bound',
    'plyometrics',
    'glutes',
    'body_only',
    'intermediate',
    'Jump sideways from one leg to the other and hold each landing for a second.',
  ),
];
const PAGE = 10;
const FILTERS = ['type', 'muscle', 'difficulty'] as const;

export const serveExerciseData = (settings: { port?: number; faults?: Faults }): Promise<Service> => {
  const handle = ({ path, query, headers }: Call) => {
    if (path !== '/v1/exercises') throw new ServiceError(404, 'NOT_FOUND');
    if (!headers['x-api-key']) return { status: 400, json: { error: 'Missing API Key.' } };
    const name = query.get('name')?.toLowerCase() ?? '';
    const found = EXERCISES.filter(
      (entry) =>
        entry.name.toLowerCase().includes(name) &&
        FILTERS.every((filter) => !query.get(filter) || entry[filter] === query.get(filter)),
    );
    const offset = Number(query.get('offset') ?? 0);
    return { json: found.slice(offset, offset + PAGE) };
  };
  return serve({ name: 'exercise-data', ...settings, target: () => ({ method: 'exercises' }), handle });
};
