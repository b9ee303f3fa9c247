import { clsx } from 'clsx';
import { type GameResult, type HoleOutcome, matchText } from '@divot/golf-games';
import type { GroupGame, Round } from '#src/domain/entities/round.entity.ts';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { copy } from './copy.ts';
import { figureText, matchLine, nameOf, sideName } from './standing-text.ts';

type Props = { readonly round: Round; readonly game: GroupGame; readonly result: GameResult };

/** A player's or side's result: of a match how it stands from there, else the figure. */
const resultText = ({ standing, matches = [] }: GameResult, id: string): string => {
  const value = standing.find((one) => one.id === id)?.value;
  const [match] = matches;
  return match && matches.length === 1 && value !== undefined
    ? matchText({ up: value, played: 0, left: match.left })
    : figureText(value);
};

/** Who stands where, and who owes whom. */
const Table = ({ round, game: { teams }, result }: Props) => (
  <>
    <ol>
      {result.standing.map(({ id, rank }) => (
        <li key={id} className="rule-b flex items-baseline gap-3 py-2">
          <span className="figures w-6 text-rough">{copy.place(rank)}</span>
          <Name className="min-w-0 flex-1 font-medium">{sideName(round, teams, id)}</Name>
          <span className="figures font-strong">{resultText(result, id)}</span>
        </li>
      ))}
    </ol>
    <ul className="pt-2 text-note">
      {result.owes.length === 0 && <li>{result.isOver ? copy.owesNone : copy.owesYet}</li>}
      {result.owes.map(({ from, to, points }) => (
        <li key={`${from} ${to}`}>{copy.owes(sideName(round, teams, from), sideName(round, teams, to), points)}</li>
      ))}
      {result.late?.map(({ id, from }) => (
        <li key={id}>{copy.late(nameOf(round, id), from)}</li>
      ))}
    </ul>
  </>
);

const cell = 'px-1 py-1.5 text-center';

/** A won, halved or lost hole as a sign, else the figure. */
const valueText = (value: number | undefined, isOfMatch: boolean): string =>
  value === undefined ? '' : isOfMatch ? (copy.marks[value] ?? '') : figureText(value);

const noteOf = (round: Round, { carried, open, wolf }: HoleOutcome, isEnd: boolean): string => {
  if (open !== undefined) return copy.open(open);
  if (carried) return isEnd ? copy.nobodys(carried) : copy.carried(carried);
  return wolf === undefined ? '' : nameOf(round, wolf);
};

const Holes = ({ round, game: { teams }, result: { standing, perHole, matches, isOver } }: Props) => {
  const noteAt = (hole: HoleOutcome) => noteOf(round, hole, isOver && hole === perHole.at(-1));
  const hasNotes = perHole.some((hole) => noteAt(hole) !== '');
  return (
    <div className="overflow-x-auto pb-2">
      <table aria-label={copy.holes} className="figures w-full text-note">
        <thead>
          <tr className="rule-b text-rough">
            <th scope="col" className={clsx(cell, 'font-medium')}>
              {copy.hole}
            </th>
            {standing.map(({ id }) => (
              <th key={id} scope="col" className={clsx(cell, 'max-w-[6rem] wrap-anywhere font-medium')}>
                {sideName(round, teams, id)}
              </th>
            ))}
            {hasNotes && (
              <th scope="col" className={clsx(cell, 'font-medium')}>
                {copy.note}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {perHole.map((hole) => (
            <tr key={hole.n} className="rule-b">
              <th scope="row" className={clsx(cell, 'font-medium text-rough')}>
                {hole.n}
              </th>
              {standing.map(({ id }) => (
                <td key={id} className={cell}>
                  {valueText(hole.values[id], matches !== undefined)}
                </td>
              ))}
              {hasNotes && <td className={clsx(cell, 'text-rough')}>{noteAt(hole)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** A game as it stands: places, matches, points owed, and each hole one tap away. */
export const GameResultView = (props: Props) => {
  const { game, result } = props;
  return (
    <>
      <Table {...props} />
      {result.matches && result.matches.length > 1 && (
        <ul className="figures pt-2 text-note text-rough">
          {result.matches.map((match) => (
            <li key={`${match.part} ${match.from} ${match.isPress}`}>{matchLine(game, match)}</li>
          ))}
        </ul>
      )}
      <Disclosure title={copy.holes}>
        <Holes {...props} />
      </Disclosure>
    </>
  );
};
