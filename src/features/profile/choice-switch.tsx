import { saveProfile } from '#src/data/commands/profile.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { type Choice, choiceOf, withChoice } from '#src/domain/profile/choices.ts';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';

type ChoiceSwitchProps = {
  readonly profile: Profile;
  readonly choice: Choice;
  readonly label: string;
  readonly hint: string;
};

/** A choice that takes effect at once and syncs to all of the golfer's devices. */
export const ChoiceSwitch = ({ profile, choice, label, hint }: ChoiceSwitchProps) => {
  const choose = async (on: boolean) => {
    const saved = await saveProfile(profile.id, { preferences: withChoice(profile.preferences, choice, on) });
    if (!saved.ok) showToast({ text: saved.error, tone: 'error' });
  };
  return (
    <Switch
      label={label}
      hint={hint}
      checked={choiceOf(profile.preferences, choice)}
      onChange={(on) => void choose(on)}
    />
  );
};
