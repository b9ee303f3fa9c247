import type { CourseLength } from '#src/domain/bag/marked-shots.ts';
import { copy } from '#src/features/bag/copy.ts';
import { shownMetres, unitWord } from '#src/platform/lengths.ts';
import { usePreferences } from '#src/platform/preferences.ts';

const words = copy.club;

/** The club's distance on the course, from marked balls. Shown beside its carry, never mixed with it. */
export const OnCourse = ({ of: { shots, lengthM, halfM } }: { readonly of: CourseLength }) => {
  const { units } = usePreferences();
  if (shots === 0) return null;
  const isKnown = lengthM !== undefined && halfM !== undefined;
  return (
    <div className="rule-t flex items-baseline justify-between gap-3 pt-2">
      <p>
        <span className="block font-medium">{words.onCourse}</span>
        <span className="text-note text-rough">{isKnown ? words.goesFrom(shots) : words.goesFewer(shots)}</span>
      </p>
      {isKnown && (
        <p className="figures text-lead font-strong">
          {words.goes(shownMetres(lengthM, units), Math.max(1, shownMetres(halfM, units)), unitWord(units))}
        </p>
      )}
    </div>
  );
};
