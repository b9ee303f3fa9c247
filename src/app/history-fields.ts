import type { EntityName } from '#src/domain/entities/registry.ts';
import type { Fields } from '#src/domain/forms/fields.ts';
import { courseFields } from '#src/features/ground/course-form/course-fields.ts';
import { profileFields } from '#src/features/profile/profile-fields.ts';
import { cardFields } from '#src/features/round/card/card-fields.ts';
import { finishFields } from '#src/features/workout/workout-fields.ts';
import { now } from '#src/platform/clock/clock.ts';
import type { UnitSystem } from '#src/platform/settings/preferences.ts';

/** The forms in which documents are edited: what each calls its fields, and how it shows them. */
export const historyFields = (name: EntityName, units: UnitSystem): Fields | undefined => {
  const fields: Partial<Record<EntityName, object>> = {
    rounds: cardFields,
    courses: courseFields,
    workouts: finishFields,
    profiles: profileFields(units, now().getFullYear()),
  };
  return fields[name] as Fields | undefined;
};
