import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useProfile } from '#src/data/queries/profile.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { DashboardSearch } from '#src/features/dashboard/dashboard-search.ts';
import { FAULTS } from '@divot/golf-content';
import { FAULT_ICONS } from '#src/ui/icons/fault-icon.tsx';
import { Modals } from '#src/features/dashboard/modals/modals.tsx';
import { setDatabase } from '#src/data/live/current.ts';
import { loggedErrors } from '#src/platform/monitoring/error-log.ts';
import { state, storageTimedOutAtom } from '#src/platform/state.ts';
import { type Golfer, show, signInSam } from '#tests/support/screen.tsx';

// The dashboard's four modals with a real profile: what they show, what they store and where they lead.

let golfer: Golfer;
let closed = 0;
const Open = ({ at }: { readonly at: DashboardSearch }) => {
  const { profile } = useProfile();
  return profile ? <Modals at={at} profile={profile} go={() => (closed += 1)} /> : null;
};
/** Keeps showing the profile when the database is gone. */
const Frozen = ({ at, profile }: { readonly at: DashboardSearch; readonly profile: Profile }) => (
  <Modals at={at} profile={profile} go={() => (closed += 1)} />
);
const open = async (at: DashboardSearch, profile: Partial<Profile> = {}, frozen = false) => {
  closed = 0;
  golfer = await signInSam(profile, new Date('2026-05-01T07:30:00Z'));
  const where = show(frozen ? <Frozen at={at} profile={await golfer.profile()} /> : <Open at={at} />);
  return { where, dialog: within(await screen.findByRole('dialog')) };
};

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const text = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('the swing issue detail', () => {
  it('says what it looks like, how the body fixes it and which drills help', async () => {
    const { dialog } = await open({ fault: 'over-the-top' });
    expect(text(dialog.getAllByRole('heading', { level: 3 })).slice(0, 3)).toEqual([
      'What it looks like',
      'Biomechanical fix',
      'Recommended drills',
    ]);
    expect(dialog.getByText('Downswing Path')).toBeTruthy();
  });

  it.each([
    ['Watch Video Drills', '/videos', { swingIssue: 'over-the-top' }],
    ['Practice This Issue', '/practice', { swingIssues: ['over-the-top'], focus: 'putting' }],
    ['Headcover gate', '/videos', { category: 'full-swing', drill: 'headcover-outside' }],
  ])('%s leads to %s', async (link, path, state) => {
    const { dialog, where } = await open({ fault: 'over-the-top' }, { practiceFocus: 'putting' });
    fireEvent.click(dialog.getByRole('link', { name: new RegExp(`^${link}`) }));
    await waitFor(() => expect(where.path()).toBe(path));
    expect(where.handedOver()).toMatchObject(state);
  });

  it('names the library’s films about it, with its own sign above', async () => {
    const { dialog } = await open({ fault: 'over-the-top' });
    const film = dialog.getByRole('link', { name: 'Fix your slice' });
    expect(film.getAttribute('href')).toBe('/videos?video=slice-fix');
    const sign = dialog.getByText('Downswing Path').closest('p')!.querySelector('svg path');
    expect(sign?.getAttribute('d')).toBeTruthy();
    expect(new Set(FAULTS.map(({ icon }) => FAULT_ICONS[icon])).size).toBe(16);
  });

  it('becomes the swing thought with one tap', async () => {
    const { dialog } = await open({ fault: 'over-the-top' });
    fireEvent.click(dialog.getByRole('button', { name: /^Swing with/ }));
    await dialog.findByText('That is your swing thought now.');
    expect((await golfer.profile()).swingThoughts).toHaveLength(1);
  });
});

