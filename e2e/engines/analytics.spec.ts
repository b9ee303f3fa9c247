import { test } from './driver/journey.ts';
import { beginOffline, button, importRounds, menuitem, radio, tabOf } from './golfer.ts';

// Statistics that Divot computes offline from a golfer's own cards, in every engine: a back-dated round changes the
// index, the address contains the filters.

test.setTimeout(300_000);

const HOLES = Array.from({ length: 18 }, (_, at) => at + 1);

/** A CSV of rounds with eighteen par 4s on rated tees. Each entry of `columns` gives one figure for every hole. */
const table = (
  rounds: readonly (readonly [day: string, course: string])[],
  columns: Readonly<Record<string, (hole: number, round: number) => number>>,
): string => {
  const names = Object.keys(columns).flatMap((column) => HOLES.map((n) => `${column}_${n}`));
  const lines = rounds.map(([day, course], round) =>
    [day, course, 'White', 71.2, 131, ...Object.values(columns).flatMap((of) => HOLES.map((n) => of(n, round)))].join(),
  );
  return [['date,course,tee,course_rating,slope', ...names].join(), ...lines, ''].join('\n');
};
const eighteens = (days: readonly string[], course: string, strokes: number) =>
  table(
    days.map((day) => [day, course]),
    { score: () => strokes, putts: () => 2 },
  );

test('back-dating a round changes later indexes, and the trail says why; filters stay in the address', async ({
  phone,
  golfer,
}) => {
  const { tab } = phone;
  const latest = { ...button('/^How the score of May 30, 2026 counted/'), nth: 0 };
  const trail = { role: 'dialog', name: 'Score of May 30, 2026' } as const;
  const openScores = async () => {
    await tab.open('/analytics?tab=handicap');
    await tab.tap({ text: 'Scores on record' });
  };
  await beginOffline(phone, golfer);
  const may = ['2026-05-02', '2026-05-09', '2026-05-16', '2026-05-23', '2026-05-30'];
  await importRounds(phone, eighteens(may, 'Heron Creek', 5));
  await openScores();
  await tab.tap(latest);
  // Eighteen 5s are 90 strokes: (113 ÷ 131) × 18.8. With five scores the lowest one counts, without adjustment.
  await tab.sees({ text: '(113 ÷ 131) × (90 − 71.2) = 16.2', within: trail });
  await tab.sees({ text: 'Lowest 1 of 5: 16.2', within: trail });

  await importRounds(phone, eighteens(['2026-04-25'], 'Old Links', 4));
  await openScores();
  await tab.tap(latest);
  // 72 strokes on a day before all others: differential 0.7. With six scores the lowest two count, minus 1.0.
  await tab.sees({ text: 'Lowest 2 of 6: 7.5', within: trail });
  await tab.sees({
    text: 'The index after this score was 16.2 before you entered them, and is 7.5 with them.',
    within: trail,
  });
  await tab.sees({ text: '/Apr 25, 2026, Old Links/', within: trail });

  await importRounds(phone, eighteens(['2026-06-06'], 'Old Links', 6));
  await tab.open('/analytics?last=7&holes=twelve');
  await tab.sees({ text: '7 finished rounds' });
  await tab.tap(button('Filters', true));
  await tab.pick({ role: 'combobox', name: 'Course' }, 'Heron Creek');
  await tab.tap({ ...button('Close'), within: { role: 'dialog' } });
  await tab.choose(radio('Last 5'));
  await tab.sees({ text: '5 of 7 finished rounds' });
  await tab.tap(tabOf('Putting'));
  await tab.isChecked(tabOf('Putting'));
  await tab.reload();
  await tab.isChecked(tabOf('Putting'));
  await tab.sees({ text: '5 of 7 finished rounds' });
  await tab.tap({ text: 'Averages' });
  await tab.sees({ role: 'cell', name: '36.0', exact: true });
  await tab.tap(tabOf('Score'));
  await tab.sees({ text: 'Score differential, each round' });
  await tab.tap(button('Save or print'));
  await tab.tap(menuitem('Charts as a picture'));
  await phone.downloaded(/^divot-analytics-.*\.png$/, (bytes) => {
    if (bytes.subarray(-8, -4).toString('latin1') !== 'IEND') throw new Error('not all of a picture yet');
    return true;
  });
});
