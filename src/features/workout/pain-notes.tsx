import { seeAtOnce, todayWithout, whoToSee } from '#src/domain/body/pain-words.ts';
import { repeatedPain } from '#src/domain/body/repeated-pain.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import type { Plan } from '#src/domain/training/plan.ts';
import type { IsoDay } from '#src/domain/shared/day.ts';
import { copy } from './copy.ts';

type Props = {
  readonly painAreas: readonly string[];
  readonly leftOut: Plan['leftOut'];
  /** Workouts in which the same pain is looked for, as of `today`. */
  readonly past?: readonly Workout[];
  readonly today?: IsoDay;
};

/** What pain leaves out of the plan, and who to see about pain that came back. */
export const PainNotes = ({ painAreas, leftOut, past = [], today }: Props) => {
  const again = today === undefined ? undefined : whoToSee(repeatedPain(past, today));
  const without = todayWithout(painAreas);
  if (without === undefined && again === undefined) return null;
  return (
    <div className="mb-4 flex flex-col gap-2 border-l-4 border-flag bg-flag-tint px-4 py-2 text-note">
      {without !== undefined && (
        <p>
          {without} {leftOut.length > 0 && copy.leftOut(leftOut.map((slot) => copy.work[slot]))}
        </p>
      )}
      {again !== undefined && <p className="font-medium">{again}</p>}
      {seeAtOnce(painAreas).map((sign) => (
        <p key={sign}>{sign}</p>
      ))}
    </div>
  );
};
