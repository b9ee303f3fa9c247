import type { PlayingGoal, Profile } from '#src/domain/entities/profile.entity.ts';
import type { DashboardSearch, Go } from '#src/features/dashboard/dashboard-search.ts';
import { SwingIssue } from './swing-issue.tsx';
import {
  THOUGHT_CHARACTERS,
  choosePreshotRoutine,
  deletePlayingGoal,
  restorePlayingGoal,
  saveSwingThought,
} from '#src/data/commands/profile.ts';
import { newestGoals } from '#src/domain/goals/newest-goals.ts';
import { GOAL_TYPES } from '#src/domain/goals/goal-types.ts';
import { copy } from '#src/features/dashboard/lower-copy.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import {
  DeleteIcon,
  HabitIcon,
  MindsetIcon,
  OutcomeIcon,
  ProcessIcon,
  StandardIcon,
} from '#src/ui/icons/screen-icons.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { showToast, showUndo } from '#src/ui/primitives/toast.ts';
import { NewGoal } from './new-goal.tsx';
import { Offers, Part } from './part.tsx';
import { useFaults } from '#src/data/queries/faults.ts';
import { useState } from 'react';
import { ROUTINES, type Routine, faultById, suggestedRoutine } from '@divot/golf-content';
import { useDraft } from '#src/platform/storage/draft.ts';
import { isText } from '#src/platform/storage/local-store.ts';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { compact } from '@divot/basics';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';

const routineChooserWords = copy.routine;

const Detail = ({ routine: { steps, stepSeconds, pros, ideal, psychology } }: { readonly routine: Routine }) => (
  <div className="measure flex flex-col gap-5">
    <Part title={routineChooserWords.steps}>
      <ol className="flex flex-col gap-2">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3">
            <span className="figures w-4 shrink-0 font-strong">{at + 1}</span>
            <span className="flex-1">{step}</span>
            <span className="figures text-note text-rough">{routineChooserWords.seconds(stepSeconds[at]!)}</span>
          </li>
        ))}
      </ol>
    </Part>
    <Part title={routineChooserWords.ideal}>
      <p>{ideal}</p>
    </Part>
    <Part title={routineChooserWords.pros}>
      <ul className="list-disc pl-5">
        {pros.map((pro) => (
          <li key={pro}>{pro}</li>
        ))}
      </ul>
    </Part>
    <Part title={routineChooserWords.why}>
      <p>{psychology}</p>
    </Part>
  </div>
);