describe('the swing thought editor', () => {
  const kept = { swingThought: 'turn', swingThoughts: ['tall neck', 'slow back', 'turn'] };
  const save = (dialog: ReturnType<typeof within>, thought: string) => {
    type(dialog.getByLabelText('Your swing thought'), thought);
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  };

  it('suggests three to five words and offers the last three, the newest first', async () => {
    const { dialog } = await open({ show: 'thought' }, kept);
    expect(dialog.getByRole('heading', { level: 2 }).textContent).toBe('Swing thought');
    expect(dialog.getByText('3 to 5 words are easiest to swing with.')).toBeTruthy();
    expect(text(dialog.getAllByRole('listitem'))).toEqual(['turn', 'slow back', 'tall neck']);
  });

  it('keeps the last three of four', async () => {
    const { dialog } = await open({ show: 'thought' }, kept);
    save(dialog, '  full finish ');
    await waitFor(() => expect(closed).toBe(1));
    expect(await golfer.profile()).toMatchObject({
      swingThought: 'full finish',
      swingThoughts: ['slow back', 'turn', 'full finish'],
    });
  });

  it('keeps their order when one of them is saved again', async () => {
    const { dialog } = await open({ show: 'thought' }, kept);
    fireEvent.click(dialog.getByRole('button', { name: 'tall neck' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(closed).toBe(1));
    expect(await golfer.profile()).toMatchObject({ swingThought: 'tall neck', swingThoughts: kept.swingThoughts });
  });

  it('saves no blank text, and says so', async () => {
    const { dialog } = await open({ show: 'thought' }, kept);
    save(dialog, '   ');
    await dialog.findByText('Write your swing thought first.');
    expect(closed).toBe(0);
    expect(await golfer.profile()).toMatchObject(kept);
  });
});

describe('the pre-shot routine chooser', () => {
  it('shows three routines with four steps, what for, why and when, and keeps the chosen one', async () => {
    const { dialog } = await open({ show: 'routine' });
    expect(dialog.getByRole('heading', { level: 2 }).textContent).toBe('Pre-shot routine');
    expect(dialog.getAllByRole('radio')).toHaveLength(3);
    fireEvent.click(dialog.getByRole('radio', { name: /Breath & Trigger/ }));
    expect(text(dialog.getAllByRole('heading', { level: 3 }))).toEqual([
      'Step by step',
      'Ideal when',
      'Good because',
      'Why it works',
    ]);
    const [steps] = dialog.getAllByRole('list');
    expect(within(steps!).getAllByRole('listitem')).toHaveLength(4);
    fireEvent.click(dialog.getByRole('button', { name: 'Use this routine' }));
    await waitFor(() => expect(closed).toBe(1));
    expect((await golfer.profile()).preshotRoutine).toBe('breathing-trigger');
  });

  it('starts with the routine that fits the golfer’s fault and says so', async () => {
    const { dialog } = await open({ show: 'routine' }, { swingIssues: ['rushed-tempo'] });
    const fitting = dialog.getByRole<HTMLInputElement>('radio', {
      name: 'Breath & Trigger',
      description: 'fits your swing',
    });
    expect(fitting.checked).toBe(true);
  });
});

describe('the playing goals manager', () => {
  it.each(['', '   ', '\t \n'])('has Add Goal disabled for %j, and saving does nothing', async (blank) => {
    const { dialog } = await open({ show: 'goals' });
    type(dialog.getByLabelText('Your goal'), blank);
    const add = dialog.getByRole<HTMLButtonElement>('button', { name: 'Add Goal' });
    expect(add.disabled).toBe(true);
    fireEvent.submit(add.closest('form')!);
    expect(dialog.getByText('No goals yet. One or two are enough for a round.')).toBeTruthy();
    expect((await golfer.profile()).playingGoals).toBeUndefined();
  });

  it('accepts a goal of 200 characters, not of 201, and shows its length from 121 on', async () => {
    const { dialog } = await open({ show: 'goals' });
    const typed = (characters: number) => type(dialog.getByLabelText('Your goal'), ` ${'x'.repeat(characters)} `);
    const add = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Add Goal' });
    typed(120);
    expect(dialog.queryByText(/of 200 characters/)).toBeNull();
    typed(121);
    expect(dialog.getByText(/^121 of 200 characters/)).toBeTruthy();
    typed(201);
    expect(add().disabled).toBe(true);
    expect(dialog.getByText('At most 200 characters.')).toBeTruthy();
    typed(200);
    fireEvent.click(add());
    await dialog.findByRole('button', { name: `Delete goal: ${'x'.repeat(200)}` });
  });

  it('takes ten goals and no eleventh', async () => {
    const goals = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        id: String(at),
        type: 'process' as const,
        text: `Goal ${at}`,
        createdAt: '2026-05-01T00:00:00Z',
      }));
    const { dialog } = await open({ show: 'goals' }, { playingGoals: goals(9) });
    type(dialog.getByLabelText('Your goal'), 'The tenth');
    fireEvent.click(dialog.getByRole('button', { name: 'Add Goal' }));
    await dialog.findByRole('button', { name: 'Delete goal: The tenth' });
    type(dialog.getByLabelText('Your goal'), 'The eleventh');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Add Goal' }).disabled).toBe(true);
    expect(dialog.getByText('10 goals are the limit. Delete one first.')).toBeTruthy();
  });

  it('shows a separate sign for each type of goal', async () => {
    const playingGoals = (['outcome', 'performance', 'process', 'mindset', 'practice'] as const).map((kind) => ({
      id: kind,
      type: kind,
      text: kind,
      createdAt: '2026-05-01T00:00:00Z',
    }));
    const { dialog } = await open({ show: 'goals' }, { playingGoals });
    const signs = dialog
      .getAllByRole('listitem')
      .map((goal) => goal.querySelector('svg:first-child path')?.getAttribute('d'));
    expect(new Set(signs.filter(Boolean)).size).toBe(5);
  });

  it('offers five types, each with its description, examples and tip', async () => {
    const { dialog } = await open({ show: 'goals' });
    expect(dialog.getByRole('heading', { level: 2 }).textContent).toBe('Playing goals');
    expect(dialog.getAllByRole('radio')).toHaveLength(5);
    for (const [name, description] of [
      ['Outcome', 'A result that is partly outside your control'],
      ['Performance', 'Your own measurable standard'],
      ['Process', 'An action you fully control during play'],
      ['Mindset', 'How you want to think and react'],
      ['Practice', 'What you will train and how often'],
    ] as const) {
      expect(dialog.getByRole('radio', { name, description })).toBeTruthy();
    }
    fireEvent.click(dialog.getByRole('radio', { name: 'Outcome' }));
    await dialog.findByRole('button', { name: 'Break 90 by October' });
    expect(dialog.getByText('Keep one, and pair it with a process goal')).toBeTruthy();
  });

  it('adds, trimmed, under a timestamp as text; deletes with a way back', async () => {
    const { dialog } = await open({ show: 'goals' });
    type(dialog.getByLabelText('Your goal'), '  32 putts or fewer ');
    fireEvent.click(dialog.getByRole('button', { name: 'Add Goal' }));
    const remove = await dialog.findByRole('button', { name: 'Delete goal: 32 putts or fewer' });
    expect((await golfer.profile()).playingGoals).toEqual([
      { id: '1777620600000', type: 'process', text: '32 putts or fewer', createdAt: '2026-05-01T07:30:00.000Z' },
    ]);
    fireEvent.click(remove);
    await dialog.findByText(/^No goals yet/);
    expect((await golfer.profile()).playingGoals).toEqual([]);
  });
});

