import { CORE_FIGURES } from '#src/ui/figures/core-figures.ts';
import { DRILL_FIGURES } from '#src/ui/figures/drill-figures.ts';
import { Drawing, Figure } from '#src/ui/figures/figure.tsx';
import { MOBILITY_DEMOS } from '#src/ui/figures/mobility-demos.ts';
import { MOBILITY_FIGURES } from '#src/ui/figures/mobility-figures.ts';
import { STRENGTH_FIGURES } from '#src/ui/figures/strength-figures.ts';
import { STRETCH_FIGURES } from '#src/ui/figures/stretch-figures.ts';
import type { Exhibit } from '#dev/gallery/exhibit.ts';

const grid = 'flex flex-wrap gap-2';
const family = (scenes: Readonly<Record<string, unknown>>) => (
  <div className={grid}>
    {Object.keys(scenes).map((id) => (
      <Figure key={id} id={id} label={id} className="w-28" />
    ))}
  </div>
);

export const figures: readonly Exhibit[] = [
  {
    name: 'Figure',
    isWide: true,
    states: {
      'mobility tests': family(MOBILITY_FIGURES),
      stretches: family(STRETCH_FIGURES),
      core: family(CORE_FIGURES),
      strength: family(STRENGTH_FIGURES),
      drills: family(DRILL_FIGURES),
    },
  },
  {
    name: 'Drawing',
    isWide: true,
    states: {
      'every pose of the moving ones': (
        <div className={grid}>
          {Object.entries(MOBILITY_DEMOS).flatMap(([id, poses]) =>
            poses.map((scene, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- poses never change places
              <Drawing key={`${id} ${at}`} scene={scene} label={`${id}, pose ${at + 1}`} className="w-28" />
            )),
          )}
        </div>
      ),
      'size of its own': <Drawing scene={Object.values(CORE_FIGURES)[0]!} label="core" />,
    },
  },
];
