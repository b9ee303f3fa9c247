import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RoundAreas } from '#src/app/round-areas.tsx';
import { startRound } from '#src/data/commands/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type PlaySearch } from '#src/platform/play-search.ts';
import { PlayingScreen } from '#src/features/round/playing-screen.tsx';
import { setPreferences } from '#src/platform/settings/preferences.ts';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';
import { playOrder } from '@divot/golf-rules';

// Scores by voice on a real pad with a real database. Only the browser's recogniser is simulated.

type Listener = (event: unknown) => void;
class PlayedRecogniser {
  static now: PlayedRecogniser | undefined;
  readonly #listeners = new Map<string, Listener>();
  addEventListener(name: string, listener: Listener) {
    this.#listeners.set(name, listener);
  }
  start() {
    PlayedRecogniser.now = this;
  }
  abort() {
    if (PlayedRecogniser.now === this) PlayedRecogniser.now = undefined;
  }
  fire(name: string, event: object = {}) {
    act(() => this.#listeners.get(name)?.(event));
  }
}
const isListening = () => PlayedRecogniser.now !== undefined;
const browser = () => {
  if (!PlayedRecogniser.now) throw new Error('Nothing listens.');
  return PlayedRecogniser.now;
};

const PARS = [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const Play = ({ round }: { readonly round: string }) => {
  const [at, setAt] = useState<PlaySearch>({ round, hole: 1 });
  return (
    <RoundAreas>
      <PlayingScreen at={at} navigation={{}} go={(next) => setAt(next)} />
    </RoundAreas>
  );
};

let golfer: Golfer;
let roundId: string;
beforeEach(async () => {
  golfer = await signInSam({}, new Date('2026-05-01T08:00:00Z'));
  const tee = { id: 'white', name: 'White', par: PARS };
  const started = await startRound({ userId: SAM.uid, tee, holesPlanned: playOrder(18, 1), mode: 'casual' });
  if (!started.ok) throw new Error(started.error);
  roundId = started.value.id;
});
afterEach(() => {
  setPreferences({ voiceScores: false });
  PlayedRecogniser.now = undefined;
  vi.unstubAllGlobals();
});

const openPad = async (canHear = true) => {
  if (canHear) vi.stubGlobal('webkitSpeechRecognition', PlayedRecogniser);
  show(<Play round={roundId} />);
  await screen.findByRole('heading', { name: 'Hole 1' });
};
const openForVoice = async () => {
  setPreferences({ voiceScores: true });
  await openPad();
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** The pad has an Undo of its own. The toast's Undo comes after it. */
const undoInMessage = () => fireEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
const hear = (...versions: string[]) => {
  press('Speak');
  browser().fire('result', { resultIndex: 0, results: [versions.map((transcript) => ({ transcript }))] });
};
const storedHole = async (n: number) => {
  const round = (await golfer.db.rounds.findOne(roundId).exec())?.toJSON() as Round;
  return round.holes.find((hole) => hole.n === n);
};
const onCard = (n: number, fields: object) => waitFor(async () => expect(await storedHole(n)).toMatchObject(fields));
const said = (text: string | RegExp) => expect(screen.getByText(text)).toBeTruthy();

describe('scores by voice', () => {
  it('are not offered if the browser cannot listen', async () => {
    setPreferences({ voiceScores: true });
    await openPad(false);
    fireEvent.click(screen.getByRole('button', { name: 'Round menu' }));
    await screen.findByRole('menuitem', { name: 'Notes' });
    expect(screen.queryByRole('menuitem', { name: 'Score by voice' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Speak' })).toBeNull();
  });

  it('are off until chosen, with a note of what the browser may do with the sound', async () => {
    await openPad();
    expect(screen.queryByRole('button', { name: 'Speak' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Round menu' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Score by voice' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText(/send the sound to their maker/)).toBeTruthy();
    fireEvent.click(sheet.getByRole('switch', { name: 'Listen when I tap the microphone' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Speak', hidden: true })).toBeTruthy());
    expect(isListening()).toBe(false);
  });

  it('go on the card, are shown as understood, and can be undone with one tap', async () => {
    await openForVoice();
    hear('bogey, two putts');
    said('Heard “bogey, two putts”. Hole 1: 5, 2 putts.');
    await onCard(1, { strokes: 5, putts: 2 });
    expect(isListening()).toBe(false); // one tap, one phrase
    undoInMessage();
    await waitFor(async () => expect(await storedHole(1)).toEqual({ n: 1, par: 4 }));
  });

  it('count against the par of the open hole, and turn the page', async () => {
    await openForVoice();
    hear('par, next hole');
    await screen.findByRole('heading', { name: 'Hole 2' });
    said('Heard “par, next hole”. Hole 1: 4. Now hole 2.');
    undoInMessage();
    await screen.findByRole('heading', { name: 'Hole 1' });
    await waitFor(async () => expect(await storedHole(1)).toEqual({ n: 1, par: 4 }));
    hear('par, next hole');
    await screen.findByRole('heading', { name: 'Hole 2' });
    hear('birdie');
    await onCard(2, { strokes: 4 }); // birdie on a par 5
    hear('undo');
    said('Heard “undo”. Undone.');
    await waitFor(async () => expect(await storedHole(2)).toEqual({ n: 2, par: 5 }));
    await onCard(1, { strokes: 4 });
  });

  it('change nothing if a word is unclear or two are possible', async () => {
    await openForVoice();
    hear('hive');
    said('Heard “hive”. That is not clear, so nothing changed. Say it again, or tap.');
    hear('five', 'nine');
    said(/^Heard “five”. That is not clear/);
    expect(await storedHole(1)).toEqual({ n: 1, par: 4 });
  });

  it('stop listening when the hole is left, so that nothing lands on the wrong one', async () => {
    await openForVoice();
    press('Speak');
    const late = browser();
    press('Next: Hole 2');
    await screen.findByRole('heading', { name: 'Hole 2' });
    expect(isListening()).toBe(false);
    late.fire('result', { resultIndex: 0, results: [[{ transcript: 'seven' }]] });
    press(/^Hole 1,/);
    await screen.findByRole('heading', { name: 'Hole 1' });
    expect(isListening()).toBe(false);
    expect([await storedHole(1), await storedHole(2)]).toEqual([
      { n: 1, par: 4 },
      { n: 2, par: 5 },
    ]);
  });

  it('say plainly what was wrong, and scoring continues with the thumb', async () => {
    await openForVoice();
    for (const [error, sentence] of [
      ['not-allowed', 'The microphone is not allowed for Divot.'],
      ['network', 'Your browser needs a connection to understand speech.'],
      ['audio-capture', 'No microphone was found.'],
      ['language-not-supported', 'Your browser cannot listen right now.'],
      ['no-speech', 'Nothing heard.'],
    ] as const) {
      press('Speak');
      const used = browser();
      used.fire('error', { error });
      used.fire('end');
      said(new RegExp(`^${sentence}`));
    }
    press('4, par');
    await onCard(1, { strokes: 4 });
  });
});
