import { type CostlyHole, costliestHoles, type RoundPlays } from '#src/domain/analytics/hole-plays.ts';
import { type Group, scoreName } from '@divot/golf-rules';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { decimalText } from '#src/features/analytics/figures-text.ts';
import { dayText } from '#src/platform/day-text.ts';
import { HoleHistory } from '#src/ui/charts/hole-history.tsx';
import { scoreMark } from '#src/ui/primitives/score.tsx';

const words = copy.gained;
const MOST_SCORES = 8;

/** What the card says about these plays besides strokes: fairways, greens or putts, depending on the part. */
const factOf = (group: Group, { plays }: CostlyHole): string | undefined => {
  if (group === 'off-tee') {
    const drives = plays.filter(({ fairway }) => fairway !== undefined && fairway !== 'none');
    const hit = drives.filter(({ fairway }) => fairway === 'hit').length;
    return drives.length > 0 ? words.fairways(hit, drives.length) : undefined;
  }
  if (group === 'putting') {
    const putted = plays.flatMap(({ putts }) => putts ?? []);
    const mean = putted.reduce((sum, putts) => sum + putts, 0) / putted.length;
    return putted.length > 0 ? words.putts(decimalText(mean)) : undefined;
  }
  const greens = plays.flatMap(({ green }) => green ?? []);
  if (group === 'short-game')
    return greens.length > 0 ? words.missed(greens.filter((green) => !green).length) : undefined;
  return greens.length > 0 ? words.greens(greens.filter(Boolean).length, greens.length) : undefined;
};

const HoleRow = ({ hole, group }: { readonly hole: CostlyHole; readonly group: Group }) => {
  const { course, n, par, cost, plays } = hole;
  const shown = plays.slice(0, MOST_SCORES).toReversed();
  const fact = factOf(group, hole);
  return (
    <li className="rule-b flex flex-col gap-2 py-3">
      <div className="flex items-baseline gap-3">
        <p className="min-w-0 flex-1">
          <span className="block font-strong break-words">{words.hole(courseName(course), n)}</span>
          <span className="block text-note text-rough">
            {[words.par(par), copy.rounds(plays.length), ...(fact ? [fact] : [])].join(', ')}
          </span>
        </p>
        <p className="figures text-right">
          <span className="text-head font-strong">{decimalText(cost)}</span>
          <span className="block text-fine text-rough">{words.eachTime}</span>
        </p>
      </div>
      <HoleHistory
        label={words.scores(n)}
        scores={shown.map(({ strokes, playedOn }) => ({
          strokes,
          mark: scoreMark(strokes - par),
          label: `${dayText(playedOn)}: ${strokes}, ${scoreName(strokes, par)}`,
        }))}
      />
    </li>
  );
};

type HoleRowsProps = {
  readonly group: Group;
  readonly index: number | null;
  readonly plays: readonly RoundPlays[];
  /** The number of rounds added up in the row above. */
  readonly of: number;
};

/** The three holes on which a part cost most, each with its scores. */
export const HoleRows = ({ group, index, plays, of }: HoleRowsProps) => {
  const holes = costliestHoles(plays, group, index);
  if (holes.length === 0) return <p className="text-note text-rough">{words.noHoles}</p>;
  return (
    <figure>
      <h3 className="label text-rough">{words.costMost}</h3>
      {plays.length < of && <p className="text-fine text-rough">{words.newest(plays.length)}</p>}
      <ul>
        {holes.map((hole) => (
          <HoleRow key={`${hole.course} ${hole.n}`} hole={hole} group={group} />
        ))}
      </ul>
    </figure>
  );
};
