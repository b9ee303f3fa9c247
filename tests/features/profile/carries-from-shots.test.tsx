// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BagSection } from '#src/features/profile/bag-section.tsx';
import { type ProfileDraft, draftOf } from '#src/features/profile/profile-draft.ts';
import { readShotFile } from '#src/domain/transfer/shots/read-shot-file.ts';

// jsdom knows no workers: the reader itself answers in its place.
vi.mock('#src/platform/shot-reader.ts', () => ({
  readShots: async (file: File, { options }: { options: object }) =>
    readShotFile(file.name, new Uint8Array(await file.arrayBuffer()), options),
}));

const FOLDER = join(import.meta.dirname, '../../fixtures/shots');
const fileOf = (name: string) => {
  const bytes = new Uint8Array(readFileSync(join(FOLDER, name)));
  const file = new File([bytes], name);
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.buffer) });
};
const profile = {
  displayName: 'Sam',
  bag: [{ id: 'seven', type: '7-iron', carryYards: 165 }],
} as unknown as Parameters<typeof draftOf>[0];

const open = async (name: string) => {
  let draft = draftOf(profile, 'imperial');
  const onType = vi.fn((edits: Partial<ProfileDraft>) => (draft = { ...draft, ...edits }));
  render(<BagSection draft={draft} problems={{}} onType={onType} />);
  fireEvent.change(screen.getByLabelText('Carries from a launch monitor', { selector: 'input' }), {
    target: { files: [fileOf(name)] },
  });
  await screen.findByText(/shots in this file|finds no table/);
  return { bag: () => draft.bag, onType };
};
const use = () => screen.getByRole('button', { name: /^Use / });

afterEach(cleanup);

describe('carries from a launch monitor', () => {
  it('puts what the golfer accepts into the bag, and adds a club that is missing', async () => {
    const { bag } = await open('garmin-r10-en.csv');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Gap wedge/ }));
    fireEvent.click(use());
    expect(bag().map(({ id, type }) => [id === 'seven', type])).toEqual([
      [true, '7-iron'],
      [false, 'Driver'],
    ]);
    expect(Math.abs(Number(bag()[0]!.carry) - 149)).toBeLessThan(5);
  });

  it('changes nothing before the golfer accepts', async () => {
    const { onType } = await open('garmin-r10-en.csv');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onType).not.toHaveBeenCalled();
  });

  it('waits for the club that a bare loft is', async () => {
    await open('foresight-gc3.csv');
    expect(use().hasAttribute('disabled') || use().getAttribute('aria-disabled') === 'true').toBe(true);
    fireEvent.change(screen.getByLabelText('Which club is “56”?'), { target: { value: 'Gap wedge' } });
    expect(await screen.findByRole('checkbox', { name: /^Gap wedge/ })).toBeTruthy();
    expect(use().hasAttribute('disabled') || use().getAttribute('aria-disabled') === 'true').toBe(false);
  });

  it('says what a foreign file is', async () => {
    const { onType } = await open('not-shots.csv');
    expect(screen.getByText(/finds no table of shots/)).toBeTruthy();
    expect(onType).not.toHaveBeenCalled();
  });
});
