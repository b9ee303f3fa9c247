// @vitest-environment jsdom

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Range } from '#src/app/range-area.tsx';
import { startAssessment } from '#src/data/commands/assessments.ts';
import { saveProfile } from '#src/data/commands/profile.ts';
import { finishWorkout, recordSet, reportPain, startWorkout } from '#src/data/commands/workouts.ts';
import { logPractice } from '#src/data/commands/practice.ts';
import { useDraft } from '#src/data/queries/assessments.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { useActiveWorkouts } from '#src/data/queries/workouts.ts';
import { type Exercise, MOBILITY_TESTS, exerciseById } from '@divot/golf-content';
import { listOf } from '@divot/training';
import { FinishScreen } from '#src/features/assessment/mobility/mobility-screen.tsx';
import { MobilityIntro } from '#src/features/assessment/mobility/mobility-intro.tsx';
import { TestScreen } from '#src/features/assessment/mobility/test-screen.tsx';
import { PlayLink } from '#src/features/focus/play-link.tsx';
import { PainNote } from '#src/features/practice/hurts-note.tsx';
import { HealthSection } from '#src/features/profile/profile-form.tsx';
import { profileFields } from '#src/features/profile/profile-fields.ts';
import { useForm } from '#src/platform/storage/draft.ts';
import * as modelNote from '#src/features/swing/home/model-note.tsx';
import { SwingScreen } from '#src/features/swing/swing-screen.tsx';
import { Outcome } from '#src/features/welcome/outcome.tsx';
import { PlanRows } from '#src/features/workout/builder/plan-rows.tsx';
import { JumpScreen } from '#src/features/workout/jump/jump-screen.tsx';
import { PlayerScreen } from '#src/features/workout/player/player-screen.tsx';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';
import { unwrap } from '@divot/basics';

// Every screen that could lead a golfer in pain to something that loads the area, to power work or to a full swing,
// except practice (tests/features/practice/pain.test.tsx).

// The note asks a worker whether the body model is on the device, and a test has no worker.
beforeEach(() => void vi.spyOn(modelNote, 'ModelNote').mockReturnValue(null));
afterEach(() => vi.restoreAllMocks());

let golfer: Golfer;

const nothing = () => undefined;
const button = (name: RegExp | string) => screen.queryByRole('button', { name });
const without = (place: string) =>
  screen.findByText(`Today without power work, full-speed swings and anything that loads your ${place}.`);
const workoutOf = (...ids: readonly string[]) =>
  startWorkout({
    userId: SAM.uid,
    kind: 'strength',
    split: 'Full Body',
    exercises: listOf(ids.map((id) => ({ exercise: exerciseById(id) as Exercise, sets: 3, why: '' }))),
  });

const WithDraft = ({ children }: { readonly children: (draft: never) => ReactNode }) => {
  const { draft } = useDraft('mobility');
  return draft ? children(draft as never) : null;
};
const aTest = (id: string) => {
  const at = MOBILITY_TESTS.findIndex((test) => test.id === id);
  return (
    <WithDraft>
      {(draft) => (
        <TestScreen draft={draft} test={MOBILITY_TESTS[at]!} step={at + 1} heading={createRef()} go={nothing} />
      )}
    </WithDraft>
  );
};

