import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DecideFocus } from '#src/app/background/decide-focus.tsx';
import { START_MODULES_KEY, rememberStartModules } from '#src/app/startup/start-modules.ts';
import { storeFocus } from '#src/data/commands/focus.ts';
import { changeProfile } from '#src/data/commands/golfer-profile.ts';
import { showSample } from '#src/data/db/sample-database.ts';
import { isSampleShown, setDatabase } from '#src/data/live/current.ts';
import { storeDecision } from '#src/data/live/decision.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { calendarOf } from '#src/data/sample/document.ts';
import { golferSeeds } from '#src/data/sample/golfer.ts';
import { type Decided, decideFocus } from '#src/domain/coach/coach.ts';
import { focusLine } from '#src/domain/coach/focus-words.ts';
import { chosenFocus, focusesOf, runningFocus } from '#src/domain/coach/stored-focus.ts';
import { sortKeyOf } from '#src/domain/entities/documents.ts';
import { state, syncStatusAtom } from '#src/platform/state.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';

const NOW = new Date('2026-11-23T10:00:00Z');
const status = (phase: 'syncing' | 'idle') =>
  state.set(syncStatusAtom, {
    phase,
    pending: 0,
    attention: 0,
    ...(phase === 'idle' ? { lastSyncedAt: NOW.toISOString() } : {}),
  });

const Line = ({ name }: { readonly name: string }) => {
  const decided = useDecision();
  return (
    <p>
      {name}: {decided ? focusLine(decided.decision, decided.index) : 'waiting'}
    </p>
  );
};

/** Shows when Divot has read the rounds and the index. */
const AllRead = () => <p>{useHandicap().ready ? 'all read' : 'reading'}</p>;

describe('the decision on this device', () => {
  let golfer: Golfer;
  afterEach(() => state.set(syncStatusAtom, { phase: 'off', pending: 0, attention: 0 }));
  const plantHalfAYear = async () => {
    golfer = await signInSam({}, NOW);
    for (const { entity, document } of golferSeeds(SAM, calendarOf(NOW))) {
      if (entity === 'profiles')
        await changeProfile(SAM.uid, (profile) => ({ ...profile, ...document, focusHistory: [] }));
      else await golfer.db[entity].insert({ ...document, sortKey: sortKeyOf(entity, document) } as never);
    }
  };
  const focuses = async () => focusesOf(await golfer.profile());
  const storedDecision = async () => (await golfer.db.getLocal<{ decided: Decided }>('decision'))?.toJSON().data;

  it('is the same wherever it is shown, and is stored', async () => {
    await plantHalfAYear();
    status('idle');

    show(
      <>
        <DecideFocus />
        <Line name="Home" />
        <Line name="Stats" />
      </>,
    );

    expect(await screen.findByText(/^Home: Short game, 2\.\d strokes a round more than a typical/)).toBeTruthy();
    expect(screen.getByText(/^Stats: Short game, 2\.\d strokes/)).toBeTruthy();
    await eventually(async () =>
      expect(await focuses()).toMatchObject([{ part: 'short-game', startedOn: '2026-11-23' }]),
    );
  });

  it('is stored although no open screen shows it', async () => {
    await plantHalfAYear();
    status('idle');

    show(<DecideFocus />);

    await eventually(async () => expect(await focuses()).toMatchObject([{ part: 'short-game' }]));
  });

  it('is shown at the next start as it was stored, before anything is decided anew', async () => {
    golfer = await signInSam({}, NOW);
    const losses = [{ part: 'putting', value: 2, low: 1.6, high: 2.4, rounds: 20 } as const];
    const decision = decideFocus({ today: '2026-11-22', index: 12, losses, faults: [], pain: [] });
    await golfer.db.upsertLocal('decision', { version: 3, decided: { decision, index: 12 } });

    show(<Line name="Home" />);

    expect(await screen.findByText(/^Home: Putting, 2\.0 strokes a round more/)).toBeTruthy();
    expect(await focuses()).toEqual([]);
  });

  it('is not shown as an earlier version of the app stored it', async () => {
    golfer = await signInSam({}, NOW);
    await golfer.db.upsertLocal('decision', { version: 1, decided: {} });

    show(
      <>
        <Line name="Home" />
        <AllRead />
      </>,
    );

    expect(await screen.findByText('all read')).toBeTruthy();
    expect(screen.getByText('Home: waiting')).toBeTruthy();
  });

  it('is written once, however often it is decided', async () => {
    rememberStartModules('/dashboard', []);
    await plantHalfAYear();
    status('idle');
    show(<DecideFocus />);
    await eventually(async () => expect(await focuses()).toMatchObject([{ part: 'short-game' }]));
    await eventually(async () =>
      expect((await storedDecision())?.decided.decision).toMatchObject({ startedOn: '2026-11-23', didItHelp: {} }),
    );
    const [profile, local] = [await golfer.profile(), await golfer.db.getLocal('decision')];
    expect(localStorage.getItem(START_MODULES_KEY)).toBeNull(); // this start showed the card of a golfer without a focus
    rememberStartModules('/dashboard', []);

    show(<DecideFocus />);
    show(<AllRead />);
    expect(await screen.findByText('all read')).toBeTruthy();
    await storeDecision((await storedDecision())!.decided);

    expect(localStorage.getItem(START_MODULES_KEY)).not.toBeNull();
    expect((await golfer.profile()).updatedAt).toBe(profile.updatedAt);
    expect((await golfer.db.getLocal('decision'))?.toJSON().data).toEqual(local?.toJSON().data);
    expect((await golfer.db.getLocal('decision'))?.revision).toBe(local?.revision);
  });

  it('about the sample golfer is nobody’s own, even if it comes as the golfer leaves the sample', async () => {
    golfer = await signInSam({}, NOW);
    status('idle');
    const TurnsBack = () => {
      const decided = useDecision();
      useLayoutEffect(() => {
        if (decided && isSampleShown()) setDatabase(golfer.db);
      }, [decided]);
      return null;
    };
    await showSample(SAM.uid);

    show(
      <>
        <TurnsBack />
        <DecideFocus />
        <Line name="Home" />
        <AllRead />
      </>,
    );

    expect(await screen.findByText(/^Home: 3 more rounds/)).toBeTruthy();
    expect(await focuses()).toEqual([]);
  });

  it('does not end a focus while its rounds are still being fetched', async () => {
    golfer = await signInSam({}, NOW);
    await storeFocus(SAM.uid, chosenFocus('putting', [], '2026-10-01'), '2026-10-01');
    status('syncing');

    show(
      <>
        <DecideFocus />
        <Line name="Home" />
        <AllRead />
      </>,
    );
    expect(await screen.findByText('Home: waiting')).toBeTruthy();
    expect(await screen.findByText('all read')).toBeTruthy();
    expect(runningFocus(await golfer.profile())?.part).toBe('putting');

    status('idle');
    expect(await screen.findByText(/^Home: 3 more rounds/)).toBeTruthy();
    await eventually(async () => expect(await focuses()).toMatchObject([{ part: 'putting', endedOn: '2026-11-23' }]));
  });
});
