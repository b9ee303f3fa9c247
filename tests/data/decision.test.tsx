import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DecideFocus } from '#src/app/background/decide-focus.tsx';
import { changeProfile } from '#src/data/commands/golfer-profile.ts';
import { showSample } from '#src/data/db/sample-database.ts';
import { isSampleShown, setDatabase } from '#src/data/live/current.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { calendarOf } from '#src/data/sample/document.ts';
import { golferSeeds } from '#src/data/sample/golfer.ts';
import { focusLine } from '#src/domain/coach/focus-words.ts';
import { readFocuses, runningFocus } from '#src/domain/coach/stored-focus.ts';
import { sortKeyOf } from '#src/domain/entities/sort-key.ts';
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
      {name}: {decided ? focusLine(decided.decision, decided.known.index) : 'waiting'}
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
      if (entity === 'profiles') await changeProfile(SAM.uid, (profile) => ({ ...profile, ...document, focuses: [] }));
      else await golfer.db[entity].insert({ ...document, sortKey: sortKeyOf(entity, document) } as never);
    }
  };
  const focuses = async () => readFocuses((await golfer.profile()).focuses);

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
    showSample(SAM.uid);

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
    const line = '2026-10-01 putting 2026-10-22 strokes 2.00/1.60/2.40/20';
    await changeProfile(SAM.uid, (profile) => ({ ...profile, focuses: [line] }));
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
    expect(runningFocus(await focuses())?.part).toBe('putting');

    status('idle');
    expect(await screen.findByText(/^Home: 3 more rounds/)).toBeTruthy();
    await eventually(async () => expect(await focuses()).toMatchObject([{ part: 'putting', endedOn: '2026-11-23' }]));
  });
});
