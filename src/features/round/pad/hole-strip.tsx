import { clsx } from 'clsx';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type HoleResult, holesInPlay, matchHoles } from '@divot/golf-rules';
import { Score, scoreMark } from '#src/ui/primitives/score.tsx';
import { copy } from '#src/features/round/copy.ts';
import { scoreInWords } from './score-in-words.ts';

type Props = { readonly round: Round; readonly current: number; readonly onJump: (n: number) => void };

const intoView = (button: HTMLButtonElement | null) => button?.scrollIntoView({ block: 'nearest', inline: 'center' });

const MARKS: Readonly<Record<HoleResult, string>> = { 1: '+', 0: '=', [-1]: '−' };

/** A match hole's result as a sign, so it does not rely on color alone. */
const MatchMark = ({ outcome }: { readonly outcome: HoleResult }) => (
  <span
    className={clsx(
      'figures w-7 rounded-control text-center text-fine leading-tight font-strong',
      outcome === 1 ? 'bg-fairway text-on-fairway' : 'edge',
    )}
  >
    {MARKS[outcome]}
  </span>
);

/** All holes in playing order with their scores: any hole is one tap away. */
export const HoleStrip = ({ round, current, onJump }: Props) => {
  const match = matchHoles(round);
  return (
    <nav aria-label={copy.pad.jump} className="-mx-4 overflow-x-auto px-4 low:hidden lg:mx-0 lg:px-0">
      <ol className="flex w-max">
        {holesInPlay(round).map((hole) => {
          const outcome = match.get(hole.n);
          const inWords = outcome === undefined ? undefined : copy.pad.holeResults[outcome];
          return (
            <li key={hole.n}>
              <button
                ref={hole.n === current ? intoView : undefined}
                type="button"
                aria-label={[copy.pad.hole(hole.n), scoreInWords(hole), inWords].filter(Boolean).join(', ')}
                aria-current={hole.n === current ? 'step' : undefined}
                className={clsx(
                  'flex min-h-touch w-10.5 flex-col items-center justify-between border-t-4 pt-0.5 pb-1 -outline-offset-3',
                  hole.n === current ? 'border-flag bg-sunken' : 'border-transparent',
                )}
                onClick={() => onJump(hole.n)}
              >
                <span className="figures text-fine text-rough">{hole.n}</span>
                {outcome !== undefined ? (
                  <MatchMark outcome={outcome} />
                ) : hole.pickedUp ? (
                  <Score strokes="X" mark="bare" />
                ) : hole.strokes === undefined ? (
                  <Score strokes="·" mark="bare" />
                ) : (
                  <Score strokes={hole.strokes} mark={scoreMark(hole.strokes - hole.par)} />
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
