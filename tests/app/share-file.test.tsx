// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareFile } from '#src/app/shell/share-file.tsx';
import { handFile, saveFile } from '#src/platform/files/save-file.ts';
import { fileToShareAtom, state, useAtomValue } from '#src/platform/state.ts';
import { Toasts } from '#src/ui/primitives/toasts.tsx';
import { show } from '#tests/support/screen.tsx';

// An export on an iPhone, where a golfer cannot get back into the app from a download.

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

const onPhone = (userAgent: string, standalone: boolean) => {
  const share = vi.fn((_: ShareData) => Promise.resolve());
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5, standalone, share, canShare: () => true });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const downloads: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  return { share, downloads };
};

const Waiting = () => {
  const file = useAtomValue(fileToShareAtom);
  return file && <ShareFile file={file} />;
};

afterEach(() => {
  cleanup();
  state.set(fileToShareAtom, undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('goes through the share sheet, from a fresh tap', async () => {
  const { share, downloads } = onPhone(IPHONE, true);
  show(<Waiting />);
  saveFile('divot.json', 'application/json', '{}');
  expect(share).not.toHaveBeenCalled();

  fireEvent.click(await screen.findByRole('button', { name: 'Save or send' }));

  await waitFor(() => expect(state.get(fileToShareAtom)).toBeUndefined());
  expect(share.mock.calls[0]![0].files?.[0]?.name).toBe('divot.json');
  expect(downloads).toEqual([]);
});

it('offers the download as an alternative', async () => {
  const { downloads } = onPhone(IPHONE, true);
  show(<Waiting />);
  saveFile('divot.json', 'application/json', '{}');
  fireEvent.click(await screen.findByRole('button', { name: 'Open it instead' }));
  expect(downloads).toEqual(['divot.json']);
});

it('stays with its download if the iPhone does not accept it', async () => {
  const { share } = onPhone(IPHONE, true);
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  show(
    <>
      <Waiting />
      <Toasts />
    </>,
  );
  saveFile('divot.json', 'application/json', '{}');

  fireEvent.click(await screen.findByRole('button', { name: 'Save or send' }));

  await screen.findAllByText(/was not saved or sent/);
  expect(state.get(fileToShareAtom)?.name).toBe('divot.json');
});

it('is a plain download in Safari itself and everywhere else', () => {
  for (const [userAgent, standalone] of [
    [IPHONE, false],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/138.0', true],
  ] as const) {
    const { downloads } = onPhone(userAgent, standalone);
    saveFile('divot.json', 'application/json', '{}');
    expect(downloads).toEqual(['divot.json']);
    vi.restoreAllMocks();
  }
  expect(state.get(fileToShareAtom)).toBeUndefined();
});

it.each([
  ['closes the share sheet', 'AbortError', []],
  ['taps twice, while the sheet is open', 'InvalidStateError', []],
  ['waits until the tap has run out', 'NotAllowedError', ['card.csv']],
])('shares a card once, if the golfer %s', async (_, name, downloaded) => {
  const { share, downloads } = onPhone(IPHONE, false);
  share.mockRejectedValue(new DOMException('no', name));

  await handFile('card.csv', 'text/csv', 'hole,strokes');

  expect(downloads).toEqual(downloaded);
});
