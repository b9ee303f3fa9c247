import { longest } from '#src/domain/entities/limits.ts';
import { useEffect, useState } from 'react';
import { saveSwingThought } from '#src/data/commands/profile.ts';
import { MAX_NOTE, dateSwing, labelSwing, noteOf, tagOutcome, writeSwingNote } from '#src/data/commands/swings.ts';
import { faultById } from '@divot/golf-content';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { EVERY_CLUB_TYPE, isSwung } from '#src/domain/profile/limits.ts';
import { localDay } from '@divot/basics';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { showToast, succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/swing/copy.ts';

const words = copy.words;
const shapes = Object.keys(words.shapes) as (keyof typeof words.shapes)[];
const strikes = Object.keys(words.strikes) as (keyof typeof words.strikes)[];
/** Saves while the golfer types: a note is as durable as a score. */
const SETTLE_MS = 300;

const Note = ({ swing }: { readonly swing: Swing }) => {
  const stored = noteOf(swing);
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const text = typed ?? stored;
  useEffect(() => {
    if (typed === undefined) return undefined;
    const write = async () => {
      const written = await writeSwingNote(swing.id, typed);
      setError(written.ok ? undefined : written.error);
    };
    const timer = setTimeout(() => void write(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, swing.id]);
  return (
    <TextArea
      label={words.note}
      value={text}
      maxLength={MAX_NOTE}
      hint={words.noteHint(MAX_NOTE - text.length)}
      error={error}
      onChange={setTyped}
      onBlur={() => typed !== undefined && void writeSwingNote(swing.id, typed)}
    />
  );
};

const Thought = ({ swing }: { readonly swing: Swing }) => {
  const suggested = faultById(
    swing.findings?.find(({ verdict }) => verdict !== 'disagree')?.faultId ?? '',
  )?.swingThought;
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const text = typed ?? suggested ?? '';
  const save = async () => {
    const saved = await saveSwingThought(swing.userId, text);
    setError(saved.ok ? undefined : saved.error);
    if (saved.ok) showToast({ text: words.thoughtSaved });
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <TextField
          label={words.thought}
          hint={words.thoughtHint}
          value={text}
          maxLength={longest('profiles', 'swingThought')}
          error={error}
          onChange={setTyped}
        />
      </div>
      <Button onClick={() => void save()}>{words.saveThought}</Button>
    </div>
  );
};

/** What only the golfer knows: the ball, the strike, a note, and the swing thought it led to. */
export const SwingNotes = ({ swing }: { readonly swing: Swing }) => {
  const today = useToday();
  const date = async (day: string) => {
    const dated = day === '' ? undefined : await dateSwing(swing.id, day);
    if (dated?.ok === false) showToast({ text: dated.error, tone: 'error' });
  };
  const tag = async (outcome: Parameters<typeof tagOutcome>[1]) => succeeded(await tagOutcome(swing.id, outcome));
  return (
    <Section title={words.title}>
      <div className="flex flex-col gap-5">
        <TextField
          type="date"
          label={words.day}
          max={today}
          value={localDay(swing.recordedAt)}
          onChange={(day) => void date(day)}
        />
        <Select
          label={words.club}
          value={swing.club ?? ''}
          options={[
            { value: '', label: copy.setup.noClub },
            ...[...new Set([...(swing.club ? [swing.club] : []), ...EVERY_CLUB_TYPE])].filter(isSwung).map((value) => ({
              value,
              label: value,
            })),
          ]}
          onChange={(club) => void labelSwing(swing.id, { club: club === '' ? undefined : club })}
        />
        <div className="grid grid-cols-2 gap-4">
          <Select
            label={words.shape}
            value={swing.shape ?? ''}
            options={shapes.map((value) => ({ value, label: words.shapes[value] }))}
            onChange={(shape) => void tag({ shape: shape === '' ? undefined : shape })}
          />
          <Select
            label={words.strike}
            value={swing.strike ?? ''}
            options={strikes.map((value) => ({ value, label: words.strikes[value] }))}
            onChange={(strike) => void tag({ strike: strike === '' ? undefined : strike })}
          />
        </div>
        <Note swing={swing} />
        <Thought swing={swing} />
      </div>
    </Section>
  );
};
