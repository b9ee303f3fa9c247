import { clsx } from 'clsx';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { Score, scoreMark } from '#src/ui/primitives/score.tsx';
import { copy } from '#src/features/round/copy.ts';
import { scoreSaid } from './score-said.ts';

type Props = { readonly holes: readonly Hole[]; readonly current: number; readonly onJump: (n: number) => void };

const intoView = (button: HTMLButtonElement | null) => button?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** All holes in the order of play, with what is on the card: the way to any hole in one tap. */
export const HoleStrip = ({ holes, current, onJump }: Props) => (
  <nav aria-label={copy.pad.jump} className="-mx-4 overflow-x-auto px-4 low:hidden lg:mx-0 lg:px-0">
    <ol className="flex w-max">
      {holes.map((hole) => (
        <li key={hole.n}>
          <button
            ref={hole.n === current ? intoView : undefined}
            type="button"
            aria-label={`${copy.pad.hole(hole.n)}, ${scoreSaid(hole)}`}
            aria-current={hole.n === current ? 'step' : undefined}
            className={clsx(
              'flex min-h-touch w-10.5 flex-col items-center justify-between border-t-4 pt-0.5 pb-1 -outline-offset-3',
              hole.n === current ? 'border-flag bg-sunken' : 'border-transparent',
            )}
            onClick={() => onJump(hole.n)}
          >
            <span className="figures text-fine text-rough">{hole.n}</span>
            {hole.pickedUp ? (
              <Score strokes="X" mark="bare" />
            ) : hole.strokes === undefined ? (
              <Score strokes="·" mark="bare" />
            ) : (
              <Score strokes={hole.strokes} mark={scoreMark(hole.strokes - hole.par)} />
            )}
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