describe('a save that fails', () => {
  const fail = () =>
    act(() => {
      state.set(storageTimedOutAtom, true); // so that nothing waits for the database to open
      setDatabase(undefined);
    });
  afterEach(() => state.set(storageTimedOutAtom, false));
  it.each([
    ['swing thought', { show: 'thought' }, 'Your swing thought', 'Save'],
    ['playing goal', { show: 'goals' }, 'Your goal', 'Add Goal'],
  ] as const)('of a %s is logged and said, and what was typed stays', async (_, at, field, button) => {
    const { dialog } = await open(at, {}, true);
    type(dialog.getByLabelText(field), 'tall neck');
    fail();
    fireEvent.click(dialog.getByRole('button', { name: button }));
    await dialog.findByText(/^Not saved/);
    expect(loggedErrors()).toHaveLength(1);
    expect(dialog.getByLabelText<HTMLInputElement>(field).value).toBe('tall neck');
  });

  it('of a deleted goal is logged, and the goal stays', async () => {
    const goal = { id: '1', type: 'process', text: 'Commit', createdAt: '2026-05-01T00:00:00Z' } as const;
    const { dialog } = await open({ show: 'goals' }, { playingGoals: [goal] }, true);
    fail();
    fireEvent.click(dialog.getByRole('button', { name: 'Delete goal: Commit' }));
    await waitFor(() => expect(loggedErrors()).toHaveLength(1));
    expect((await golfer.profile()).playingGoals).toEqual([goal]);
  });
});
