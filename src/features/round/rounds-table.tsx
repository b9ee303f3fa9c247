import type { Round } from '#src/domain/entities/round.entity.ts';
import { scoreCounts } from '#src/domain/rounds/round-story.ts';
import { knownScore, toParText } from '@divot/golf-rules';
import { courseAndTee } from '#src/domain/rounds/course-name.ts';
import { dayText } from '#src/platform/day-text.ts';
import { CardStrip } from '#src/ui/charts/card-strip.tsx';
import { DeskRow, DeskTable } from '#src/ui/layout/desk-table.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { scoreMark } from '#src/ui/primitives/score.tsx';
import { copy } from './copy.ts';
import { RoundPicture } from './course-picture.tsx';
import type { GoTo } from './play-search.ts';
import { RoundMarks } from './round-marks.tsx';
import { copy as storyCopy } from './story/copy.ts';

const marksOf = ({ holes }: Round) =>
  holes
    .toSorted((a, b) => a.n - b.n)
    .map(({ strokes, par, pickedUp }) => (strokes === undefined || pickedUp ? 'none' : scoreMark(strokes - par)));

type RowProps = { readonly round: Round; readonly go: GoTo };

const number = 'figures py-1.5 pr-4 text-right';

const Row = ({ round, go }: RowProps) => {
  const { strokes, toPar, putts, hasHoles } = knownScore(round);
  return (
    <DeskRow>
      <td className={`${number} text-lead font-strong`}>{strokes ?? '–'}</td>
      <td className={`${number} text-rough`}>{toPar === undefined ? '' : toParText(toPar)}</td>
      <th scope="row" className="py-1.5 pr-4 text-left font-medium">
        <span className="flex items-center gap-3">
          <RoundPicture round={round} className="size-9" />
          <span>
            {/* The whole row is the button's. */}
            <button
              type="button"
              className="text-left font-medium after:absolute after:inset-0"
              onClick={() => go({ round: round.id })}
            >
              <Name>{courseAndTee(round)}</Name>
            </button>{' '}
            <RoundMarks round={round} />
          </span>
        </span>
      </th>
      <td className="py-1.5 pr-4 text-rough">{dayText(round.playedOn)}</td>
      <td className={`${number} text-rough`}>{putts ?? '–'}</td>
      <td className="w-76 py-1.5">
        {hasHoles ? (
          <CardStrip marks={marksOf(round)} label={storyCopy.story.counts(scoreCounts(round.holes)) || '–'} />
        ) : (
          <span className="text-note text-rough">{copy.home.totalOnly}</span>
        )}
      </td>
    </DeskRow>
  );
};

/** All rounds as a table, on a desktop. */
export const RoundsTable = ({ rounds, go }: { readonly rounds: readonly Round[]; readonly go: GoTo }) => (
  <DeskTable columns={copy.home.columns}>
    {rounds.map((round) => (
      <Row key={round.id} round={round} go={go} />
    ))}
  </DeskTable>
);
