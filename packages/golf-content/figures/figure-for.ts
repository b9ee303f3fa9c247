import { CORE_FIGURES } from './core-figures.ts';
import { DRILL_FIGURES } from './drill-figures.ts';
import { MOBILITY_FIGURES } from './mobility-figures.ts';
import type { Scene } from './scene.ts';
import { STRENGTH_FIGURES } from './strength-figures.ts';
import { STRETCH_FIGURES } from './stretch-figures.ts';

const FIGURES = new Map<string, Scene>(
  [STRETCH_FIGURES, CORE_FIGURES, STRENGTH_FIGURES, DRILL_FIGURES, MOBILITY_FIGURES].flatMap((family) =>
    Object.entries(family),
  ),
);

/** The picture of a mobility test, an exercise or a drill, by its id. */
export const figureFor = (id: string): Scene | undefined => FIGURES.get(id);
