import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmptyDrawing, type Subject } from '#src/ui/primitives/empty-drawing.tsx';

const SUBJECTS: readonly Subject[] = [
  'rounds',
  'swings',
  'map',
  'lessons',
  'games',
  'practice',
  'workouts',
  'bag',
  'coaches',
  'numbers',
  'notes',
  'search',
  'gone',
];

it('draws something of its own for each thing that can be missing', () => {
  const drawings = SUBJECTS.map((of) => renderToStaticMarkup(<EmptyDrawing of={of} />));
  expect(new Set(drawings).size).toBe(SUBJECTS.length);
});
