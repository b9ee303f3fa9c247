import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { configCheck } from '#src/platform/current-config.ts';
import { setPreferences, usePreferences } from '#src/platform/preferences.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { ChoiceSwitch } from './choice-switch.tsx';
import { copy } from './copy.ts';

const words = copy.privacy;
const hasAnalytics = configCheck.ok && configCheck.config.firebase.measurementId !== undefined;

/** Choices that take effect at once. All but the one about positions sync to the golfer's other devices. */
export const PrivacySection = ({ profile }: { readonly profile: Profile }) => {
  const { positionsWithRound } = usePreferences();
  return (
    <Section title={words.title}>
      <ChoiceSwitch profile={profile} choice="videosStayHere" label={words.videosStayHere} hint={words.videosHint} />
      <Switch
        label={words.positionsWithRound}
        hint={words.positionsHint}
        checked={positionsWithRound}
        onChange={(next) => setPreferences({ positionsWithRound: next })}
      />
      {hasAnalytics && (
        <ChoiceSwitch profile={profile} choice="telemetry" label={words.telemetry} hint={words.telemetryHint} />
      )}
    </Section>
  );
};

/** Which reminders the golfer wants. Each switch takes effect at once. */
export const RemindersSection = ({ profile }: { readonly profile: Profile }) => (
  <Section title={copy.reminders.title}>
    <ChoiceSwitch
      profile={profile}
      choice="lessonReminders"
      label={copy.reminders.lessonReminders}
      hint={copy.reminders.remindersHint}
    />
    <ChoiceSwitch
      profile={profile}
      choice="assessmentReminders"
      label={copy.reminders.assessmentReminders}
      hint={copy.reminders.assessmentsHint}
    />
  </Section>
);
