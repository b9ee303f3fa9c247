import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Computes the contrast of the palette's colours (WCAG 2.2, 1.4.3 and 1.4.11): oklch to linear sRGB after Ottosson
// 2020, clipped to the gamut as on the worst display.

type Theme = Readonly<Record<string, string>>;

const css = readFileSync(new URL('../../src/ui/palette.css', import.meta.url), 'utf8');
const block = (selector: string): Theme => {
  const body = css.slice(css.indexOf(`${selector} {`)).split('}')[0]!;
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (oklch\([^)]*\))/g)].map(([, name, value]) => [name, value]),
  );
};
const light = block(':root');
const themes: Record<'light' | 'dark' | 'sunlight', Theme> = {
  light,
  dark: { ...light, ...block(":root[data-theme='dark']") },
  sunlight: { ...light, ...block(":root[data-theme='sunlight']") },
};

/** Relative luminance, 0 to 1. */
const luminance = (oklch: string): number => {
  const [l = 0, c = 0, hue = 0] = oklch.match(/[\d.]+/g)!.map(Number);
  const [a, b] = [c * Math.cos((hue * Math.PI) / 180), c * Math.sin((hue * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (x: number) => Math.min(1, Math.max(0, x));
  return (
    0.2126 * clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short) +
    0.7152 * clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short) +
    0.0722 * clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  );
};
const ratio = (theme: Theme, one: string, other: string): number => {
  const [dark = 0, bright = 0] = [luminance(theme[one]!), luminance(theme[other]!)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
};

const grounds = ['paper', 'surface', 'sunken'];
/** Colours that fill a control behind its words. */
const fills = ['fairway', 'flag'];
const accents = [...fills, 'sky', 'sand'];
/** Text colours and the backgrounds on which they appear. */
const textPairs = [
  ...['ink', 'rough', ...accents.map((name) => `${name}-ink`)].flatMap((text) => grounds.map((on) => [text, on])),
  ...fills.map((name) => [`on-${name}`, name]),
  ...accents.flatMap((name) => [
    [`${name}-ink`, `${name}-tint`],
    ['ink', `${name}-tint`],
    ['rough', `${name}-tint`],
  ]),
  ['paper', 'ink'], // toasts, the skip link
] as [string, string][];
/** Marks that show where a control is, which one is selected, and where the focus is. */
const markPairs = [
  ...grounds.map((on) => ['edge', on]),
  ...grounds.map((on) => ['focus', on]),
  ['fairway-ink', 'paper'],
  ['flag-ink', 'paper'],
  // On a map of a hole, lines must separate the areas even if the fills cannot be seen.
  ['ground-edge', 'ground-rough'],
  ['ground-edge', 'ground-fairway'],
  ['ground-sand-edge', 'ground-sand'],
  ['ground-water-edge', 'ground-water'],
  ['ink', 'ground-rough'],
  ['ink', 'ground-fairway'],
  ['here', 'ground-rough'],
  ['here', 'ground-fairway'],
] as [string, string][];

describe.each(Object.entries(themes))('%s', (name, theme) => {
  const leastText = name === 'sunlight' ? 7 : 4.5;
  it.each(textPairs)(`text: %s on %s is at least ${leastText}:1`, (text, on) => {
    expect(ratio(theme, text, on)).toBeGreaterThanOrEqual(leastText);
  });
  it.each(markPairs)('marks: %s on %s is at least 3:1', (mark, on) => {
    expect(ratio(theme, mark, on)).toBeGreaterThanOrEqual(3);
  });
});

it('computes what is known: black on white is 21:1', () => {
  expect(ratio({ k: 'oklch(0 0 0)', w: 'oklch(1 0 0)' }, 'k', 'w')).toBeCloseTo(21, 3);
});
