import { useBlocker } from '@tanstack/react-router';
import { type SyntheticEvent, useState } from 'react';
import { saveProfile } from '#src/data/commands/profile.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { useForm } from '#src/platform/storage/draft.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { useNetwork } from '#src/platform/state.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { BagSection } from './bag-section.tsx';
import { copy } from './copy.ts';
import { GolferSection } from './golfer-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { type FormPart, formOf, profileFields, readProfile } from './profile-fields.ts';
import type { Part } from './settings-groups.ts';
import { REGIONS, SPLITS, areaName, isRegion } from '@divot/golf-content';
import { PRACTICE_FOCUSES } from '#src/domain/profile/limits.ts';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';

/** The splits, and the golfer's own if the earlier app had another. */
const splitsWith = (split: string) => [...new Set([...SPLITS, split])].map((value) => ({ value, label: value }));
const focuses = PRACTICE_FOCUSES.map((value) => ({ value, label: copy.plan.focuses[value] }));

const PlanSection = ({ form: { at, typed } }: FormPart) => (
  <Section title={copy.plan.title}>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] items-end gap-5 sm:grid-cols-2">
      <TextField {...at('roundsPlanned')} />
      <TextField {...at('workoutsPlanned')} />
      <TextField {...at('workoutFrequency')} />
      <Select {...at('workoutSplit')} label={copy.plan.split} options={splitsWith(typed.workoutSplit)} />
      <Select
        {...at('practiceFocus')}
        label={copy.plan.focus}
        value={focuses.find(({ value }) => value === typed.practiceFocus)?.value ?? 'general'}
        options={focuses}
      />
    </div>
  </Section>
);

const nameOf = (area: string): string => (isRegion(area) ? copy.health.areas[area] : areaName(area));

export const HealthSection = ({ form: { typed, change } }: FormPart) => (
  <Section title={copy.health.title}>
    <Disclosure title={typed.painAreas.length === 0 ? copy.health.none : typed.painAreas.map(nameOf).join(', ')}>
      <fieldset>
        <legend className="measure text-note text-rough">{copy.health.text}</legend>
        <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4">
          {[...REGIONS, ...typed.painAreas.filter((area) => !isRegion(area))].map((area) => (
            <Checkbox
              key={area}
              label={nameOf(area)}
              checked={typed.painAreas.includes(area)}
              onChange={(hurts) =>
                change({
                  painAreas: hurts ? [...typed.painAreas, area] : typed.painAreas.filter((other) => other !== area),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </Disclosure>
  </Section>
);

const words = copy.save;

const LeaveDialog = ({ unsaved, onDiscard }: { readonly unsaved: boolean; readonly onDiscard: () => void }) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: false, // the draft survives closing the page
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Dialog
      open
      onClose={reset}
      title={words.leave.title}
      text={words.leave.text}
      actions={
        <>
          <Button variant="primary" onClick={reset}>
            {words.leave.stay}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onDiscard();
              proceed();
            }}
          >
            {words.leave.discard}
          </Button>
          <Button onClick={proceed}>{words.leave.go}</Button>
        </>
      }
    />
  );
};

type SaveBarProps = { readonly unsaved: number; readonly busy: boolean; readonly onDiscard: () => void };

/** Stays in reach above the tab bar while there are unsaved edits. */
const SaveBar = ({ unsaved, busy, onDiscard }: SaveBarProps) => (
  <div
    role="region"
    aria-label={words.title}
    className="edge sticky bottom-[calc(68px+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center justify-between gap-3 rounded-control bg-surface px-4 py-3 shadow-raised lg:bottom-4"
  >
    <p className="text-note font-medium" aria-live="polite">
      {words.unsaved(unsaved)}
    </p>
    <div className="flex gap-3">
      <Button variant="quiet" onClick={onDiscard}>
        {words.discard}
      </Button>
      <Button type="submit" variant="primary" busy={busy}>
        {words.save}
      </Button>
    </div>
  </div>
);

/** Everything about the golfer that saves as one form: identity, game, bag, plan and health. */
export const ProfileForm = ({ profile, shown }: { readonly profile: Profile; readonly shown: readonly Part[] }) => {
  const { units } = usePreferences();
  const network = useNetwork();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const fields = profileFields(units, Number(useToday().slice(0, 4)));
  const form = useForm(fields, { name: 'profile', uid: profile.id, document: formOf(profile) });
  const unsaved = Object.keys(form.touched).length;

  const discard = () => {
    form.discard();
    setFailure(undefined);
  };
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (unsaved === 0 || busy) return;
    const read = form.settle(readProfile(fields, form.typed, form.touched));
    setFailure(read.ok ? undefined : words.problems);
    if (!read.ok) {
      focusFirstProblem();
      return;
    }
    setBusy(true);
    const saved = await saveProfile(profile.id, read.value);
    setBusy(false);
    if (!saved.ok) {
      setFailure(saved.error);
      return;
    }
    form.discard();
    showToast({ text: network === 'offline' ? words.savedOffline : words.saved });
  };

  return (
    <form noValidate className="flex flex-col gap-6 empty:hidden" onSubmit={(event) => void save(event)}>
      {shown.includes('identity') && <IdentitySection form={form} email={profile.email} />}
      {shown.includes('golfer') && <GolferSection form={form} />}
      {shown.includes('plan') && <PlanSection form={form} />}
      {shown.includes('health') && <HealthSection form={form} />}
      {shown.includes('bag') && <BagSection form={form} />}
      {failure !== undefined && <ErrorNote title={failure} />}
      {unsaved > 0 && <SaveBar unsaved={unsaved} busy={busy} onDiscard={discard} />}
      <LeaveDialog unsaved={unsaved > 0} onDiscard={discard} />
    </form>
  );
};
