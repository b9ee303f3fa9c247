import { longest } from '#src/domain/entities/limits.ts';
import { noteExercise, reportPain, skipExercise, swapExercise } from '#src/data/commands/workouts.ts';
import type { Workout, WorkoutItem } from '#src/domain/entities/workout.entity.ts';
import type { Result } from '@divot/basics';
import { type Trainee, areaOf } from '@divot/training';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { SwapSheet } from '#src/features/workout/swap-sheet.tsx';
import { rememberPain } from '#src/data/commands/pain.ts';
import { painSheetWords } from '#src/domain/shared/pain-sheet.ts';
import { REGIONS, placeOptions, seeAtOnce } from '@divot/golf-content';
import { PainSheet } from '#src/ui/primitives/pain-sheet.tsx';
import { useDraft } from '#src/platform/storage/draft.ts';
import { isText } from '#src/platform/storage/local-store.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { copy } from '#src/features/workout/copy.ts';
import { useState } from 'react';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';

/** Props of every sheet over the workout player. */
type SheetProps = {
  readonly open: boolean;
  readonly workout: Workout;
  readonly item: WorkoutItem;
  readonly onClose: () => void;
  /** Runs a command. Reports a failure, and on success moves to where the workout continues. */
  readonly settle: (work: Promise<Result<Workout>>) => Promise<void>;
};

const skipSheetWords = copy.skipSheet;

/** Skips an exercise and records the reason. */
const SkipSheet = ({ open, workout, item, onClose, settle }: SheetProps) => {
  const [reason, setReason] = useState<string>(skipSheetWords.reasons[0]);
  const { draft: other = '', saveDraft, discardDraft } = useDraft(`skip-${item.id}`, workout.userId, isText);
  const skip = async () => {
    const skipped = await skipExercise(workout.id, item.id, other.trim() || reason);
    if (skipped.ok) discardDraft();
    return skipped;
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={skipSheetWords.title}
      footer={
        <Button variant="primary" size="play" block onClick={() => void settle(skip())}>
          {skipSheetWords.action}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioCards
          label={skipSheetWords.legend}
          value={other.trim() === '' ? reason : undefined}
          cards={skipSheetWords.reasons.map((value) => ({ value, title: value }))}
          onChange={(value) => {
            setReason(value);
            discardDraft();
          }}
        />
        <TextField
          label={skipSheetWords.other}
          maxLength={longest('workouts', 'items.skippedBecause')}
          value={other}
          onChange={saveDraft}
        />
      </div>
    </Sheet>
  );
};

const noteSheetWords = copy.noteSheet;

const NoteSheet = ({ open, workout, item, onClose }: Omit<SheetProps, 'settle'>) => {
  const { draft, saveDraft, discardDraft } = useDraft(`note-${item.id}`, workout.userId, isText);
  const text = draft ?? item.note ?? '';
  const save = async () => {
    if (!succeeded(await noteExercise(workout.id, item.id, text))) return;
    discardDraft();
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={noteSheetWords.title}
      footer={
        <Button variant="primary" size="play" block onClick={() => void save()}>
          {noteSheetWords.save}
        </Button>
      }
    >
      <TextArea
        label={noteSheetWords.label}
        maxLength={longest('workouts', 'items.note')}
        value={text}
        onChange={saveDraft}
      />
    </Sheet>
  );
};

const words = painSheetWords('exercise');
const places = placeOptions(REGIONS);

/** Pain stops the exercise and spares the area today and, if the golfer wants, in coming sessions. */
const ExercisePain = ({
  open,
  workout,
  item,
  trainee,
  onClose,
  settle,
}: SheetProps & { readonly trainee: Trainee }) => {
  const stop = async (area: string, isForLater: boolean) => {
    const stopped = await reportPain(workout.id, item.id, area, trainee);
    if (stopped.ok && isForLater) await rememberPain(workout.userId, area);
    return stopped;
  };
  return (
    <PainSheet
      open={open}
      onClose={onClose}
      words={words}
      places={places}
      usual={REGIONS.find((area) => area === areaOf(item)) ?? REGIONS[0]}
      signsOf={(area) => seeAtOnce([area])}
      onStop={(area, isForLater) => void settle(stop(area, isForLater))}
    />
  );
};

export type SheetName = 'none' | 'swap' | 'skip' | 'pain' | 'note';
type Props = Pick<SheetProps, 'workout' | 'item' | 'onClose'> & {
  readonly open: SheetName;
  readonly trainee: Trainee;
  readonly onLeft: () => void;
};

/** Everything a golfer can do with an exercise besides doing it. */
export const PlayerSheets = ({ open, workout, item, trainee, onClose, onLeft }: Props) => {
  const settle = async (work: Promise<Result<Workout>>) => {
    if (succeeded(await work)) onLeft();
  };
  const shared = { workout, item, onClose, settle };
  return (
    <>
      <SwapSheet
        exerciseId={open === 'swap' ? item.exerciseId : undefined}
        taken={workout.items}
        trainee={trainee}
        onClose={onClose}
        onChoose={(instead) => void settle(swapExercise(workout.id, item.id, instead, trainee))}
      />
      <SkipSheet {...shared} open={open === 'skip'} />
      <ExercisePain {...shared} open={open === 'pain'} trainee={trainee} />
      <NoteSheet {...shared} open={open === 'note'} />
    </>
  );
};
