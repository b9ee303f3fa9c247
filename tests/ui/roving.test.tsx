import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRoving } from '#src/ui/primitives/use-roving.ts';

const Row = ({ chosen }: { readonly chosen?: string }) => (
  <div {...useRoving<HTMLDivElement>()}>
    {['left', 'fairway', 'right'].map((name) => (
      <button key={name} type="button" aria-pressed={name === chosen}>
        {name}
      </button>
    ))}
    <button type="button" disabled>
      none
    </button>
  </div>
);
const stops = () =>
  screen.getAllByRole<HTMLButtonElement>('button').filter((one) => one.tabIndex === 0 && !one.disabled);
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const focused = () => document.activeElement?.textContent;

it('is one Tab stop, on the chosen answer, and arrow keys go round inside it', () => {
  const { rerender } = render(<Row />);
  expect(stops().map(({ textContent }) => textContent)).toEqual(['left']);
  rerender(<Row chosen="right" />);
  expect(stops().map(({ textContent }) => textContent)).toEqual(['right']);

  stops()[0]!.focus();
  const way = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'End', 'Home', 'ArrowUp'].map((key) => {
    press(key);
    return focused();
  });

  expect(way).toEqual(['left', 'fairway', 'left', 'right', 'left', 'right']);
  expect(stops().map(({ textContent }) => textContent)).toEqual(['right']);
});

it('leaves arrow keys to the screen after a tap', () => {
  render(<Row />);
  const fairway = screen.getByRole('button', { name: 'fairway' });
  fireEvent.pointerDown(fairway);
  fairway.focus();

  expect(press('ArrowRight')).toBe(true);
  expect(focused()).toBe('fairway');
});
