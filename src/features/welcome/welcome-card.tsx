import { useState } from 'react';
import { saveProfile } from '#src/data/commands/profile.ts';
import { showSample } from '#src/data/db/sample-database.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { showUndo, succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { FirstSteps } from './first-steps.tsx';

const words = copy.card;

const mark = async (profile: Profile, welcome: 'done' | 'skipped' | 'open') =>
  succeeded(await saveProfile(profile.id, { preferences: { ...profile.preferences, welcome } }));

/** Offers a new golfer the shortest way to a first insight, sample data, or neither. */
export const WelcomeCard = () => {
  const { profile } = useProfile();
  const [open, setOpen] = useState(false);
  if (!profile) return null;
  const putAway = async () => {
    if (await mark(profile, 'skipped')) showUndo(words.skipped, () => void mark(profile, 'open'));
  };
  return (
    <Section title={copy.title}>
      <div className="flex flex-col gap-4">
        <div>
          <p className="text-head font-strong">{words.lead}</p>
          <p className="measure text-rough">{words.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" size="play" onClick={() => setOpen(true)}>
            {words.begin}
          </Button>
          <Button size="play" onClick={() => void showSample(profile.id)}>
            {words.sample}
          </Button>
          <Button variant="quiet" size="play" onClick={() => void putAway()}>
            {words.skip}
          </Button>
        </div>
        <p className="measure text-note text-rough">{words.sampleText}</p>
      </div>
      {open && (
        <FirstSteps profile={profile} onClose={() => setOpen(false)} onDone={() => void mark(profile, 'done')} />
      )}
    </Section>
  );
};
