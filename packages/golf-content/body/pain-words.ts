import { capitalized } from '@divot/basics';
import { areaName } from '../mobility/areas.ts';
import { REGIONS, type Region, regionsOf } from './regions.ts';

// What Divot says about pain. It names no injury and treats none. It leaves things out, says so, and says who to see.

/** 'hips', 'hips and neck', 'hips, neck and wrists'. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The areas that the golfer named, as one phrase after “your”. */
export const placesIn = (painAreas: readonly string[]): string =>
  listed([...new Set(painAreas.map(areaName))].toSorted());

/** The choices when a golfer says where it hurts. */
export const placeOptions = <T extends string>(
  areas: readonly T[],
): readonly { readonly value: T; readonly label: string }[] =>
  areas.map((value) => ({ value, label: capitalized(areaName(value)) }));

/** "Today without ...", or undefined while nothing hurts. */
export const todayWithout = (painAreas: readonly string[]): string | undefined =>
  painAreas.length === 0
    ? undefined
    : `Today without power work, full-speed swings and anything that loads your ${placesIn(painAreas)}.`;

/** Signs that need a doctor the first time they appear. */
const AT_ONCE: Partial<Record<Region, string>> = {
  chest: 'Stop. If the pain presses, spreads to an arm or the jaw, or takes your breath, call an ambulance now.',
  neck: 'See a doctor today if an arm is numb or weak, or if you are dizzy.',
  'lower-back':
    'See a doctor today if a leg is numb or weak. Go to a hospital now if you cannot hold or pass water, or are numb where you sit.',
  legs: 'See a doctor today if one calf is swollen, warm and sore.',
};

/** Signs that need a doctor at once, for the areas that the golfer named. */
export const seeAtOnce = (painAreas: readonly string[]): readonly string[] => {
  const regions = new Set(painAreas.flatMap((area) => regionsOf(area) ?? []));
  return REGIONS.flatMap((region) => (regions.has(region) ? (AT_ONCE[region] ?? []) : []));
};

/** Shown once the same area has hurt in two sessions of any kind. */
export const whoToSee = (painAreas: readonly string[]): string | undefined =>
  painAreas.length === 0
    ? undefined
    : `Your ${placesIn(painAreas)} hurt in two sessions. See a doctor or physiotherapist before you train there again.`;

/**
 * All lines about pain next to something that Divot offers: what is left out, who to see, and which signs need a doctor
 * at once.
 */
export const painLines = (painAreas: readonly string[], repeated: readonly string[] = []): readonly string[] => [
  ...[todayWithout(painAreas), whoToSee(repeated)].filter((line) => line !== undefined),
  ...seeAtOnce([...painAreas, ...repeated]),
];
