import { calendarOf } from '#src/data/sample/document.ts';
import { coachSeeds } from '#dev/seed/people.ts';
import { plantDocuments } from '#dev/seed/plant.ts';
import type { Product } from './start-product.ts';

/** Adds the sample coaches to this product's directory. */
export const plantCoaches = ({ services }: Product): Promise<void> =>
  plantDocuments(
    { project: services.project, documentsOrigin: services.documents.origin },
    coachSeeds(calendarOf(new Date())),
  );
