import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Services, startServices } from '#dev/services/start-services.ts';

let services: Services;

beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

describe('exercise data', () => {
  it('filters by muscle and requires a key', async () => {
    const url = `${services.exerciseData.origin}/v1/exercises?muscle=glutes`;
    const found = (await (await fetch(url, { headers: { 'x-api-key': 'local' } })).json()) as { muscle: string }[];
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found.map(({ muscle }) => muscle))).toEqual(new Set(['glutes']));
    expect((await fetch(url)).status).toBe(400);
  });
});
