import { factData } from '#src/domain/facts.ts';
import { dayOfMonthText, dayText } from '#src/platform/clock/day-text.ts';
import { Link } from '@tanstack/react-router';
import { useHolePlays } from '#src/data/queries/hole-plays.ts';
import {
  type CostlyHole,
  type Estimate,
  LEAST_ROUNDS,
  type RoundFacts,
  type RoundPlays,
  costliestHoles,
  finishes,
  lossByRound,
} from '@divot/analytics';
import { mean } from '@divot/basics';
import type { Part } from '@divot/golf-rules';
import { verdictText } from '#src/domain/coach/focus-words.ts';
import { scoreName } from '#src/domain/rounds/score-names.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { decimalText } from '#src/features/analytics/figures-text.ts';
import { DrivesChart, PuttsChart, RingsChart } from '#src/features/analytics/parts/golf-charts.tsx';
import { GainStems } from '#src/ui/charts/gain-stems.tsx';
import { TargetIcon } from '#src/ui/icons/frame-icons.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { turned } from './part-level.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { HoleHistory } from '#src/ui/charts/hole-history.tsx';
import { scoreMark } from '#src/ui/primitives/score.tsx';

const words = copy.gained;
const MOST_SCORES = 8;

/** What the card says about these plays besides strokes: fairways, greens or putts, depending on the part. */
const factOf = (part: Part, { plays }: CostlyHole): string | undefined => {
  if (part === 'off-tee') {
    const drives = plays.filter(({ fairway }) => fairway !== undefined && fairway !== 'none');
    const hit = drives.filter(({ fairway }) => fairway === 'hit').length;
    return drives.length > 0 ? words.fairways(hit, drives.length) : undefined;
  }
  if (part === 'putting') {
    const putted = plays.flatMap(({ putts }) => putts ?? []);
    return putted.length > 0 ? words.putts(decimalText(mean(putted))) : undefined;
  }
  const greens = plays.flatMap(({ green }) => green ?? []);
  if (part === 'short-game')
    return greens.length > 0 ? words.missed(greens.filter((green) => !green).length) : undefined;
  return greens.length > 0 ? words.greens(greens.filter(Boolean).length, greens.length) : undefined;
};

const HoleRow = ({ hole, part }: { readonly hole: CostlyHole; readonly part: Part }) => {
  const { course, n, par, cost, plays } = hole;
  const shown = plays.slice(0, MOST_SCORES).toReversed();
  const fact = factOf(part, hole);
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
  readonly part: Part;
  readonly index: number | null;
  readonly plays: readonly RoundPlays[];
  /** The number of rounds added up in the row above. */
  readonly of: number;
};

/** The three holes on which a part cost most, each with its scores. */
const HoleRows = ({ part, index, plays, of }: HoleRowsProps) => {
  const holes = costliestHoles(plays, part, index);
  if (holes.length === 0) return <p className="text-note text-rough">{words.noHoles}</p>;
  return (
    <div>
      <h3 className="label text-rough">{words.costMost}</h3>
      {plays.length < of && <p className="text-fine text-rough">{words.newest(plays.length)}</p>}
      <ul>
        {holes.map((hole) => (
          <HoleRow key={`${hole.course} ${hole.n}`} hole={hole} part={part} />
        ))}
      </ul>
    </div>
  );
};

const MOST_STEMS = 20;

type PartDetailProps = {
  readonly id: string;
  readonly part: Part;
  readonly estimate: Estimate | undefined;
  readonly rounds: readonly RoundFacts[];
  readonly index: number | null;
  /** The golfer that zero stands for. */
  readonly golfer: string;
  readonly drillId: string | undefined;
  /** Beside the golfer's own level, over the usual rounds. */
  readonly isOwn: boolean;
};

const EachRound = ({ part, rounds, index, golfer }: Omit<PartDetailProps, 'id' | 'estimate' | 'drillId' | 'isOwn'>) => {
  const steps = index === null ? [] : lossByRound(rounds.slice(0, MOST_STEMS), part, index).toReversed();
  if (steps.length < LEAST_ROUNDS) return null;
  return (
    <GainStems
      title={`${words.parts[part]}, ${words.perRound.toLowerCase()}`}
      note={copy.rounds(steps.length)}
      points={steps.map(({ playedOn, loss: value }) => ({ when: dayOfMonthText(playedOn), value: -value }))}
      format={(value) => `${decimalText(Math.abs(value))} ${value < 0 ? words.than.cost : words.than.gain}`}
      zero={words.typical(golfer)}
      words={{ when: copy.words.when, measure: words.measure }}
    />
  );
};

type PictureProps = Pick<PartDetailProps, 'part' | 'rounds'> & { readonly plays: readonly RoundPlays[] };

/** The picture for the part. */
const PartPicture = ({ part, rounds, plays }: PictureProps) => {
  if (part === 'off-tee') return <DrivesChart rounds={rounds} />;
  if (part === 'putting') return <PuttsChart rounds={rounds} />;
  const shot = part === 'approach' ? 'approaches' : 'chips';
  return <RingsChart feet={finishes(plays, shot)} of={shot} />;
};

/** The details of a part: the sentence, its costliest holes, each round, and its drill. */
export const PartDetail = ({ id, part, estimate, rounds, index, golfer, drillId, isOwn }: PartDetailProps) => {
  const { digests, complete } = useHolePlays();
  const counted = new Set(rounds.map((facts) => facts.id));
  const plays = digests.filter((round) => counted.has(round.id));
  return (
    <section id={id} aria-label={words.parts[part]} className="flex flex-col gap-5 pt-1 pb-6 2xl:in-columns">
      {estimate?.isEnough && (
        <div>
          <h2 className="text-title font-strong max-lg:hidden">{words.parts[part]}</h2>
          <p {...factData(['loss', isOwn ? verdictText(turned(estimate)) : undefined, part])}>
            {words.sentence(verdictText(turned(estimate)), golfer, estimate.rounds)}
          </p>
        </div>
      )}
      {complete ? (
        <HoleRows part={part} index={index} plays={plays} of={rounds.length} />
      ) : (
        <Skeleton className="h-40" />
      )}
      {drillId !== undefined && (
        <Link
          to="/practice"
          search={{ drill: drillId }}
          className={buttonLook({ variant: 'primary', size: 'play', block: true })}
        >
          <TargetIcon className="size-6" />
          {words.practise}
        </Link>
      )}
      {complete && <PartPicture part={part} rounds={rounds} plays={plays} />}
      <EachRound part={part} rounds={rounds} index={index} golfer={golfer} />
    </section>
  );
};
