import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveExerciseData } from '#dev/services/partners/exercise-data.ts';
import { EXERCISES } from '@divot/golf-content';
import { createExerciseData } from '#src/services/exercise-data/exercise-data.ts';
import { foundExercises, keepExercises } from '#src/services/exercise-data/found-exercises.ts';

const answering = (status: number, json: unknown) =>
  createExerciseData({ key: 'k', base: 'https://exercises.example' }, () =>
    Promise.resolve(new Response(JSON.stringify(json), { status })),
  );

describe('the exercise service', () => {
  it('is queried by name, with the key in a header, and returns Divot’s own terms', async () => {
    const service = await serveExerciseData({});
    try {
      const data = createExerciseData({ key: 'k', base: `http://127.0.0.1:${service.port}/v1/exercises` });
      const found = await data.find('bound');
      expect(found).toEqual({
        ok: true,
        value: [
          {
            id: 'more-lateral-bound',
            name: 'Lateral bound',
            area: 'glutes',
            instructions: 'Jump sideways from one leg to the other and hold each landing for a second.',
          },
        ],
      });
      const noKey = await createExerciseData({ key: '', base: `http://127.0.0.1:${service.port}/v1/exercises` }).find(
        'a',
      );
      expect(noKey.ok).toBe(false);
    } finally {
      await service.stop();
    }
  });

  it('reports a failure, and accepts nothing unchecked from a response', async () => {
    expect((await answering(503, {}).find('a')).ok).toBe(false);
    expect((await answering(200, { error: 'x' }).find('a')).ok).toBe(false);
    expect((await answering(200, [{ name: 7 }]).find('a')).ok).toBe(false);
    expect(await answering(200, []).find('a')).toEqual({ ok: true, value: [] });
    const odd = [
      { name: 7 },
      null,
      { name: ' Sled push ', muscle: 'soleus', instructions: 5 },
      { name: 'x'.repeat(500) },
    ];
    const found = await answering(200, odd).find('a');
    expect(found.ok && found.value.map(({ id, area, instructions }) => [id.length <= 64, area, instructions])).toEqual([
      [true, 'soleus', ''],
      [true, '', ''],
    ]);
  });

  it('never uses an id of our own catalogue', async () => {
    const found = await answering(
      200,
      EXERCISES.map(({ id }) => ({ name: id })),
    ).find('');
    const own: readonly string[] = EXERCISES.map(({ id }) => id);
    expect(found.ok && found.value.some(({ id }) => own.includes(id))).toBe(false);
  });
});

describe('the exercise cache', () => {
  let kept: Record<string, string> = {};
  beforeEach(() => {
    kept = {};
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => (kept[key] = value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const one = (n: number) => ({ id: `more-${n}`, name: `Sled push ${n}`, area: 'legs', instructions: '' });

  it('works offline, newest first, none twice, at most 200', () => {
    keepExercises([one(1), one(2)]);
    keepExercises([one(2), one(3)]);
    expect(foundExercises().map(({ id }) => id)).toEqual(['more-2', 'more-3', 'more-1']);
    expect(foundExercises('PUSH 3')).toEqual([one(3)]);
    keepExercises(Array.from({ length: 300 }, (_, n) => one(n)));
    expect(foundExercises()).toHaveLength(200);
  });
  it('survives what somebody else wrote there', () => {
    kept['divot-exercises'] = '[{"id":1}]';
    expect(foundExercises()).toEqual([]);
  });
});
