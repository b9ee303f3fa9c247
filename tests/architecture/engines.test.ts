import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { phonesPage, rowsUnder as rowsIn } from '#e2e/engines/driver/journey-table.ts';

// docs/phones.md lists the engines in which each journey runs, and why some run in Chromium alone. This test keeps its
// tables and numbers correct as journeys come and go.

const byName = (a = '', b = ''): number => a.localeCompare(b);
const page = phonesPage();
const rowsUnder = (title: string) => rowsIn(page, title);

const titlesIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^ *test\(\s*(['`])(.*?)\1,/gm)].map(([, , title]) => title!);
const specs = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => `e2e/${file}`)
  .toSorted(byName);
const inEngines = specs.filter((file) => file.startsWith('e2e/engines/'));
const inChromium = specs.filter((file) => !file.startsWith('e2e/engines/'));

describe('the table of engines and journeys', () => {
  const rows = rowsUnder('Engine and journey');

  it('has every journey of e2e/engines, title for title', () => {
    expect(rows.map(([journey]) => journey).toSorted(byName)).toEqual(inEngines.flatMap(titlesIn).toSorted(byName));
  });

  it('says for each engine that the journey runs, or why not', () => {
    for (const row of rows) {
      expect(row, row[0]).toHaveLength(4);
      for (const cell of row.slice(1)) expect(cell, row[0]).toMatch(/^(runs(, .+)?|no: .+)$/);
    }
  });

  it('has the right count', () => {
    const lacking = rows.flatMap((row) => row.slice(1)).filter((cell) => cell.startsWith('no: '));
    expect(page).toContain(
      `${rows.length} journeys in three engines, ${lacking.length} of ${rows.length * 3} cannot run.`,
    );
  });
});

describe('the table of journeys in Chromium alone', () => {
  const rows = rowsUnder('In Chromium alone');

  it('has every other file of journeys, with the feature and the reason', () => {
    expect(rows.map(([file]) => file).toSorted(byName)).toEqual(inChromium.map((file) => `\`${file}\``));
    for (const row of rows) expect(row.filter(Boolean), row[0]).toHaveLength(3);
  });

  it('has the right count', () => expect(page).toContain(`${inChromium.length} files of journeys.`));
});

it('the list for testers with an iPhone takes half an hour', () => {
  const minutes = [...page.matchAll(/^\d+\. \((\d+) min\) /gm)].map(([, figure]) => Number(figure));
  expect(minutes).toHaveLength([...page.matchAll(/^\d+\. /gm)].length);
  expect(minutes.reduce((sum, figure) => sum + figure, 0)).toBeLessThanOrEqual(30);
});
