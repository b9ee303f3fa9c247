import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fieldOf } from '#src/domain/entities/limits.ts';
import { numberField, textField } from '#src/domain/forms/fields.ts';
import { useForm } from '#src/platform/storage/draft.ts';

const fields = {
  displayName: textField(fieldOf('profiles', 'displayName'), { label: 'Name', missing: 'Enter a name.' }),
  roundsPlanned: numberField(fieldOf('profiles', 'roundsPlanned'), {
    label: 'Rounds',
    problem: (least, most) => `${least} to ${most}.`,
    usual: 8,
  }),
};
const open = (isLive = false) =>
  renderHook(
    (document: { displayName: string; roundsPlanned?: number }) =>
      useForm(fields, { name: 'test', uid: 'sam', document, isLive }),
    { initialProps: { displayName: 'Sam' } },
  );
const kept = () => JSON.parse(localStorage.getItem('divot-draft-test-sam') ?? 'null') as unknown;
beforeEach(() => localStorage.clear());

it('keeps only what differs from the document, and shows what another device has changed', () => {
  const { result, rerender, unmount } = open();
  act(() => result.current.change({ roundsPlanned: '12' }));

  expect(kept()).toEqual({ roundsPlanned: '12' });
  rerender({ displayName: 'Samantha' });
  expect(result.current.typed).toEqual({ displayName: 'Samantha', roundsPlanned: '12' });

  unmount();
  expect(open().result.current.touched).toEqual({ roundsPlanned: '12' });
});

it('has nothing to save once the golfer types what was there', () => {
  const { result } = open();
  act(() => result.current.change({ roundsPlanned: '12' }));
  act(() => result.current.change({ roundsPlanned: '8' }));

  expect([result.current.touched, kept()]).toEqual([{}, null]);
});

it('says what is wrong when it is read, or at once where it is live', () => {
  const saved = open();
  act(() => saved.result.current.change({ roundsPlanned: '61', displayName: ' ' }));
  expect(saved.result.current.problems).toEqual({});
  act(() => void saved.result.current.read());
  expect(saved.result.current.problems).toEqual({ roundsPlanned: '1 to 60.', displayName: 'Enter a name.' });
  expect(saved.result.current.at('roundsPlanned')).toMatchObject({ label: 'Rounds', value: '61', error: '1 to 60.' });

  localStorage.clear();
  const live = open(true);
  act(() => live.result.current.change({ roundsPlanned: 'x' }));
  expect(live.result.current.problems).toEqual({ roundsPlanned: '“x” is not a number.' });
});

it('starts anew where a device kept something else', () => {
  localStorage.setItem('divot-draft-test-sam', JSON.stringify({ roundsPlanned: 12 }));

  expect(open().result.current.typed).toEqual({ displayName: 'Sam', roundsPlanned: '8' });
});
