import { scoreName } from '@divot/golf-rules';
import type { MissPattern } from '@divot/ground';
import { dayText } from '#src/platform/day-text.ts';
import { shownMetres, yardUnit } from '#src/platform/lengths.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { HoleHistory } from '#src/ui/charts/hole-history.tsx';
import { scoreMark } from '#src/ui/primitives/score.tsx';
import { copy } from './copy.ts';
import type { HolePlayed } from './use-hole-rounds.ts';

type Props = { readonly n: number; readonly plays: readonly HolePlayed[]; readonly pattern: MissPattern | undefined };

/** The same hole in all its rounds: the scores, and the side the tee shots tend to. */
export const HoleBefore = ({ n, plays, pattern }: Props) => {
  const { units } = usePreferences();
  if (plays.length < 2) return null;
  const away = pattern?.meanM === undefined ? undefined : `${shownMetres(pattern.meanM, units)} ${yardUnit(units)}`;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-note font-strong">{copy.thisHole(plays.length)}</h2>
      <HoleHistory
        label={copy.scoresOn(n)}
        scores={plays.map(({ strokes, par, playedOn }) => ({
          strokes,
          mark: scoreMark(strokes - par),
          label: `${dayText(playedOn)}: ${strokes}, ${scoreName(strokes, par)}`,
        }))}
      />
      {pattern && <p className="text-note text-rough">{copy.missPattern(pattern, away)}</p>}
    </section>
  );
};
