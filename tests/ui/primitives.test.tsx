import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from '#src/ui/primitives/field.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { Score, scoreMark } from '#src/ui/primitives/score.tsx';
import { Stepper } from '#src/ui/primitives/stepper.tsx';

const nothing = () => undefined;

test('birdie one circle, eagle two, bogey one square, worse two, par bare', () => {
  expect([-3, -2, -1, 0, 1, 2, 5].map(scoreMark)).toEqual([
    'double-circle',
    'double-circle',
    'circle',
    'bare',
    'square',
    'double-square',
    'double-square',
  ]);
});

test('a score with a name is read out by its name alone', () => {
  const html = renderToStaticMarkup(<Score strokes={3} mark="circle" label="3, birdie" />);
  expect(html).toContain('<span aria-hidden="true">3</span><span class="sr-only">3, birdie</span>');
});

test('a field is described by its hint and its error, and marked invalid', () => {
  const html = renderToStaticMarkup(
    <TextField label="Index" value="x" onChange={nothing} hint="14,2" error="A number." />,
  );
  const [, described = ''] = html.match(/aria-describedby="([^"]+)"/)!;
  for (const id of described.split(' ')) expect(html).toContain(`id="${id}"`);
  expect(described.split(' ')).toHaveLength(2);
  expect(html).toContain('aria-invalid="true"');
});

test('progress stops at 100 percent; a plan of nothing is nothing done', () => {
  const now = (value: number, max: number) =>
    renderToStaticMarkup(<ProgressBar label="Rounds" value={value} max={max} />).match(
      /aria-valuenow="(\d+)" aria-valuemin="0" aria-valuemax="100"/,
    )?.[1];
  expect([now(5, 8), now(12, 8), now(3, 0)]).toEqual(['63', '100', '0']);
});

test('a stepper is a spin button with its limits; without a value it says so', () => {
  const html = renderToStaticMarkup(
    <Stepper label="Strokes" value={undefined} onChange={nothing} min={1} max={15} start={4} />,
  );
  expect(html).toContain('role="spinbutton"');
  expect(html).toContain('aria-valuemax="15"');
  expect(html).toContain('aria-valuetext="not entered"');
});
