import { clsx } from 'clsx';
import { useHeroHole, useHolePicture } from '#src/data/queries/hole-drawings.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { bestHole } from '#src/domain/rounds/round-story.ts';
import { scoreName } from '#src/domain/rounds/score-names.ts';
import { holesInPlay, isPlayed } from '@divot/golf-rules';
import { Attribution } from '#src/platform/position/attribution.tsx';
import { HoleDrawing } from '#src/ui/figures/hole-drawing.tsx';
import { Score, scoreMark } from '#src/ui/primitives/score.tsx';
import { copy as roundCopy } from '#src/features/round/copy.ts';
import { scoreInWords } from '#src/features/round/pad/score-in-words.ts';
import { copy } from './copy.ts';

const FRAME = { width: 390, height: 430, margin: { top: 34, side: 24, bottom: 24 }, lens: { radius: 88 } };

/** The round hole by hole as tiles in golf's own marks, nine to a line where there is room. */
const ScoredTiles = ({ round }: { readonly round: Round }) => (
  <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.35rem,1fr))] gap-0.5 sm:grid-cols-9 lg:gap-1">
    {holesInPlay(round)
      .filter(isPlayed)
      .map((hole) => (
        <li
          key={hole.n}
          className={clsx(
            'flex flex-col items-center gap-1 rounded-control pt-1 pb-2',
            hole.strokes !== undefined && hole.strokes < hole.par ? 'bg-fairway-tint' : 'bg-sunken',
          )}
        >
          <span aria-hidden="true" className="figures text-fine text-rough">
            {hole.n}
          </span>
          <Score
            strokes={hole.strokes ?? 'X'}
            mark={hole.strokes === undefined ? 'bare' : scoreMark(hole.strokes - hole.par)}
            label={`${roundCopy.pad.hole(hole.n)}, ${scoreInWords(hole)}`}
          />
        </li>
      ))}
  </ol>
);

type Props = { readonly round: Round; readonly decidedAt: number | undefined };

/** What the round looked like: the hole that stands for it with its shots, and its scored holes. */
export const StoryHero = ({ round, decidedAt }: Props) => {
  const hole = useHeroHole(round, decidedAt);
  const picture = useHolePicture(round, hole?.n, FRAME);
  if (!hole || !picture) return <ScoredTiles round={round} />;
  const { drawing } = picture;
  const isLensRight = drawing.lens !== undefined && drawing.lens.at[0] > drawing.width / 2;
  const best = bestHole(round.holes)?.n === hole.n ? copy.hero.best : copy.hero.bestMarked;
  const why = hole.n === decidedAt ? copy.hero.decided : best;
  const name = hole.strokes === undefined ? '' : scoreName(hole.strokes, hole.par);
  return (
    <div className="flex flex-col gap-3 lg:row-span-3">
      <figure className="relative -mx-4 bg-ground-rough lg:mx-0">
        <HoleDrawing
          drawing={drawing}
          label={copy.hero.picture(hole.n)}
          className="mx-auto block max-h-[75dvh] w-full"
        />
        <figcaption
          className={clsx('absolute bottom-9 max-w-[55%] leading-tight', isLensRight ? 'right-4 text-right' : 'left-4')}
        >
          <span className="block text-head font-strong">{copy.share.best(hole.n, name)}</span>
          {why}
        </figcaption>
        <Attribution
          pack={picture.pack}
          className="absolute right-0 bottom-0 bg-paper/90 px-1.5 py-0.5 text-fine leading-tight text-ink no-underline"
        />
      </figure>
      <ScoredTiles round={round} />
    </div>
  );
};
