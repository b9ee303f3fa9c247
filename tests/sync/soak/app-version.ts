import { type TSchema, Type } from 'typebox';
import { instant, optional, text, whole } from '@divot/documents';
import { entities } from '#src/domain/entities/registry.ts';

// Three versions of the app with different schemas. This process becomes one of them by changing the registry before
// any other code reads it. Everything else follows from the registry.

export const seasonCollections = ['rounds', 'practiceSessions', 'workouts', 'swings'] as const;
export type SeasonCollection = (typeof seasonCollections)[number];
/** `older` lacks one of today's fields in each collection. `newer` has fields that today's app does not know. */
export type AppVersion = 'older' | 'current' | 'newer';

/** Top-level fields that the older version does not know. */
export const LACKING: Readonly<Record<SeasonCollection, string>> = {
  rounds: 'mood',
  practiceSessions: 'feel',
  workouts: 'sessionEffort',
  swings: 'starred',
};

const propertiesOf = (name: SeasonCollection) =>
  (entities[name].schema as unknown as { properties: Record<string, TSchema> }).properties;

export const becomeVersion = (version: AppVersion): void => {
  if (version === 'older') for (const name of seasonCollections) delete propertiesOf(name)[LACKING[name]];
  if (version !== 'newer') return;
  Object.assign(propertiesOf('rounds'), { caddie: optional(text(60)), calledOffAt: optional(instant()) });
  const { items: hole } = propertiesOf('rounds')['holes'] as unknown as { items: { properties: object } };
  Object.assign(hole.properties, { windMph: Type.Optional(whole(0, 80)) });
  Object.assign(propertiesOf('practiceSessions'), { surface: optional(text(20)) });
  Object.assign(propertiesOf('workouts'), { warmUpSec: optional(whole(0, 3600)) });
  Object.assign(propertiesOf('swings'), { cameraHeightCm: optional(whole(0, 300)) });
};
