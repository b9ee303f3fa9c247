import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextField } from '#src/ui/primitives/field.tsx';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';

const Field = ({ label, error }: { readonly label: string; readonly error?: string }) => (
  <TextField label={label} error={error} value="" onChange={() => undefined} />
);

it('moves to the first field with a problem, not to one that a dialog covers', async () => {
  render(
    <>
      <main aria-hidden="true">
        <Field label="Course" error="A course has a name." />
      </main>
      <form>
        <Field label="Name" />
        <Field label="Balls" error="A number." />
        <Field label="Minutes" error="A number." />
      </form>
    </>,
  );
  focusFirstProblem();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Balls')));
});

it('leaves the focus in place if no field has a problem', async () => {
  render(<Field label="Balls" />);
  screen.getByLabelText('Balls').focus();
  focusFirstProblem();
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(screen.getByLabelText('Balls'));
});
