import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

// docs/phones.md names the journeys that run in Chromium alone, and what a tester with an iPhone
// tries by hand.

const page = readFileSync('docs/phones.md', 'utf8');
const byName = (a: string, b: string): number => a.localeCompare(b);

it('names every journey that runs in Chromium alone, each once', () => {
  const section = page.split('## In Chromium alone\n')[1]!.split('\n## ')[0]!;
  const inChromium = readdirSync('e2e', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.spec.ts') && !file.startsWith('engines/'),
  );

  const named = [...section.matchAll(/`([^`]+)`/g)].map(([, file]) => file!);

  expect(named.toSorted(byName)).toEqual(inChromium.toSorted(byName));
});

it.each([
  ['## With an iPhone in hand', 30],
  ['## At the range with any phone', 10],
])('“%s” takes at most %i minutes', (heading, most) => {
  const section = page.split(`${heading}\n`)[1]!.split('\n## ')[0]!;
  const minutes = [...section.matchAll(/^\d+\. \((\d+) min\) /gm)].map(([, figure]) => Number(figure));

  expect(minutes).toHaveLength([...section.matchAll(/^\d+\. /gm)].length);
  expect(minutes.reduce((sum, figure) => sum + figure, 0)).toBeLessThanOrEqual(most);
});
