import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copy } from '#src/features/profile/about/diagnostics-copy.ts';
import { DiagnosticsScreen } from '#src/features/profile/about/diagnostics-screen.tsx';
import { version } from '#src/platform/settings/version.ts';
import { eventually } from '#tests/support/eventually.ts';
import { show, signInSam } from '#tests/support/screen.tsx';

beforeEach(async () => {
  await signInSam();
  vi.stubGlobal('Worker', undefined); // jsdom has none; the list still has a line for it
});
afterEach(() => vi.unstubAllGlobals());

it('a golfer copies what the phone can do, one line for each, and pastes it', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  show(<DiagnosticsScreen />);

  (await screen.findByRole('button', { name: copy.copy })).click();

  await eventually(() => expect(writeText).toHaveBeenCalledTimes(1));
  const [first, ...lines] = String((writeText.mock.calls as unknown[][])[0]?.[0]).split('\n');
  expect(first).toBe(`${copy.divot}: ${version}`);
  expect(lines.map((line) => line.split(': ')[0])).toEqual(Object.values(copy.names));
  for (const line of lines) expect(line).toMatch(/: ./);
});

it('if the phone refuses the clipboard, the text can be selected by hand', async () => {
  const writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  show(<DiagnosticsScreen />);

  (await screen.findByRole('button', { name: copy.copy })).click();

  const text = await screen.findByRole('textbox', { name: copy.text });
  expect((text as HTMLTextAreaElement).value).toContain(`${copy.names.speech}: `);
});
