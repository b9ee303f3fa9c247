import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { restoreFocus } from '#src/app/shell/restore-focus.ts';

const drills = ['Towel', 'Pump', 'Gate'];

const Plan = () => {
  useEffect(restoreFocus, []);
  const [list, setList] = useState(drills);
  const [asking, setAsking] = useState<string>();
  const [saved, setSaved] = useState(false);
  const [hinted, setHinted] = useState(true);
  return (
    <main id="main" tabIndex={-1}>
      <ul>
        {list.map((name, at) => (
          <li key={name} aria-label={name}>
            <button
              type="button"
              disabled={at === 0}
              onClick={() => setList([name, ...list.filter((n) => n !== name)])}
            >
              First: {name}
            </button>
            <button type="button" onClick={() => setAsking(name)}>
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
      {asking !== undefined && (
        <div role="dialog">
          <button
            type="button"
            onClick={() => {
              setList(list.filter((name) => name !== asking));
              setAsking(undefined);
            }}
          >
            Yes
          </button>
        </div>
      )}
      <section aria-label="Note">
        {!saved && (
          <button type="button" onClick={() => setSaved(true)}>
            Save
          </button>
        )}
      </section>
      {hinted && (
        <div role="region" aria-label="Hint">
          <button type="button" onClick={() => setHinted(false)}>
            Put away
          </button>
        </div>
      )}
    </main>
  );
};

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.click(button);
};
const focused = (): string | null | undefined =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

it('deleting a row moves the focus to the row in its place, also through a confirmation', async () => {
  render(<Plan />);
  press('Remove Pump');
  press('Yes');
  await waitFor(() => expect(focused()).toBe('Gate'));
});

it('deleting the last row moves it to the row before', async () => {
  render(<Plan />);
  press('Remove Gate');
  press('Yes');
  await waitFor(() => expect(focused()).toBe('Pump'));
});

it('a button that becomes disabled passes it to the one beside it', async () => {
  render(<Plan />);
  press('First: Pump');
  await waitFor(() => expect(focused()).toBe('Remove Pump'));
});

it('a button that disappears when its work is done passes it to its section', async () => {
  render(<Plan />);
  press('Save');
  await waitFor(() => expect(focused()).toBe('Note'));
});

it('a section that disappears passes it to the section before it, not to the top of the screen', async () => {
  render(<Plan />);
  press('Put away');
  await waitFor(() => expect(focused()).toBe('Note'));
});
