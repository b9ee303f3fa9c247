import { longest } from '#src/domain/entities/limits.ts';
import { useState } from 'react';
import { type CoachProblems, addOwnCoach, ownCoachProblems, removeOwnCoach } from '#src/data/commands/coaches.ts';
import { useMessages } from '#src/data/queries/bookings.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { DeleteIcon } from '#src/ui/icons/screen-icons.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { TextField } from '#src/ui/primitives/field.tsx';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { Name } from '#src/ui/primitives/name.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { Face } from '#src/ui/figures/face.tsx';
import type { GoTo } from './coaches-search.ts';
import { copy } from './copy.ts';

const words = copy.own;
const NOBODY = { name: '', email: '', phone: '' };
const MESSAGES_SHOWN = 10;

const AddCoach = ({ uid, onDone }: { readonly uid: string; readonly onDone: () => void }) => {
  const [typed, setTyped] = useState(NOBODY);
  const [problems, setProblems] = useState<CoachProblems>({});
  const add = useSingleFlight(async () => {
    const typedProblems = ownCoachProblems(typed);
    setProblems(typedProblems);
    if (Object.keys(typedProblems).length > 0) {
      focusFirstProblem();
      return false;
    }
    const added = await addOwnCoach(uid, typed);
    if (succeeded(added)) onDone();
    return added.ok;
  });
  return (
    <div className="flex flex-col items-start gap-4 pt-3 sm:w-96">
      {(['name', 'email', 'phone'] as const).map((field) => (
        <div key={field} className="w-full">
          <TextField
            label={words[field]}
            error={problems[field]}
            maxLength={longest('profiles', `ownCoaches.${field}`)}
            autoComplete="off"
            inputMode={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
            value={typed[field]}
            onChange={(text) => setTyped({ ...typed, [field]: text })}
          />
        </div>
      ))}
      <Button variant="primary" onClick={() => void add()}>
        {words.save}
      </Button>
    </div>
  );
};

export const OwnCoaches = ({ uid, go }: { readonly uid: string; readonly go: GoTo }) => {
  const { profile } = useProfile();
  const [adding, setAdding] = useState(false);
  return (
    <Section title={words.title}>
      <ul>
        {(profile?.ownCoaches ?? []).map(({ id, name, email, phone }) => (
          <li key={id} className="rule-b flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="flex items-center gap-4">
              <Face name={name} />
              <span className="flex flex-col">
                <Name className="font-medium">{name}</Name>
                <span className="text-note text-rough">{[email, phone].filter(Boolean).join(DOT)}</span>
              </span>
            </span>
            <span className="flex gap-2">
              <Button aria-label={words.message(name)} onClick={() => go({ coach: id })}>
                {copy.detail.message}
              </Button>
              <IconButton
                label={words.remove(name)}
                icon={<DeleteIcon className="size-5" />}
                onClick={() => void removeOwnCoach(uid, id)}
              />
            </span>
          </li>
        ))}
      </ul>
      {adding ? (
        <AddCoach uid={uid} onDone={() => setAdding(false)} />
      ) : (
        <Button className="mt-3" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      )}
    </Section>
  );
};

export const Messages = () => {
  const { documents } = useMessages();
  if (documents.length === 0) return null;
  return (
    <Section title={copy.messages.title}>
      <ul>
        {documents.slice(0, MESSAGES_SHOWN).map(({ id, coachName = '', startUtc, note }) => (
          <li key={id} className="rule-b py-3">
            <p className="text-note font-medium">{copy.messages.to(coachName, dayText(startUtc))}</p>
            <p className="measure text-note whitespace-pre-line">{note}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