describe('a golfer whose wrists hurt', () => {
  beforeEach(async () => {
    golfer = await signInSam({ painAreas: ['wrists'] });
  });

  it('gets no mobility test that loads them, and continues with the next', async () => {
    unwrap(await startAssessment(SAM.uid, 'mobility'));
    const one = show(aTest('wrist-hinge'));
    await without('wrists');
    expect(screen.queryAllByRole('radio')).toHaveLength(0);
    expect(button(/Show how/)).toBeNull();
    expect(button(/Next test|See the result/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change what hurts' }).getAttribute('href')).toContain('/profile');
    one.unmount();

    const other = show(aTest('torso-rotation'));
    await screen.findAllByRole('radio');
    other.unmount();

    const review = show(<WithDraft>{(draft) => <FinishScreen draft={draft} go={nothing} />}</WithDraft>);
    await screen.findByText('3 tests are left out, to spare what hurts.');
    const step = MOBILITY_TESTS.findIndex(({ id }) => id === 'wrist-hinge') + 1;
    expect(button(`Go to test ${step}`)).toBeNull();
    expect(button('Go to test 1')).toBeTruthy();
    review.unmount();

    show(<MobilityIntro draft={undefined} go={nothing} />);
    await without('wrists');
  });

  it('measures no jump and films no swing', async () => {
    const jump = show(<JumpScreen go={nothing} />);
    await without('wrists');
    expect(button(/Film or choose/)).toBeNull();
    jump.unmount();

    show(<SwingScreen at={{ view: 'film' }} Range={Range} />);
    await without('wrists');
    expect(screen.queryByRole('link', { name: /film/i })).toBeNull();
    expect(screen.queryByLabelText('Camera picture')).toBeNull();
  });

  it('cannot tee off', async () => {
    show(<PlayLink />);
    await screen.findByText(/^Divot proposes no round while you have pain in your wrists\./);
    expect(screen.queryByRole('link', { name: 'Play Round' })).toBeNull();
  });

  it('gets a first drill that spares them, or none', async () => {
    const First = ({ focus }: { readonly focus: 'driving' | 'putting' }) => {
      const { profile } = useProfile();
      return profile?.painAreas ? <Outcome profile={profile} focus={focus} answers={{}} onDone={nothing} /> : null;
    };
    const putting = show(<First focus="putting" />);
    await screen.findByRole('button', { name: 'Start the drill' });
    putting.unmount();
    show(<First focus="driving" />);
    await without('wrists');
    expect(button('Start the drill')).toBeNull();
    expect(button('Save drill')).toBeNull();
  });

  it('reads in their own plan what is left out today', async () => {
    const list = listOf(
      ['push-up', 'glute-bridge'].map((id) => ({ exercise: exerciseById(id) as Exercise, sets: 3, why: '' })),
    );
    show(<PlanRows list={list} painAreas={['wrists']} onChange={nothing} onSwap={nothing} />);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first!.textContent).toContain('Left out, to spare what hurts');
    expect(second!.textContent).not.toContain('Left out');
  });
});

const Active = () => {
  const { workouts } = useActiveWorkouts();
  return workouts[0] ? <PlayerScreen workout={workouts[0]} exercise={undefined} go={nothing} /> : null;
};

it('in a workout in progress, is asked for no set that now loads what hurts', async () => {
  golfer = await signInSam({});
  unwrap(await workoutOf('push-up', 'glute-bridge'));
  unwrap(await saveProfile(SAM.uid, { painAreas: ['wrists'] }));
  show(<Active />);
  await screen.findByText('This exercise loads what hurts.');
  expect(button('Set done')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Leave it out' }));
  await screen.findByRole('heading', { name: exerciseById('glute-bridge')!.name });
});

it('pain in a mobility test also stops its other side', async () => {
  golfer = await signInSam({});
  unwrap(await startAssessment(SAM.uid, 'mobility'));
  show(aTest('hip-rotation'));
  await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /It hurts/ })).toHaveLength(2));
  fireEvent.click(screen.getByRole('checkbox', { name: /It hurts, left/ }));
  await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /It hurts/ })).toHaveLength(1));
  expect(screen.queryAllByRole('radio')).toHaveLength(0);
});

it('the same pain in a workout and in practice says who to see', async () => {
  golfer = await signInSam({}, new Date('2026-06-20T12:00:00'));
  const { id } = unwrap(await workoutOf('push-up'));
  unwrap(await recordSet(id, 'push-up', { reps: 5 }));
  const trainee = { today: '2026-06-20', faultIds: [], weakAreas: [], painAreas: [], equipment: [] };
  unwrap(
    await reportPain(id, 'push-up', 'wrists', {
      ...trainee,
      swingBandEnabled: false,
      completedWorkouts: 0,
      lastDone: {},
    }),
  );
  unwrap(await finishWorkout(id, { durationSec: 60 }));
  const log = { userId: SAM.uid, practicedOn: '2026-06-18', faultIds: [] };
  const logged = unwrap(
    await logPractice({ ...log, blocks: [{ drillId: 'coin-putt', mode: 'block', minutes: 10 }] }, () => 14),
  );
  const note = show(<PainNote />);
  const page = show(<p>Here</p>);
  await screen.findByText('Here');
  expect(screen.queryByText(/in two sessions/)).toBeNull();
  note.unmount();
  page.unmount();

  const stored = await golfer.db.practiceSessions.findOne(logged.id).exec();
  await stored!.incrementalPatch({ blocks: [{ ...logged.blocks[0]!, painArea: 'wrists' }] });
  show(<PainNote />);
  await screen.findByText(/^Your wrists hurt in two sessions\. See a doctor or physiotherapist/);
});

it('an area that only a mobility test names can be removed from the profile', async () => {
  golfer = await signInSam({ painAreas: ['pelvic-control'] });
  const document = await golfer.profile();
  const Health = () => (
    <HealthSection form={useForm(profileFields('imperial', 2026), { name: 'profile', uid: 'sam', document })} />
  );
  show(<Health />);
  fireEvent.click(await screen.findByRole('checkbox', { name: /pelvic control/i }));
  expect(screen.queryByRole('checkbox', { name: /pelvic control/i })).toBeNull();
});
