import { expect, it } from 'vitest';
import { bytesAsSent, overBudget } from '#dev/serve/start-budgets.ts';

const chunk = (name: string, code: string, ...imports: string[]) => [`${name}.js`, { name, code, imports }] as const;
const chunks = new Map([
  chunk('index', 'start();'),
  chunk('shared', 'share();', 'index.js'),
  chunk('home', 'drawHome();', 'index.js', 'shared.js'),
  chunk('later', 'drawLater();', 'home.js'),
]);
const all = ['paint();', 'start();', 'share();', 'drawHome();'].reduce((sum, code) => sum + bytesAsSent(code), 0);
const until = (bytes: number) => [{ until: 'Home', chunks: ['home'], bytes }];

it('counts what a screen loads, once each, and nothing that loads later', () => {
  expect(overBudget(chunks, 'paint();', until(all))).toEqual([]);
  expect(overBudget(chunks, 'paint();', until(all - 1))).toEqual([
    expect.stringMatching(/^JavaScript until Home: .* KB as sent/),
  ]);
});

it('misses no chunk that was renamed', () => {
  expect(() => overBudget(chunks, '', [{ until: 'Home', chunks: ['house'], bytes: 1 }])).toThrow('house');
});
