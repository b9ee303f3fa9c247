import { type SyntheticEvent, useState } from 'react';
import { saveProfile } from '#src/data/commands/profile.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { handicapText, readHandicap } from '#src/domain/profile/handicap-text.ts';
import { useDraft } from '#src/platform/draft.ts';
import { setPreferences, usePreferences } from '#src/platform/preferences.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { copy } from './copy.ts';
import { type AboutDraft, isAboutDraft } from './about-draft.ts';

const words = copy.about;
const hands = (['right', 'left'] as const).map((value) => ({ value, label: words.hands[value] }));
const units = (['imperial', 'metric'] as const).map((value) => ({ value, label: words.unitNames[value] }));

type Props = { readonly profile: Profile; readonly onNext: () => void };

/** Asks what all later advice needs. The handicap is optional. */
export const AboutYou = ({ profile, onNext }: Props) => {
  const preferences = usePreferences();
  const { draft, saveDraft, discardDraft } = useDraft('welcome', profile.id, isAboutDraft);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const typed: AboutDraft = draft ?? {
    handicap: profile.handicap === undefined ? '' : handicapText(profile.handicap),
    handedness: profile.handedness ?? 'right',
  };
  const next = async (event: SyntheticEvent) => {
    event.preventDefault();
    const handicap = readHandicap(typed.handicap);
    setProblem(handicap.ok ? undefined : handicap.error);
    if (!handicap.ok) {
      focusFirstProblem();
      return;
    }
    const saved = await saveProfile(profile.id, {
      handedness: typed.handedness,
      ...(handicap.value === undefined ? {} : { handicap: handicap.value, handicapSource: 'entered' }),
    });
    setFailure(saved.ok ? undefined : saved.error);
    if (!saved.ok) return;
    discardDraft();
    onNext();
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void next(event)}>
      <SegmentedControl
        label={words.hand}
        value={typed.handedness}
        segments={hands}
        onChange={(handedness) => saveDraft({ ...typed, handedness })}
      />
      <SegmentedControl
        label={words.units}
        value={preferences.units}
        segments={units}
        onChange={(next) => setPreferences({ units: next })}
      />
      <TextField
        label={words.handicap}
        hint={words.handicapHint}
        error={problem}
        inputMode="decimal"
        maxLength={8}
        autoComplete="off"
        value={typed.handicap}
        onChange={(handicap) => saveDraft({ ...typed, handicap })}
      />
      {failure !== undefined && <ErrorNote title={failure} />}
      <Button type="submit" variant="primary" size="play" block>
        {words.next}
      </Button>
    </form>
  );
};
