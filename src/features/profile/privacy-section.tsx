import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { configCheck } from '#src/platform/current-config.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { ChoiceSwitch } from './choice-switch.tsx';
import { copy } from './copy.ts';

const words = copy.privacy;
const hasAnalytics = configCheck.ok && configCheck.config.firebase.measurementId !== undefined;

/** Choices that follow the golfer to every device, each taking effect at once. */
export const PrivacySection = ({ profile }: { readonly profile: Profile }) => (
  <Section title={words.title}>
    <ChoiceSwitch profile={profile} choice="videosStayHere" label={words.videosStayHere} hint={words.videosHint} />
    {hasAnalytics && (
      <ChoiceSwitch profile={profile} choice="telemetry" label={words.telemetry} hint={words.telemetryHint} />
    )}
  </Section>
);

/** Which reminders the golfer wants, each taking effect at once. */
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
