import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

// The gallery (dev/gallery) is where everything of the design system is looked at, in every theme.

const pages = readdirSync('dev/gallery')
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(`dev/gallery/${file}`, 'utf8'))
  .join('\n');

/** The frame that every chart draws itself in; shown with each of them. */
const INSIDE_OTHERS = new Set(['src/ui/charts/chart-figure.tsx']);

it.each(['src/ui/primitives', 'src/ui/charts'])('the gallery shows everything of %s', (folder) => {
  const parts = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${folder}/${file}`)
    .filter((part) => !INSIDE_OTHERS.has(part));
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter((part) => !pages.includes(`'#${part}'`))).toEqual([]);
});
