import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareSheet } from '#src/ui/primitives/share-sheet.tsx';
import { eventually } from '#tests/support/eventually.ts';
import { toastsOfEachTest } from '#tests/support/toasts.ts';

const toasts = toastsOfEachTest();

afterEach(() => {
  vi.restoreAllMocks();
});

const words = { lead: '', save: 'Save', send: 'Share', failed: 'The picture could not be shared.' };

const tapShare = (picture: Blob | null, onSend: (picture: Blob) => Promise<boolean>) => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((made) => made(picture));
  const rest = { choices: [], draw: () => undefined, preview: 'Your card', words, onSave: vi.fn() };
  render(<ShareSheet open onClose={() => undefined} title="Share" onSend={onSend} {...rest} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
};

it('says so if the phone cannot draw the card', () => {
  const onSend = vi.fn();

  tapShare(null, onSend);

  expect(toasts).toEqual([{ text: words.failed, tone: 'error' }]);
  expect(onSend).not.toHaveBeenCalled();
});

it('says so if the system accepts no picture', async () => {
  tapShare(new Blob(['card']), () => Promise.resolve(false));

  await eventually(() => expect(toasts).toEqual([{ text: words.failed, tone: 'error' }]));
});
