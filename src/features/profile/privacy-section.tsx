import { saveProfile } from '#src/data/commands/profile.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { type Choice, choiceOf, withChoice } from '#src/domain/profile/choices.ts';
import { configCheck } from '#src/platform/current-config.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { showToast } from '#src/ui/primitives/toast.tsx';
import { copy } from './copy.ts';

const words = copy.privacy;
const hasAnalytics = configCheck.ok && configCheck.config.firebase.measurementId !== undefined;

/** Choices that follow the golfer to every device, each taking effect at once. */
export const PrivacySection = ({ profile }: { readonly profile: Profile }) => {
  const choose = async (choice: Choice, on: boolean) => {
    const saved = await saveProfile(profile.id, { preferences: withChoice(profile.preferences, choice, on) });
    if (!saved.ok) showToast({ text: saved.error, tone: 'error' });
  };
  const row = (choice: Choice, hint: string) => (
    <Switch
      label={words[choice]}
      hint={hint}
      checked={choiceOf(profile.preferences, choice)}
      onChange={(on) => void choose(choice, on)}
    />
  );
  return (
    <Section title={words.title}>
      {row('videosStayHere', words.videosHint)}
      {row('lessonReminders', words.remindersHint)}
      {row('assessmentReminders', words.assessmentsHint)}
      {hasAnalytics && row('telemetry', words.telemetryHint)}
    </Section>
  );
};
