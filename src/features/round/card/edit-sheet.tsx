import { type HandicapRecord, handicapRoundOf, scoreWithoutHoles } from '@divot/golf-rules';
import { useMemo, useState } from 'react';
import { editRound } from '#src/data/commands/rounds.ts';
import { FIRST_DAY, type Round } from '#src/domain/entities/round.entity.ts';
import { correctedCard } from '#src/domain/rounds/corrected-card.ts';
import { useForm } from '#src/platform/storage/draft.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { teeText } from '#src/domain/rounds/tee-text.ts';
import { copy } from '#src/features/round/copy.ts';
import { ReflectionFields } from '#src/features/round/finish/reflection-fields.tsx';
import { FormOfPlay } from '#src/features/round/form-of-play.tsx';
import { useTees } from '#src/data/queries/tees.ts';
import { cardEdit, cardFields, cardShown, typedTee } from './card-fields.ts';
import { useHandicapRecord, useRoundFacts } from '#src/data/queries/analytics.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';

type IndexMovesProps = {
  readonly id: string;
  /** The round as it would be. Keep its identity between renders. */
  readonly edited: Round;
};

const figuresOf = (record: HandicapRecord | undefined, id: string) => {
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? copy.card.none : handicapText(value);
  return {
    differential: text(record?.entries.find((entry) => entry.id === id)?.differential),
    index: text(record?.entries.at(-1)?.index),
  };
};

/** What an edit does to the round's differential and to the estimated index, before it is saved. */
const IndexMoves = ({ id, edited }: IndexMovesProps) => {
  const { record: rounds, complete } = useRoundFacts();
  const changed = useMemo(
    () => rounds.map((facts) => (facts.id === id ? { ...facts, handicap: handicapRoundOf(edited) } : facts)),
    [rounds, id, edited],
  );
  const [before, after] = [useHandicapRecord(rounds, complete), useHandicapRecord(changed, complete)];
  const [now, then] = [figuresOf(before, id), figuresOf(after, id)];
  const moves = [
    now.differential === then.differential
      ? undefined
      : copy.card.differentialMoves(now.differential, then.differential),
    now.index === then.index ? undefined : copy.card.indexMoves(now.index, then.index),
  ].filter((line) => line !== undefined);
  return (
    <p role="status" className="figures text-note font-medium">
      {before && after && moves.join(' ')}
    </p>
  );
};

type Props = { readonly round: Round; readonly open: boolean; readonly onClose: () => void };
type PartProps = { readonly round: Round; readonly form: ReturnType<typeof useForm<typeof cardFields>> };

/** The tee that was played, with its rating as it was that day. */
const TeeFields = ({ round, form: { at, change } }: PartProps) => {
  const tees = useTees(round);
  return (
    <>
      {tees.length > 1 && (
        <Select
          {...at('teeId')}
          label={copy.setup.tee}
          hint={copy.card.teeHint}
          options={tees.map((tee) => ({ value: tee.id, label: teeText(tee) }))}
          onChange={(teeId) =>
            change(
              typedTee(
                round,
                tees.find(({ id }) => id === teeId),
              ),
            )
          }
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <TextField {...at('rating')} />
        <TextField {...at('slope')} />
      </div>
    </>
  );
};

/** How the holes were played. */
const PlayFields = ({ round, form: { at, typed, change } }: PartProps) => (
  <>
    <FormOfPlay form={typed} onChange={change} />
    <Select
      label={copy.setup.startHole}
      value={String(typed.startHole)}
      options={round.holesPlanned.toSorted((a, b) => a - b).map((n) => ({ value: String(n), label: String(n) }))}
      onChange={(n) => change({ startHole: Number(n) })}
    />
    <Checkbox
      label={copy.card.ratingMinusPar}
      hint={copy.card.ratingMinusParHint}
      checked={typed.ratingMinusPar}
      onChange={at('ratingMinusPar').onChange}
    />
  </>
);

/** Edits a round's facts other than its scores, and says what that does to the index. */
export const EditSheet = ({ round, open, onClose }: Props) => {
  const total = scoreWithoutHoles(round);
  const tees = useTees(round);
  const form = useForm(cardFields, { name: `round-${round.id}`, uid: round.userId, document: cardShown(round) });
  const { at } = form;
  const today = useToday();
  const [error, setError] = useState<string>();
  const edit = cardEdit(round, form.typed, tees);
  const key = JSON.stringify(edit);
  const edited = useMemo(() => {
    const read: typeof edit = JSON.parse(key);
    return read.ok ? correctedCard(round, read.value) : round;
  }, [round, key]);
  const save = async () => {
    const saved = edit.ok ? await editRound(round.id, edit.value) : edit;
    if (!saved.ok) return setError(saved.error);
    form.discard();
    return onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={copy.card.about}
      footer={
        <Button block size="play" variant="primary" onClick={() => void save()}>
          {copy.card.saveAbout}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pt-2">
        {total && <TextField {...at('gross')} />}
        <TextField {...at('playedOn')} max={round.playedOn > today ? round.playedOn : today} min={FIRST_DAY} />
        <SegmentedControl {...at('mode')} />
        {round.courseSnapshot && <TeeFields round={round} form={form} />}
        {!total && <PlayFields round={round} form={form} />}
        <Select {...at('pcc')} />
        <ReflectionFields {...form} />
        {open && <IndexMoves id={round.id} edited={edited} />}
        {error !== undefined && <ErrorNote title={error}>{copy.pad.unsavedText}</ErrorNote>}
      </div>
    </Sheet>
  );
};
