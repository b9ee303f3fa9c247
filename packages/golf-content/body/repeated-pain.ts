import { type IsoDay, daysBetween, localDay } from '@divot/basics';
import { regionsOf } from './regions.ts';

const LOOKED_BACK_DAYS = 56;
const TOO_OFTEN = 2;

/** The day of a workout, practice session or mobility assessment, and where it hurt. */
export type PainfulSession = { readonly day: IsoDay; readonly areas: readonly string[] };

type Parts = readonly { readonly painArea?: string | undefined }[];
const areasOf = (parts: Parts): readonly string[] => parts.flatMap(({ painArea }) => painArea ?? []);

export const painOfWorkout = ({
  items,
  startedAt,
  completedAt,
}: {
  readonly items: Parts;
  readonly startedAt: string;
  readonly completedAt?: string | undefined;
}): PainfulSession => ({ day: localDay(completedAt ?? startedAt), areas: areasOf(items) });

export const painOfPractice = ({
  blocks,
  practicedOn,
}: {
  readonly blocks: Parts;
  readonly practicedOn: IsoDay;
}): PainfulSession => ({ day: practicedOn, areas: areasOf(blocks) });

export const painOfAssessment = ({
  assessedOn,
  startedAt,
  painAreas = [],
}: {
  readonly assessedOn?: IsoDay | undefined;
  readonly startedAt: string;
  readonly painAreas?: readonly string[] | undefined;
}): PainfulSession => ({ day: assessedOn ?? localDay(startedAt), areas: painAreas });

/** The regions that an area means. An unknown word means only itself. */
const meaningOf = (area: string): readonly string[] => regionsOf(area) ?? [area];

/** The areas, in the golfer's words, with pain in the same region in at least two sessions of the last eight weeks. */
export const repeatedPain = (sessions: readonly PainfulSession[], today: IsoDay): readonly string[] => {
  // Includes a session that a wrong clock dated in the future, because its pain was real.
  const recent = sessions.filter(({ day }) => daysBetween(day, today) <= LOOKED_BACK_DAYS);
  const times = new Map<string, number>();
  for (const { areas } of recent) {
    for (const region of new Set(areas.flatMap(meaningOf))) times.set(region, (times.get(region) ?? 0) + 1);
  }
  const isRepeated = (area: string) => meaningOf(area).some((region) => (times.get(region) ?? 0) >= TOO_OFTEN);
  return [...new Set(recent.flatMap(({ areas }) => areas))].filter(isRepeated);
};
