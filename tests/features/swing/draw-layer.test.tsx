import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DrawLayer } from '#src/features/swing/result/draw-layer.tsx';
import { angleDegrees, type Shape, type Tool } from '@divot/swing';

const drawing = (tool: Tool | undefined) => {
  const drawn: Shape[] = [];
  render(<DrawLayer widthPx={1000} heightPx={1000} tool={tool} shapes={[]} onDraw={(shape) => drawn.push(shape)} />);
  const press = (...keys: readonly string[]) => {
    const picture = screen.getByRole('application', { name: /Draw on the picture/ });
    for (const key of keys) fireEvent.keyDown(picture, { key });
  };
  return { drawn, press };
};
const times = (n: number, key: string) => Array.from({ length: n }, () => key);

it('a line is drawn by keys alone, and stays on the picture', () => {
  const { drawn, press } = drawing('line');
  press('Enter', ...times(60, 'ArrowRight'), 'Enter');
  expect(drawn).toMatchObject([
    {
      tool: 'line',
      points: [
        [0.5, 0.5],
        [1, 0.5],
      ],
    },
  ]);
});

it('an angle takes three points by keys; Escape drops an unfinished one', () => {
  const { drawn, press } = drawing('angle');
  press('Enter', 'ArrowUp', 'Escape');
  press('ArrowDown', 'Enter', ...times(5, 'ArrowRight'), 'Enter', ...times(5, 'ArrowDown'), 'Enter');
  expect(drawn).toHaveLength(1);
  expect(angleDegrees(drawn[0]!.points, 1)).toBe(90);
});

it('the picture is no tab stop while no tool is chosen', () => {
  drawing(undefined);
  expect(screen.queryByRole('application')).toBeNull();
});
