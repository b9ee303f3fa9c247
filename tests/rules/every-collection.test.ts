import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Clouds, hasEmulator, startClouds } from './cloud.ts';
import { describeEndedAccount } from './ended-account.ts';
import { describeGroupBoards } from './group-boards.ts';
import { describeOwnDocuments } from './own-documents.ts';
import { describePublishedCourses } from './published-courses.ts';
import type { Outcome, RestCloud } from './rest.ts';
import { describeSharedPlaces } from './shared-places.ts';
import { variations } from './variations.ts';
import { WHO_MAY, tryings } from './who-may.ts';

// The emulator compiles the rules at its first request, which takes long on a busy machine.
describe('the rules', { timeout: hasEmulator ? 900_000 : 120_000 }, () => {
  let clouds: Clouds;
  beforeAll(async () => {
    clouds = await startClouds();
  }, 90_000);
  afterAll(() => clouds?.stop());

  describe('who may do what', () => {
    const tried = tryings();
    const surprises = async (cloud: RestCloud): Promise<readonly string[]> => {
      const outcomes = await cloud.outcomes(tried.map(({ attempt }) => attempt));
      return tried.flatMap(({ attempt, isAllowed }, at) =>
        outcomes[at] === (isAllowed ? 'allowed' : 'refused') ? [] : [`${attempt.name}: ${outcomes[at]}`],
      );
    };

    it('is tried in every place that the rules open', () => {
      const opened = [...readFileSync('firestore.rules', 'utf8').matchAll(/match \/(\w+)\/\{\w+\} \{/g)];
      const places = opened.map(([, place]) => place!).filter((place) => place !== 'databases');
      expect(new Set(places)).toEqual(new Set(Object.keys(WHO_MAY)));
    });

    it('is what each hand expects of the local documents service', async () => {
      expect(await surprises(clouds.standIn)).toEqual([]);
    });

    it.skipIf(!hasEmulator)('is what each hand expects of the official emulator', async () => {
      expect(await surprises(clouds.emulator!)).toEqual([]);
    });
  });

  it.skipIf(!hasEmulator)('say the same on the official emulator and on the local documents service', async () => {
    const [official, local] = await Promise.all([
      clouds.emulator!.outcomes(variations),
      clouds.standIn.outcomes(variations),
    ]);

    const differing = variations.flatMap(({ name }, at) =>
      official[at] === local[at] ? [] : [`${name}: ${official[at]}, here ${local[at]}`],
    );
    const count = (outcome: Outcome) => official.filter((one) => one === outcome).length;
    expect(differing).toEqual([]);
    expect(variations.length).toBeGreaterThan(500);
    expect(count('allowed')).toBeGreaterThan(variations.length / 5);
    expect(count('refused')).toBeGreaterThan(variations.length / 5);
    expect(count('allowed') + count('refused')).toBe(variations.length);
  });

  describeOwnDocuments(() => clouds.golfers);
  describeSharedPlaces(() => clouds.golfers);
  describePublishedCourses(() => clouds.golfers);
  describeGroupBoards(() => clouds.golfers);
  describeEndedAccount(() => clouds.golfers);
});
