import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { type Call, type Service, ServiceError, type ServiceSettings, serve } from '@divot/local-cloud';

// The exercises endpoint of API Ninjas (https://api-ninjas.com/api/exercises): a key in X-Api-Key, filters in the
// query, ten results a page.

type Exercise = Readonly<Record<'name' | 'type' | 'muscle' | 'equipment' | 'difficulty' | 'instructions', string>>;
const EXERCISES = Papa.parse<Exercise>(readFileSync(new URL('fixtures/exercises.csv', import.meta.url), 'utf8'), {
  header: true,
  skipEmptyLines: true,
}).data;
const PAGE = 10;

export const serveExerciseData = (settings: ServiceSettings): Promise<Service> => {
  const handle = ({ path, query, headers }: Call) => {
    if (path !== '/v1/exercises') throw new ServiceError(404, 'NOT_FOUND');
    if (!headers['x-api-key']) return { status: 400, json: { error: 'Missing API Key.' } };
    const name = query.get('name')?.toLowerCase() ?? '';
    const found = EXERCISES.filter(
      (exercise) =>
        exercise.name.toLowerCase().includes(name) &&
        (['type', 'muscle', 'difficulty'] as const).every(
          (filter) => (query.get(filter) ?? exercise[filter]) === exercise[filter],
        ),
    );
    const offset = Number(query.get('offset') ?? 0);
    return { json: found.slice(offset, offset + PAGE) };
  };
  return serve({ name: 'exercise-data', ...settings, target: () => ({ method: 'exercises' }), handle });
};
