import { REGIONS, SPLITS, areaName, isRegion } from '@divot/golf-content';
import { PRACTICE_FOCUSES } from '#src/domain/profile/limits.ts';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { NumberField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';
import type { FormPart } from './form-parts.ts';

const words = copy.plan;
/** The splits, and the golfer's own if the earlier app had another. */
const splitsWith = (own: string) => [...new Set([...SPLITS, own])].map((value) => ({ value, label: value }));
const focuses = PRACTICE_FOCUSES.map((value) => ({ value, label: words.focuses[value] }));
const counts = [
  ['roundsPlanned', words.rounds],
  ['workoutsPlanned', words.workouts],
  ['workoutFrequency', words.frequency],
] as const;

export const PlanSection = ({ draft, problems, onType }: FormPart) => (
  <Section title={words.title}>
    <div className="grid gap-5 sm:grid-cols-2">
      {counts.map(([field, label]) => (
        <NumberField
          key={field}
          label={label}
          maxLength={2}
          value={draft[field]}
          error={problems[field]}
          onChange={(text) => onType({ [field]: text })}
        />
      ))}
      <Select
        label={words.split}
        value={draft.workoutSplit}
        options={splitsWith(draft.workoutSplit)}
        onChange={(workoutSplit) => onType({ workoutSplit })}
      />
      <Select
        label={words.focus}
        value={focuses.find(({ value }) => value === draft.practiceFocus)?.value ?? 'general'}
        options={focuses}
        onChange={(practiceFocus) => onType({ practiceFocus })}
      />
    </div>
  </Section>
);

export const HealthSection = ({ draft, onType }: FormPart) => (
  <Section title={copy.health.title}>
    <fieldset>
      <legend className="measure text-note text-rough">{copy.health.text}</legend>
      <div className="mt-2 grid grid-cols-2 gap-x-4">
        {[...REGIONS, ...draft.painAreas.filter((area) => !isRegion(area))].map((area) => (
          <Checkbox
            key={area}
            label={isRegion(area) ? copy.health.areas[area] : areaName(area)}
            checked={draft.painAreas.includes(area)}
            onChange={(hurts) =>
              onType({
                painAreas: hurts ? [...draft.painAreas, area] : draft.painAreas.filter((other) => other !== area),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  </Section>
);
