import { expect, it } from 'vitest';
import { addDays } from '@divot/basics';
import { seeAtOnce, todayWithout, whoToSee } from '../body/pain-words.ts';
import { painOfAssessment, painOfPractice, painOfWorkout, repeatedPain } from '../body/repeated-pain.ts';

const TODAY = '2026-06-10';

it('names what today leaves out, and signs that cannot wait', () => {
  expect(todayWithout(['lower-back', 'knees'])).toBe(
    'Today without power work, full-speed swings and anything that loads your knees and lower back.',
  );
  expect(todayWithout([])).toBeUndefined();
  expect(seeAtOnce(['chest'])[0]).toContain('ambulance');
});

it('says who to see after two sessions of any kind with pain in the same region', () => {
  const painful = (daysAgo: number) =>
    painOfWorkout({ startedAt: `${addDays(TODAY, -daysAgo)}T10:00:00Z`, items: [{ painArea: 'knees' }] });
  const practised = (daysAgo: number, painArea: string) =>
    painOfPractice({ practicedOn: addDays(TODAY, -daysAgo), blocks: [{ painArea }] });
  const screened = (daysAgo: number, painAreas: string[]) =>
    painOfAssessment({ assessedOn: addDays(TODAY, -daysAgo), startedAt: '', painAreas });

  expect(repeatedPain([painful(3)], TODAY)).toEqual([]);
  expect(repeatedPain([painful(3), painful(80)], TODAY)).toEqual([]);
  expect(whoToSee(repeatedPain([painful(3), painful(9)], TODAY))).toContain('See a doctor or physiotherapist');
  expect(repeatedPain([practised(3, 'knees'), practised(9, 'knees')], TODAY)).toEqual(['knees']);
  expect(repeatedPain([painful(3), practised(9, 'knees')], TODAY)).toEqual(['knees']);
  expect(repeatedPain([practised(9, 'wrists'), screened(20, ['wrists'])], TODAY)).toEqual(['wrists']);
  expect(repeatedPain([practised(9, 'wrists'), painful(3)], TODAY)).toEqual([]);
  expect(repeatedPain([practised(9, 'left knee'), painful(3)], TODAY)).toEqual(['left knee', 'knees']);
});
