import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// Feature code that takes a drill, exercise or mobility test from the catalogue must check what the golfer's pain rules
// out, unless it only names what is stored or what another domain function has chosen (ONLY_NAMES). Every new file must
// be one or the other.

const CATALOGUE = /\b(DRILLS|drillById|EXERCISES|exerciseById|MOBILITY_TESTS)\b/;
const ASKS = /\b(sparesPain|sparesBlock|isSpared|painless|availableTo|standInsFor|openSteps)\(/;

const ONLY_NAMES: Readonly<Record<string, string>> = {
  'assessment/mobility/mobility-result.tsx': 'the result of tests that are done',
  'focus/start-session.ts': 'what decideFocus has chosen; the commands ask again',
  'lessons/outcome-sheet.tsx': 'what a coach did in a lesson that is over',
  'practice/analytics/analytics-screen.tsx': 'scores of what is done',
  'practice/drills/drill-filters.ts': 'the search of drills-screen.tsx, which asks',
  'practice/player/session-moment.tsx': 'results of what is done',
  'practice/player/set-up-phase.tsx': 'the open block, which session-player.tsx asks about',
  'practice/player/use-block.ts': 'the open block, which session-player.tsx asks about',
  'practice/season/season-screen.tsx': 'scores of what is done',
  'practice/session/block-results.tsx': 'results of what is done',
  'practice/today/todays-session.ts': 'what decideFocus and buildSession have chosen',
  'practice/wording.ts': 'names',
  'range/use-range-session.ts': 'the open block of a screen that full swings have to be allowed for',
  'videos/navigation-state.ts': 'whether an address names a drill',
  'videos/videos-screen.tsx': 'the list for drill-card.tsx, which asks',
  'workout/player/set-entry.tsx': 'the open exercise, which exercise-pane.tsx asks about',
  'workout/wording.ts': 'names',
};

const root = 'src/features';
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const taking = files.filter((file) => CATALOGUE.test(readFileSync(join(root, file), 'utf8')));

it.each(taking)('%s checks what pain rules out, or only names', (file) => {
  const asks = ASKS.test(readFileSync(join(root, file), 'utf8'));
  expect(asks !== file in ONLY_NAMES, ONLY_NAMES[file] ?? 'neither asks nor is named here').toBe(true);
});

it('names no file that no longer uses a catalogue', () => {
  expect(Object.keys(ONLY_NAMES).filter((file) => !taking.includes(file))).toEqual([]);
});