/** Lets the golfer choose one of three pre-shot routines. */
const RoutineChooser = ({ profile, onClose }: { readonly profile: Profile; readonly onClose: () => void }) => {
  const faultIds = useFaults();
  const fitting = suggestedRoutine(faultIds);
  const [chosen, setChosen] = useState(profile.preshotRoutine ?? fitting);
  const [error, setError] = useState<string>();
  const routine = ROUTINES.find(({ id }) => id === chosen);
  const use = async () => {
    const saved = await choosePreshotRoutine(profile.id, chosen);
    if (saved.ok) onClose();
    else setError(saved.error);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={routineChooserWords.title}
      footer={
        <Button variant="primary" block onClick={() => void use()}>
          {routineChooserWords.use}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        {error !== undefined && <ErrorNote title={error} />}
        <RadioCards
          label={routineChooserWords.choose}
          value={chosen}
          onChange={setChosen}
          cards={ROUTINES.map(({ id, name }) =>
            compact({
              value: id,
              title: name,
              text: id === fitting && faultIds.length > 0 ? routineChooserWords.fits : undefined,
            }),
          )}
        />
        {routine && <Detail routine={routine} />}
      </div>
    </Sheet>
  );
};

const thoughtEditorWords = copy.thought;

/** Edits the swing thought. Offers the last three and those that suit the golfer's faults. */
const ThoughtEditor = ({ profile, onClose }: { readonly profile: Profile; readonly onClose: () => void }) => {
  const { draft, saveDraft, discardDraft } = useDraft('swing-thought', profile.id, isText);
  const [error, setError] = useState<string>();
  const thought = draft ?? profile.swingThought ?? '';
  const recent = (profile.swingThoughts ?? []).toReversed();
  const suggested = useFaults()
    .flatMap((id) => faultById(id)?.swingThought ?? [])
    .filter((text) => !recent.includes(text));

  const type = (text: string) => {
    setError(undefined);
    saveDraft(text);
  };
  const save = async () => {
    if (thought.trim() === '') return setError(thoughtEditorWords.empty);
    if (thought.trim().length > THOUGHT_CHARACTERS) return setError(thoughtEditorWords.tooLong(THOUGHT_CHARACTERS));
    const saved = await saveSwingThought(profile.id, thought);
    if (!saved.ok) {
      logError(new Error('swing thought'));
      return setError(saved.error);
    }
    discardDraft();
    return onClose();
  };
  const cancel = () => {
    discardDraft();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={thoughtEditorWords.title}
      actions={
        <>
          <Button onClick={cancel}>{thoughtEditorWords.cancel}</Button>
          <Button variant="primary" type="submit" form="swing-thought">
            {thoughtEditorWords.save}
          </Button>
        </>
      }
    >
      <form
        id="swing-thought"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={thoughtEditorWords.label}
          hint={thoughtEditorWords.hint}
          error={error}
          value={thought}
          onChange={type}
          autoComplete="off"
          enterKeyHint="done"
        />
        <Offers title={thoughtEditorWords.recent} texts={recent} onPick={type} />
        <Offers title={thoughtEditorWords.suggested} texts={suggested} onPick={type} />
      </form>
    </Dialog>
  );
};

const words = copy.goals;

const ICONS = {
  trophy: OutcomeIcon,
  gauge: StandardIcon,
  'list-check': ProcessIcon,
  brain: MindsetIcon,
  repeat: HabitIcon,
};
const iconOf = (goal: PlayingGoal) => GOAL_TYPES.find(({ type }) => type === goal.type)?.icon ?? 'trophy';

const Goal = ({ uid, goal }: { readonly uid: string; readonly goal: PlayingGoal }) => {
  const Icon = ICONS[iconOf(goal)];
  const remove = async () => {
    const removed = await deletePlayingGoal(uid, goal.id);
    if (removed.ok) return showUndo(words.removed, () => void restorePlayingGoal(uid, goal));
    logError(new Error('playing goal'));
    return showToast({ text: removed.error, tone: 'error' });
  };
  return (
    <li className="rule-b flex items-center gap-3 py-1 last:border-b-0">
      <Icon className="size-5 text-fairway-ink" />
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">{goal.text}</span>
        {goal.type && <span className="text-fine text-rough">{words.types[goal.type]}</span>}
      </span>
      <IconButton
        label={words.remove(goal.text)}
        icon={<DeleteIcon className="size-5" />}
        onClick={() => void remove()}
      />
    </li>
  );
};

/** All playing goals, newest first, and a way to add one. */
const GoalsManager = ({ profile, onClose }: { readonly profile: Profile; readonly onClose: () => void }) => {
  const goals = newestGoals(profile.playingGoals ?? []);
  return (
    <Sheet open onClose={onClose} title={words.title}>
      <div className="flex flex-col gap-6">
        {goals.length === 0 ? (
          <p className="text-rough">{words.none}</p>
        ) : (
          <ul>
            {goals.map((goal) => (
              <Goal key={goal.id} uid={profile.id} goal={goal} />
            ))}
          </ul>
        )}
        <Part title={words.add}>
          <NewGoal uid={profile.id} goals={goals.length} />
        </Part>
      </div>
    </Sheet>
  );
};

type Props = { readonly at: DashboardSearch; readonly profile: Profile; readonly go: Go };

/** The dashboard modal named in the address. */
export const Modals = ({ at: { show, fault }, profile, go }: Props) => {
  const close = () => go({});
  if (fault) return <SwingIssue faultId={fault} profile={profile} onClose={close} />;
  switch (show) {
    case 'thought':
      return <ThoughtEditor profile={profile} onClose={close} />;
    case 'routine':
      return <RoutineChooser profile={profile} onClose={close} />;
    case 'goals':
      return <GoalsManager profile={profile} onClose={close} />;
    default:
      return null;
  }
};
