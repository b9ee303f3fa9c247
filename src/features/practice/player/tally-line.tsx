import type { PracticeBlock } from '#src/domain/entities/practice-session.entity.ts';
import type { Drill } from '@divot/golf-content';
import { currentRun, longestRun, setLength, tallyOf } from '#src/domain/practice/tries.ts';
import { DOT } from '#src/ui/primitives/dot.ts';
import { copy } from '#src/features/practice/copy.ts';
import { scoreText } from '#src/features/practice/wording.ts';

type Props = {
  readonly drill: Drill | undefined;
  readonly block: PracticeBlock;
  readonly tries: readonly number[];
};

const HOLES: readonly Drill['pass']['counts'][] = ['strokes', 'over-par'];

/** Progress in the set: '7 of 12', '4 in a row now', '13 strokes, hole 6 of 9'. */
export const TallyLine = ({ drill, tries }: Props) => {
  if (!drill) {
    const hits = tries.filter((value) => value > 0).length;
    return (
      <p aria-live="polite" className="figures text-figure font-strong">
        {copy.player.tally(hits, tries.length)}
      </p>
    );
  }
  const { counts } = drill.pass;
  const { inSet, set } = tallyOf(drill, tries);
  const sum = inSet.reduce((total, value) => total + value, 0);
  const small = [
    set > 1 ? copy.player.set(set) : undefined,
    counts === 'run'
      ? copy.player.run(currentRun(tries), longestRun(tries))
      : (HOLES.includes(counts) ? copy.player.hole : copy.player.tries)(inSet.length + 1, setLength(drill)),
  ].filter(Boolean);
  const newest = tries.at(-1);
  const big =
    counts === 'hits'
      ? copy.player.tally(sum, inSet.length)
      : counts === 'run'
        ? String(currentRun(tries))
        : counts === 'spread-seconds'
          ? newest === undefined
            ? '–'
            : copy.player.seconds(newest)
          : scoreText(drill, sum);
  return (
    <div aria-live="polite">
      <p className="figures text-figure leading-none font-strong">{big}</p>
      <p className="pt-1 text-note text-rough">{small.join(DOT)}</p>
    </div>
  );
};
