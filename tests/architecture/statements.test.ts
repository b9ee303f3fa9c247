import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FeedItem } from '#src/domain/insights/feed.ts';
import type { Insight } from '#src/domain/insights/insights.ts';
import type { Step } from '#src/domain/bag/ladder.ts';

// docs/statistics.md lists the basis of every statement that Divot makes. A new kind of statement does not compile
// until its row is named here, and the test fails if that row is missing.

const ROWS = readFileSync(new URL('../../docs/statistics.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '));

const INSIGHTS = {
  assess: 'Take the assessment',
  fault: 'the first fault’s name',
  praise: 'No swing fault stands out',
  'stretch-daily': 'Stretch daily',
  maintain: 'Good mobility',
  excellent: 'Excellent mobility',
  area: 'Work on your hips',
  pain: 'Pain comes first',
  complete: 'Assessment complete',
  'set-goals': 'Set a playing goal',
  goal: 'the goal’s own words',
} as const satisfies Record<Insight['kind'], string>;
const FEED = {
  'costs-most': 'Costs most',
  'lost-lately': 'lost lately',
  trend: 'Trend of the score',
  goal: 'kept in 6 of 10',
} as const satisfies Record<FeedItem['kind'], string>;
const BAG = { gap: 'Gap', overlap: 'overlap', doubtful: 'doubtful' } as const satisfies Record<Step['kind'], string>;

test.each([INSIGHTS, FEED, BAG].flatMap((kinds): string[] => Object.values(kinds)))(
  'the basis of “%s” is documented',
  (statement) => {
    const row = ROWS.find((line) => line.replaceAll("'", '’').split(' | ')[0]!.includes(statement))!;
    expect(row, statement).toBeDefined();
    expect(row.split(' | ').filter((cell) => cell.trim() !== '')).toHaveLength(4);
  },
);
