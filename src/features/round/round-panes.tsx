import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRecentRounds } from '#src/data/queries/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { knownScore } from '@divot/golf-rules';
import { courseAndTee } from '#src/domain/rounds/course-name.ts';
import { dayText } from '#src/platform/day-text.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { copy } from './copy.ts';
import type { GoTo } from './play-search.ts';
import { RoundMarks } from './round-marks.tsx';

const PAGE = 20;

type RowProps = { readonly round: Round; readonly isOpen: boolean; readonly go: GoTo };

const Row = ({ round, isOpen, go }: RowProps) => {
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li className="rule-b">
      <button
        ref={row}
        type="button"
        aria-current={isOpen}
        className="flex min-h-touch w-full items-center gap-3 border-l-3 border-transparent py-1.5 pr-2 pl-2 text-left hover:bg-sunken aria-[current=true]:border-fairway aria-[current=true]:bg-sunken"
        onClick={() => go({ round: round.id }, { replace: true })}
      >
        <span className="figures min-w-9 text-right text-lead font-strong">{knownScore(round).strokes ?? '–'}</span>
        <span className="min-w-0 flex-1">
          <Name className="block truncate text-note font-medium">{courseAndTee(round)}</Name>
          <span className="block text-fine text-rough">
            {dayText(round.playedOn)} <RoundMarks round={round} />
          </span>
        </span>
      </button>
    </li>
  );
};

type Props = { readonly open: string; readonly go: GoTo; readonly children: ReactNode };

/** On a desktop: the rounds on the left, the open round's card on the right. */
export const RoundPanes = ({ open, go, children }: Props) => {
  const [shown, setShown] = useState(PAGE);
  const { documents: rounds } = useRecentRounds(shown);
  return (
    <div className="grid grid-cols-[minmax(0,15rem)_minmax(0,1fr)] gap-8 print:block">
      <nav
        aria-label={copy.home.recent}
        className="sticky top-0 max-h-dvh self-start overflow-y-auto pt-8 pb-6 print:hidden"
      >
        <ul>
          {rounds.map((round) => (
            <Row key={round.id} round={round} isOpen={round.id === open} go={go} />
          ))}
        </ul>
        {rounds.length === shown && (
          <Button className="mt-4" onClick={() => setShown(shown + PAGE)}>
            {copy.home.more}
          </Button>
        )}
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
};
