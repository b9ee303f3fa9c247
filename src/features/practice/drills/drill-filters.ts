import { DRILLS, type Drill, type DrillArea, faultById } from '@divot/golf-content';
import { placesOf } from '@divot/practice';
import type { PracticeSearch } from '#src/features/practice/practice-search.ts';

export type DrillFilters = Pick<PracticeSearch, 'search' | 'area' | 'fault' | 'mode' | 'place' | 'noBalls' | 'saved'>;

/** The areas by which the golfer filters drills. All swing areas count as one. */
export const areaGroups = {
  'full-swing': ['full-swing', 'setup', 'backswing', 'downswing', 'impact'],
  tempo: ['tempo'],
  'off-tee': ['off-tee'],
  approach: ['approach'],
  'short-game': ['short-game'],
  putting: ['putting'],
  mental: ['mental'],
} as const satisfies Record<string, readonly DrillArea[]>;
export type AreaGroup = keyof typeof areaGroups;
export const areaNames = Object.keys(areaGroups) as AreaGroup[];

export const areaGroupOf = (area: DrillArea): AreaGroup =>
  areaNames.find((group) => (areaGroups[group] as readonly DrillArea[]).includes(area)) ?? 'full-swing';

const words = ({ name, setup, how, equipment, faults }: Drill): string =>
  [name, setup, how, equipment, ...faults.map((id) => faultById(id)?.title ?? id)].join(' ').toLowerCase();

/** Drills that pass every filter. Those for the golfer's own faults come first, in the order of `faultIds`. */
export const filteredDrills = (
  { search, area, fault, mode, place, noBalls, saved }: DrillFilters,
  golfer: { readonly faultIds: readonly string[]; readonly savedDrills: readonly string[] },
): readonly Drill[] => {
  const wanted = search?.trim().toLowerCase().split(/\s+/) ?? [];
  const rank = (drill: Drill) => {
    const at = golfer.faultIds.findIndex((id) => drill.faults.some((one) => one === id));
    return at === -1 ? golfer.faultIds.length : at;
  };
  return DRILLS.filter(
    (drill) =>
      (area === undefined || areaGroupOf(drill.area) === area) &&
      (fault === undefined || drill.faults.some((one) => one === fault)) &&
      (mode === undefined || drill.mode === mode) &&
      (place === undefined || placesOf(drill).includes(place)) &&
      (noBalls === undefined || drill.balls === 0) &&
      (saved === undefined || golfer.savedDrills.includes(drill.id)) &&
      wanted.every((word) => words(drill).includes(word)),
  ).toSorted((a, b) => rank(a) - rank(b));
};
