import { useState } from 'react';
import { saveProfile } from '#src/data/commands/profile.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { choiceOf, withChoice } from '#src/domain/profile/choices.ts';
import { askToNotify, notificationRight } from '#src/platform/notifications.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';

const words = copy.hub;

const Notifications = () => {
  const [right, setRight] = useState(notificationRight);
  if (right === 'none') return null;
  if (right !== 'default') {
    return <p className="text-note text-rough">{right === 'granted' ? words.notifyOn : words.notifyOff}</p>;
  }
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Button onClick={() => void askToNotify().then(setRight)}>{words.notify}</Button>
      <p className="text-fine text-rough">{words.notifyHint}</p>
    </div>
  );
};

/** Whether and how Divot reminds the golfer that a check is due. */
export const ReminderSection = ({ profile }: { readonly profile: Profile }) => {
  const isOn = choiceOf(profile.preferences, 'assessmentReminders');
  const choose = async (on: boolean) => {
    const preferences = withChoice(profile.preferences, 'assessmentReminders', on);
    const saved = await saveProfile(profile.id, { preferences });
    if (!saved.ok) showToast({ text: saved.error, tone: 'error' });
  };
  return (
    <Section title={words.reminder}>
      <div className="flex flex-col gap-3">
        <Switch
          label={words.reminderSwitch}
          hint={words.reminderHint}
          checked={isOn}
          onChange={(on) => void choose(on)}
        />
        {isOn && <Notifications />}
      </div>
    </Section>
  );
};
