import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayText } from '#src/platform/clock/day-text.ts';
import type { Watch } from '#src/platform/waiting/watch.ts';
import { type Result, fail, ok } from '@divot/basics';
import type { ImportAnswers, ImportPreview } from '#src/domain/transfer/import-preview.ts';
import { ImportFile } from '#src/features/profile/data-section.tsx';

// Importing a file: Divot reads it, shows the golfer what it contains, and then stores all of it or nothing.

type Card = { readonly id: string };
const found: ImportPreview<Card> = {
  toAdd: [{ id: 'heronsbridge' }, { id: 'westfield' }],
  duplicates: [],
  bad: [],
  counted: 'line',
};

/** Delivers the reader's result when the test calls it. */
let answer: (preview: Result<ImportPreview<Card>>) => void;
let fall: (error: unknown) => void;
let watch: Watch;
let asked: ImportAnswers | undefined;
const look = (_: File, given: Watch, answers?: ImportAnswers) => {
  watch = given;
  asked = answers;
  return new Promise<Result<ImportPreview<Card>>>((resolve, reject) => {
    answer = resolve;
    fall = reject;
    given.signal.addEventListener('abort', () => reject(given.signal.reason as Error));
  });
};
const store = vi.fn<(cards: readonly Card[], watch: Watch) => Promise<Result<number>>>();
const undo = vi.fn<(cards: readonly Card[]) => Promise<Result<number>>>();

beforeEach(() => {
  store.mockReset().mockImplementation((cards) => Promise.resolve(ok(cards.length)));
  undo.mockReset();
  render(<ImportFile kind="rounds" look={look} store={store} undo={undo} />);
});

const choose = (file = new File(['a card'], 'rounds.csv')) => {
  const input = document.querySelector('input[type=file]')!;
  fireEvent.change(input, { target: { files: [file] } });
};
const ofSize = (name: string, mb: number) =>
  Object.defineProperty(new File([], name), 'size', { value: mb * 1024 * 1024 + 1 });
const storeButton = () => screen.findByRole('button', { name: /2 rounds/ });

