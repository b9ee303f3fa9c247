import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DecideFocus } from '#src/app/background/decide-focus.tsx';
import { saveProfile } from '#src/data/commands/profile.ts';
import { storeFocus } from '#src/data/commands/focus.ts';
import { chosenFocus } from '#src/domain/coach/stored-focus.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { ResultScreen } from '#src/features/swing/result/result-screen.tsx';
import { useSwing } from '#src/data/queries/swings.ts';
import * as worker from '#src/platform/workers/swing-worker.ts';
import { localDay, unwrap } from '@divot/basics';
import { unpackPoses } from '@divot/swing';
import { analysedSwing, readPacked } from '#tests/support/analysed-swing.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';

// What a golfer sees first of a clip's result, and where it leads on.

let golfer: Golfer;
const Result = ({ id }: { readonly id: string }) => {
  const { swing } = useSwing(id);
  return swing ? <ResultScreen swing={swing} onVideoBrought={() => undefined} /> : null;
};
const open = (id: string) =>
  show(
    <>
      <DecideFocus />
      <Result id={id} />
    </>,
  );
const stored = async (id: string) => (await golfer.db.swings.findOne(id).exec())!.toJSON() as Swing;

beforeEach(async () => {
  vi.spyOn(worker, 'swingPoses').mockImplementation((packed) => Promise.resolve(unpackPoses(packed)));
  vi.spyOn(worker, 'readSwingAgain').mockImplementation((packed, options) =>
    Promise.resolve({ ok: true, value: readPacked(packed, options) }),
  );
  golfer = await signInSam({ heightCm: 180 });
});
afterEach(() => vi.restoreAllMocks());

describe('a result with nothing found', () => {
  it('says what was fine with its figures, and opens the camera at the other side', async () => {
    await analysedSwing({ id: 'may', club: '7-iron' });
    open('may');

    const lead = within(await screen.findByRole('region', { name: 'Nothing found' }));
    expect(lead.getByText('Nothing stands out in seven checks of this clip.')).toBeTruthy();
    const sway = within(lead.getByText('Fine: your hips don’t sway.').parentElement!);
    expect(sway.getByText(/^About \d (inch|inches|cm) .*, normal up to about \d+ (inches|cm)/)).toBeTruthy();

    const film = lead.getByRole('link', { name: 'Film down the line: two more checks' });
    expect(film.getAttribute('href')).toBe('/video-analysis?view=film&swing=may&from=down-the-line&club=7-iron');
  });

  it('offers no full-speed swing to a golfer in pain', async () => {
    unwrap(await saveProfile(SAM.uid, { painAreas: ['lower-back'] }));
    await analysedSwing({ id: 'may' });
    open('may');

    await screen.findByRole('region', { name: 'Nothing found' });
    expect(screen.queryByRole('link', { name: /^Film/ })).toBeNull();
  });
});

describe('a clip in slow motion', () => {
  it('is asked about once, and the tempo follows from the answer', async () => {
    await analysedSwing({ id: 'may' }, { fps: 240 }, 30);
    const { unmount } = open('may');
    const tempo = within(await screen.findByRole('region', { name: 'Tempo' }));
    expect(tempo.getByText('Was this clip filmed in slow motion?')).toBeTruthy();

    fireEvent.click(tempo.getByRole('button', { name: 'Yes, 240 pictures a second' }));

    await screen.findByText(/^Backswing 0.8\d s, downswing 0.2\d s$/);
    expect((await stored('may')).captureFps).toBe(240);
    unmount();
    open('may');
    await screen.findByText(/^Backswing 0.8\d s/);
    expect(screen.queryByText('Was this clip filmed in slow motion?')).toBeNull();
  });
});

describe('two views of one golfer', () => {
  it('are one result: both clips’ checks, and nothing left to film', async () => {
    await analysedSwing({ id: 'front', recordedAt: '2026-05-01T09:00:00.000Z' });
    await analysedSwing(
      { id: 'behind', recordedAt: '2026-05-01T09:05:00.000Z', pairOf: 'front' },
      { view: 'down-the-line', overTheTop: 1 },
    );
    open('front');

    const first = within(await screen.findByRole('region', { name: /^(Fix this first|Seen, not your priority)$/ }));
    expect(first.getByText(/halfway down your hands are/i)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Swing\s· Face-on\s· Down the line$/);
    const also = within(screen.getByRole('region', { name: 'Also checked' }));
    expect(also.getByText('Fine: your hips don’t sway.')).toBeTruthy();
    expect(also.getByText('Fine: you keep your forward bend until impact.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Film/ })).toBeNull();
    // The finding is in the other clip, which opens where it was seen.
    expect(screen.getByRole('link', { name: /^See it at/ }).getAttribute('href')).toBe(
      '/video-analysis?swing=behind&fault=over-the-top',
    );
  });
});

describe('the one thing above a result', () => {
  it('is “Fix this first”, with its drill one tap away', async () => {
    await analysedSwing({ id: 'may' }, { sway: 0.35 });
    const where = open('may');

    const first = within(await screen.findByRole('region', { name: 'Fix this first' }));
    fireEvent.click(first.getByRole('button', { name: 'Start' }));
    await eventually(() => expect(where.path()).toBe('/guided-practice-player'));
    const [session] = await golfer.db.practiceSessions.find({ selector: { status: 'active' } }).exec();
    expect(session?.blocks.map(({ drillId }) => drillId)).toEqual(['trail-stick-sway']);
  });

  it('is “Seen, not your priority” where the fault is not what costs the golfer strokes', async () => {
    await analysedSwing({ id: 'may' }, { sway: 0.35 });
    const today = localDay(new Date());
    await storeFocus(SAM.uid, chosenFocus('putting', [], today), today);
    open('may');

    const seen = within(await screen.findByRole('region', { name: 'Seen, not your priority' }));
    expect(seen.getByText(/is not what costs you strokes now/)).toBeTruthy();
    expect(screen.queryByText('Fix this first')).toBeNull();
  });
});
