import { File } from 'node:buffer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { importShots } from '#src/data/commands/shots.ts';
import { logPractice } from '#src/data/commands/practice.ts';
import { queueSwing } from '#src/data/commands/swings.ts';
import { usePracticeSession } from '#src/data/queries/practice.ts';
import { useSwing } from '#src/data/queries/swings.ts';
import { newSessions } from '#src/domain/bag/new-sessions.ts';
import { readShotFile } from '@divot/shot-files';
import { PracticeShots } from '#src/features/practice/session/session-screen.tsx';
import { BallSection } from '#src/features/swing/result/ball-section.tsx';
import { SpeedInSet } from '#src/features/workout/player/speed-in-set.tsx';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';
import { unwrap } from '@divot/basics';

/** 14:22:10 in the time zone of the machine that runs the test. */
const FILMED = new Date(2026, 5, 17, 14, 22, 10);

beforeEach(async () => {
  await signInSam({}, FILMED);
});

/** Imports a practice with one shot at each time, which lands that far to the side. All start 3° left of the line. */
const bringIn = async (day: string, shots: readonly (readonly [time: string, sideM: number])[]) => {
  const rows = shots.map(([time, side]) => `${day} ${time},7 Iron,140,${side},-3,2,-4,50`);
  const table = ['Date,Club,Carry (m),Offline (m),Launch Direction,Face Angle,Club Path,Ball Speed (m/s)', ...rows];
  const file = unwrap(readShotFile('shots.csv', new TextEncoder().encode(table.join('\n'))));
  unwrap(await importShots(SAM.uid, newSessions(file, []).sessions, 'range'));
};

describe('a filmed swing and a measured shot', () => {
  const Swing = () => {
    const { swing } = useSwing('swing');
    return swing ? <BallSection swing={swing} /> : null;
  };

  it('are joined by the nearest time, or by hand, and parted again', async () => {
    unwrap(await queueSwing({ id: 'swing', userId: SAM.uid, recordedAt: FILMED.toISOString(), videoBytes: 1 }));
    await bringIn('2026-06-17', [
      ['14:21:20', 0],
      ['14:22:14', 14],
    ]);
    show(<Swing />);

    const choice = await screen.findByLabelText<HTMLSelectElement>('Choose a shot');
    expect(choice.selectedOptions[0]!.textContent).toContain('14:22');
    fireEvent.click(screen.getByRole('button', { name: 'This shot' }));

    expect(await screen.findByText('A slice')).toBeTruthy();
    expect(screen.getByText('Start').nextSibling!.textContent).toBe('3.0° left');
    expect(screen.getByText('Face to path').nextSibling!.textContent).toBe('6.0° right');
    expect(screen.getByText(/^7-iron, measured by your launch monitor at 14:22/)).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Not this shot' }));
    const again = await screen.findByLabelText<HTMLSelectElement>('Choose a shot');
    fireEvent.change(again, {
      target: { value: [...again.options].find(({ text }) => text.includes('14:21'))!.value },
    });
    fireEvent.click(screen.getByRole('button', { name: 'This shot' }));
    expect(await screen.findByText('A fade')).toBeTruthy();
  });
});

describe('a practice', () => {
  const Practice = ({ id }: { readonly id: string }) => {
    const { session } = usePracticeSession(id);
    return session ? <PracticeShots session={session} /> : null;
  };

  it('has the shots of its day, or those of the file that the golfer chooses', async () => {
    await bringIn('2026-06-16', [
      ['10:00:00', 1],
      ['10:01:00', 2],
    ]);
    await bringIn('2026-06-10', [['18:00:00', 3]]);
    const { id } = unwrap(
      await logPractice(
        {
          userId: SAM.uid,
          practicedOn: '2026-06-16',
          blocks: [{ drillId: 'alignment-gate', mode: 'block', minutes: 10 }],
        },
        () => 14,
      ),
    );
    show(<Practice id={id} />);

    const list = await screen.findByRole('list');
    expect(list.textContent).toContain('2');
    const choice = screen.getByRole<HTMLSelectElement>('combobox');
    fireEvent.change(choice, {
      target: { value: [...choice.options].find(({ text }) => text.includes('Jun 10'))!.value },
    });
    await waitFor(() => expect(screen.getByRole('list').textContent).toContain('1'));
  });
});

describe('a set of fast swings', () => {
  const Set = () => {
    const [speeds, setSpeeds] = useState('');
    return <SpeedInSet speeds={speeds} onChange={setSpeeds} />;
  };
  const type = (speeds: string) => {
    fireEvent.change(screen.getByLabelText('Club speed'), { target: { value: speeds } });
    fireEvent.click(screen.getByRole('button', { name: 'Add swing' }));
  };

  it('ends at the first swing that is 5 % slower than its best, typed or of a file', async () => {
    show(<Set />);
    await screen.findByLabelText('Club speed');
    type('100 104');
    expect(screen.getByRole('status').textContent).toBe('2 swings. Best 104, last 104.');
    type('98.8');
    expect(screen.getByRole('status').textContent).toBe('Swing 3: 5% under your best. End the set here.');
    fireEvent.click(screen.getByRole('button', { name: 'Remove last' }));

    const file = new File(['Swing,Speed\n1,103\n2,97\n3,106\n'], 'swings.csv');
    fireEvent.change(screen.getByLabelText('From a file'), { target: { files: [file] } });
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Swing 4: 7% under your best. End the set here.'),
    );
    fireEvent.change(screen.getByLabelText('From a file'), {
      target: { files: [new File(['Hello\n'], 'letter.txt')] },
    });
    expect(await screen.findByText(/^Divot finds no club speeds in this file\./)).toBeTruthy();
  });
});
