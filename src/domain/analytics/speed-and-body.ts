import type { PlacedShot } from '#src/domain/bag/bag-shots.ts';
import { speedByMonth } from '#src/domain/bag/club-picture.ts';
import type { MeasuredJump } from '#src/domain/entities/profile.entity.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { compact, groupBy } from '@divot/basics';
import { exerciseById } from '@divot/golf-content';

// Shows club speed next to what trains the body, month by month, each with its count. Divot concludes nothing, because
// a correlation is not a cause.

export type MonthOfBody = {
  /** 'YYYY-MM'. */
  readonly month: string;
  /** Median height of the month's jumps. */
  readonly jump?: { readonly heightCm: number; readonly jumps: number };
  /** Workouts with a finished power exercise. Missing for a month without one. */
  readonly powerWorkouts?: number;
  /** Median club speed of each club with enough measured shots. */
  readonly speeds: Readonly<Record<string, { readonly mps: number; readonly shots: number }>>;
};
type SpeedAndBody = {
  /** The clubs measured in the most months, at most three. */
  readonly clubs: readonly string[];
  /** Newest first. */
  readonly months: readonly MonthOfBody[];
};

const MOST_CLUBS = 3;
const middle = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};

const isPower = ({ items }: Pick<Workout, 'items'>): boolean =>
  items.some(({ exerciseId, sets }) => exerciseById(exerciseId)?.pattern === 'power' && sets.some(({ done }) => done));

const monthOf = (day: string): string => day.slice(0, 7);

export const speedAndBody = (
  shots: ReadonlyMap<string, readonly PlacedShot[]>,
  jumps: readonly MeasuredJump[],
  workouts: readonly Pick<Workout, 'completedAt' | 'items'>[],
): SpeedAndBody => {
  const speeds = [...shots].map(([club, clubShots]) => ({ club, byMonth: speedByMonth(clubShots) }));
  const clubs = speeds
    .filter(({ byMonth }) => byMonth.length > 0)
    .toSorted((a, b) => b.byMonth.length - a.byMonth.length || (b.byMonth[0]?.mps ?? 0) - (a.byMonth[0]?.mps ?? 0))
    .slice(0, MOST_CLUBS);
  const jumpsIn = groupBy(jumps, ({ on }) => monthOf(on));
  const powerIn = groupBy(
    workouts.filter((workout) => workout.completedAt !== undefined && isPower(workout)),
    ({ completedAt }) => monthOf(completedAt!),
  );
  const months = new Set([
    ...jumpsIn.keys(),
    ...powerIn.keys(),
    ...clubs.flatMap(({ byMonth }) => byMonth.map(({ month }) => month)),
  ]);
  return {
    clubs: clubs.map(({ club }) => club),
    months: [...months]
      .toSorted()
      .toReversed()
      .map((month): MonthOfBody => {
        const leaps = jumpsIn.get(month);
        const powerWorkouts = powerIn.get(month)?.length;
        const measured = clubs.flatMap(({ club, byMonth }) => {
          const speed = byMonth.find((one) => one.month === month);
          return speed ? [[club, { mps: speed.mps, shots: speed.shots }] as const] : [];
        });
        return compact({
          month,
          jump: leaps ? { heightCm: middle(leaps.map(({ heightCm }) => heightCm)), jumps: leaps.length } : undefined,
          powerWorkouts,
          speeds: Object.fromEntries(measured),
        });
      }),
  };
};