describe('a file of rounds', () => {
  it('is stored only once the golfer has seen what it contains', async () => {
    choose();
    answer(ok(found));
    const button = await storeButton();
    expect(store).not.toHaveBeenCalled();
    fireEvent.click(button);
    await waitFor(() => expect(store).toHaveBeenCalledExactlyOnceWith(found.toAdd, expect.anything()));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for the pars that Divot worked out and for the lines that it leaves out', async () => {
    choose();
    answer(ok({ ...found, bad: [{ at: 7, reason: 'no score' }], proposedPars: [{ what: 'Westfield', pars: [4, 3] }] }));
    const button = await storeButton();
    const isOff = () => (button as HTMLButtonElement).disabled;
    expect(isOff()).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'These pars are right' }));
    expect(isOff()).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Leave this line out' }));
    expect(isOff()).toBe(false);
  });

  it('asks what the columns hold before anything is stored, and reads the file again with the answer', async () => {
    const columns = [
      { at: 0, name: 'Wann', cells: ['2026-05-02'], field: 'date' as const },
      { at: 2, name: 'Wie', cells: ['88'] },
    ];
    choose();
    answer(ok({ ...found, toAdd: [], openColumns: columns }));
    const again = await screen.findByRole('button', { name: 'Use these columns' });
    expect((again as HTMLButtonElement).disabled).toBe(true);

    fireEvent.change(screen.getByRole('combobox', { name: 'Wie' }), { target: { value: 'score' } });
    fireEvent.click(again);
    expect(asked).toEqual({ columns: { 0: 'date', 2: 'score' } });

    answer(ok({ ...found, openColumns: columns, firstRead: ['2026-05-02 Fernhill: 88'] }));
    fireEvent.click(await storeButton());
    expect(screen.getByText('2026-05-02 Fernhill: 88')).toBeDefined();
    await waitFor(() => expect(store).toHaveBeenCalledOnce());
  });

  it('asks what holes are that do not add up, says why it waits, and reads the file again with the answer', async () => {
    const readings = [
      { reading: 'to-par' as const, strokes: 84 },
      { reading: 'totals' as const, strokes: 86 },
    ];
    const open = { ...found, questions: [{ kind: 'card' as const, rounds: 1, readings }] };
    choose();
    answer(ok({ ...open, unread: { columns: ['Weather'], lines: [4] } }));
    expect(((await storeButton()) as HTMLButtonElement).disabled).toBe(true);
    for (const text of ['Answer the questions first.', /columns: Weather/, /Line 4 holds no round/])
      expect(screen.getByText(text)).toBeDefined();

    fireEvent.click(screen.getByRole('radio', { name: 'Scores against par' }));
    expect(asked).toEqual({ card: 'to-par' });
    answer(ok(open));
    await waitFor(async () => expect(((await storeButton()) as HTMLButtonElement).disabled).toBe(false));
  });

  it('asks for the day and the course of a single round that its file does not say', async () => {
    choose();
    answer(ok({ ...found, toAdd: [], questions: [{ kind: 'day' }, { kind: 'course' }] }));
    const use = await screen.findByRole('button', { name: 'Use these answers' });
    fireEvent.change(screen.getByLabelText(/Which day/), { target: { value: '2026-05-06' } });
    expect((use as HTMLButtonElement).disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(/Where did you play/), { target: { value: ' Fernhill ' } });
    fireEvent.click(use);
    expect(asked).toEqual({ day: '2026-05-06', course: 'Fernhill' });
  });

  it('leaves out what looks like a round that is here, unless the golfer says that it is another', async () => {
    const likely = { at: 4, document: { id: 'again' }, what: '2026-06-01 Fernhill GC', likeDay: '2026-06-01' };
    choose();
    answer(ok({ ...found, likely: [likely] }));
    await storeButton();

    expect(screen.getByText(`Looks like the round of ${dayText('2026-06-01')}.`)).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: /Line 4/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Add 3 rounds' }));
    await waitFor(() =>
      expect(store).toHaveBeenCalledExactlyOnceWith([...found.toAdd, likely.document], expect.anything()),
    );
  });

  it('asks for the day before anything is stored, and reads the file again with the answer', async () => {
    const open = { ...found, openDay: { dayFirst: '2026-05-06', monthFirst: '2026-06-05' } };
    choose();
    answer(ok(open));
    const isOff = async () => ((await storeButton()) as HTMLButtonElement).disabled;
    expect(await isOff()).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: dayText('2026-05-06') }));
    expect(asked).toEqual({ dayFirst: true });
    answer(ok({ ...open, toAdd: [{ id: 'may' }, { id: 'december' }] }));
    await waitFor(async () => expect(await isOff()).toBe(false));
    fireEvent.click(await storeButton());
    await waitFor(() =>
      expect(store).toHaveBeenCalledExactlyOnceWith([{ id: 'may' }, { id: 'december' }], expect.anything()),
    );
  });

  it('asks which nine it was, round by round, and keeps the answers before', async () => {
    const openNines = ['Westfield', 'Heronsbridge'].map((what) => ({ id: what, what }));
    choose();
    answer(ok({ ...found, toAdd: [], openNines }));
    const pick = async (course: string, nine: string) =>
      fireEvent.click(within(await screen.findByRole('group', { name: course })).getByRole('radio', { name: nine }));
    await pick('Westfield', 'Back nine');
    expect(asked).toEqual({ nines: { Westfield: 'back' } });
    answer(ok({ ...found, toAdd: [{ id: 'westfield' }], openNines }));
    await screen.findByRole('button', { name: 'Add 1 round' });
    await pick('Heronsbridge', 'Front nine');
    expect(asked).toEqual({ nines: { Westfield: 'back', Heronsbridge: 'front' } });
    answer(ok({ ...found, openNines }));
    expect(((await storeButton()) as HTMLButtonElement).disabled).toBe(false);
  });

  it('says that nothing was stored when the device refuses', async () => {
    store.mockResolvedValue(fail('No room on this device.'));
    choose();
    answer(ok(found));
    fireEvent.click(await storeButton());
    expect(await screen.findByText('No room on this device. Divot stored nothing from the file.')).toBeTruthy();
  });

  it('can be cancelled on the way without an error, and later messages change nothing', async () => {
    choose();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    watch.onProgress(0.9);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows how much is stored, and can be cancelled on the way with nothing stored', async () => {
    store.mockImplementation(
      (_, { onProgress, signal }) =>
        new Promise((resolve) => {
          onProgress(0.4);
          signal.addEventListener('abort', () => resolve(fail('Not saved.')));
        }),
    );
    choose();
    answer(ok(found));
    fireEvent.click(await storeButton());
    const bar = await screen.findByRole('progressbar', { name: 'Storing' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so if the reader crashes, and if it refuses', async () => {
    choose();
    fall(new Error('worker gone'));
    expect(await screen.findByText('Divot could not read this file.')).toBeTruthy();
    choose();
    answer(fail('This is a photo.'));
    expect(await screen.findByText('This is a photo.')).toBeTruthy();
    expect(screen.queryByText('Divot could not read this file.')).toBeNull();
  });

  it('names the limit of its kind', async () => {
    choose(ofSize('rounds.csv', 20));
    expect(await screen.findByText(/^This file is larger than 20 MB, .*Choose the CSV, JSON or ZIP/)).toBeTruthy();
    choose(ofSize('garmin.ZIP', 200));
    expect(await screen.findByText(/^This file is larger than 200 MB/)).toBeTruthy();
    choose(ofSize('garmin.zip', 150));
    expect(await screen.findByRole('progressbar')).toBeTruthy();
  });
});
