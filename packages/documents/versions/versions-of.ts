import type { Entity } from '../entity.ts';
import { changesBetween } from './changes.ts';
import { restoredAt, restoredOver, takenBack } from './restored.ts';

/** What can be done with two versions of a document, by the name of its entity: apart, because few screens need it. */
export const versionsOf = <N extends string>(entities: Readonly<Record<N, Entity>>) => {
  const byName =
    <A extends readonly unknown[], R>(work: (entity: Entity, ...rest: A) => R) =>
    (name: N, ...rest: A): R =>
      work(entities[name], ...rest);
  return {
    changesBetween: byName(changesBetween),
    restoredAt: byName(restoredAt),
    restoredOver: byName(restoredOver),
    takenBack: byName(takenBack),
  };
};
