import { File } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { previewShots } from '#src/domain/bag/preview-shots.ts';
import { ImportScreen } from '#src/features/bag/import/import-screen.tsx';
import * as reader from '#src/platform/files/file-reader.ts';
import { offerFiles } from '#src/platform/files/opened-files.ts';
import { eventually } from '#tests/support/eventually.ts';
import { show, signInSam } from '#tests/support/screen.tsx';

// Divot imports several files one after the other, and forgets none.

beforeEach(async () => {
  vi.spyOn(reader, 'readShots').mockImplementation(async (file, { options = {}, stored }) =>
    previewShots(file.name, new Uint8Array(await file.arrayBuffer()), options, stored, () => undefined),
  );
  await signInSam();
});
afterEach(() => vi.restoreAllMocks());

const file = (name: string, text: string) => new File([text], name) as never;
/** An export of 36 shots, and a longer one of the same practice with ten more. */
const practice = (name: 'garmin-r10-en' | 'garmin-r10-en-again') =>
  file(`${name}.csv`, readFileSync(`packages/shot-files/fixtures/${name}.csv`, 'utf8'));
const ROUNDS = file('rounds.json', JSON.stringify({ format: 'divot', version: 1, rounds: [] }));
const open = (...files: readonly never[]) => {
  offerFiles('shots', files);
  return show(<ImportScreen onBack={() => undefined} />);
};
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next file' }));

it('continues with the next file if one contains nothing', async () => {
  open(file('lesson.csv', 'Keep your head still.'), practice('garmin-r10-en'));

  await screen.findByText(/^Divot finds no table of shots/);
  expect(screen.getByText('1 more file after this one.')).toBeTruthy();
  next();

  expect(await screen.findByText(/^garmin-r10-en\.csv/)).toBeTruthy();
  expect(screen.queryByText('1 more file after this one.')).toBeNull();
});

it('continues with the next file if all shots of one are already there', async () => {
  open(practice('garmin-r10-en'), practice('garmin-r10-en'), practice('garmin-r10-en-again'));

  fireEvent.click(await screen.findByRole('button', { name: 'Bring in 36 shots' }));
  await screen.findByText('You have all of these shots already.');
  next();

  expect(await screen.findByRole('button', { name: 'Bring in 10 shots' })).toBeTruthy();
});

it('opens a file of rounds at once if it comes alone, and otherwise says so', async () => {
  const together = open(ROUNDS, practice('garmin-r10-en'));
  await screen.findByText('rounds.json holds rounds. Open it on its own to bring them in.');
  next();
  await screen.findByText(/^garmin-r10-en\.csv/);
  expect(together.path()).toBe('/');
  together.unmount();

  const alone = open(ROUNDS);
  await eventually(() => expect(alone.path()).toBe('/profile'));
});

it('offers no other file while the next one is being read', async () => {
  open(file('lesson.csv', 'Keep your head still.'), practice('garmin-r10-en'), practice('garmin-r10-en-again'));
  await screen.findByText(/^Divot finds no table of shots/);
  next();

  expect(screen.getByRole('progressbar')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Choose|Next file/ })).toBeNull();

  expect(await screen.findByRole('button', { name: 'Next file' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose another file' })).toBeTruthy();
});
