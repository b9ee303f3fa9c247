import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DeskRow } from '#src/ui/layout/desk-table.tsx';

afterEach(cleanup);

it('a tap anywhere in a row opens it once, and another button of the row keeps its own tap', () => {
  const [open, picture, remove] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <table>
      <tbody>
        <DeskRow>
          <th scope="row">
            <button type="button" onClick={picture}>
              Course
            </button>
            <button type="button" data-row-target onClick={open}>
              Heronsbridge
            </button>
          </th>
          <td>82</td>
          <td>
            <button type="button" onClick={remove}>
              Delete
            </button>
          </td>
        </DeskRow>
      </tbody>
    </table>,
  );

  fireEvent.click(screen.getByText('82'));
  expect(open).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByText('Heronsbridge'));
  expect(open).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByText('Delete'));
  expect([open, picture, remove].map((tap) => tap.mock.calls.length)).toEqual([2, 0, 1]);
});
