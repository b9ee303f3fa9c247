import { LOCAL_BUILD, buildLocally } from '#dev/local-build.ts';
import { FIRST_LOAD_BUDGET_BYTES, SYNC_BUDGET_BYTES, firstLoad, syncLoad } from './bundle.ts';
import type { Figure } from './figure.ts';

const KB = 1024;

/** What a phone has to fetch (e2e/pwa/first-load.spec.ts holds the build to the same figures). */
export const measureBundle = async (): Promise<readonly Figure[]> => {
  await buildLocally();
  return [
    {
      id: 'firstLoad',
      title: 'first-load JavaScript, brotli',
      value: firstLoad(LOCAL_BUILD).bytes / KB,
      unit: 'KB',
      goal: { atMost: FIRST_LOAD_BUDGET_BYTES / KB },
    },
    {
      id: 'syncChunk',
      title: 'sync chunk, brotli',
      value: syncLoad(LOCAL_BUILD).bytes / KB,
      unit: 'KB',
      goal: { atMost: SYNC_BUDGET_BYTES / KB },
    },
  ];
};
