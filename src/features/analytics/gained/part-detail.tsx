import { dayOfMonthText } from '#src/platform/day-text.ts';
import { Link } from '@tanstack/react-router';
import { useHolePlays } from '#src/data/queries/hole-plays.ts';
import { excessByRound } from '#src/domain/analytics/excess-by-round.ts';
import { LEAST_ROUNDS, type Estimate } from '#src/domain/analytics/estimate.ts';
import { finishes, type RoundPlays } from '#src/domain/analytics/hole-plays.ts';
import type { RoundFacts } from '#src/domain/analytics/round-facts.ts';
import type { Group } from '@divot/golf-rules';
import { copy } from '#src/features/analytics/copy.ts';
import { decimalText } from '#src/features/analytics/figures-text.ts';
import { DrivesChart, PuttsChart, RingsChart } from '#src/features/analytics/parts/golf-charts.tsx';
import { GainStems } from '#src/ui/charts/gain-stems.tsx';
import { TargetIcon } from '#src/ui/icons/icons.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { HoleRows } from './hole-rows.tsx';
import { toneOf } from './part-level.ts';

const words = copy.gained;
const MOST_STEMS = 20;

type PartDetailProps = {
  readonly id: string;
  readonly group: Group;
  readonly estimate: Estimate | undefined;
  readonly rounds: readonly RoundFacts[];
  readonly index: number | null;
  /** The golfer that zero stands for. */
  readonly golfer: string;
  readonly drillId: string | undefined;
};

const sentenceOf = ({ value, rounds }: Estimate, golfer: string) =>
  toneOf(value, false) === 'level' ? words.levelSentence(golfer, rounds) : words.sentence(value, golfer, rounds);

const EachRound = ({ group, rounds, index, golfer }: Omit<PartDetailProps, 'id' | 'estimate' | 'drillId'>) => {
  const steps = index === null ? [] : excessByRound(rounds.slice(0, MOST_STEMS), group, index).toReversed();
  if (steps.length < LEAST_ROUNDS) return null;
  return (
    <GainStems
      title={`${words.groups[group]}, ${words.perRound.toLowerCase()}`}
      note={copy.rounds(steps.length)}
      points={steps.map(({ playedOn, excessPer18 }) => ({ when: dayOfMonthText(playedOn), value: -excessPer18 }))}
      format={(value) => `${decimalText(Math.abs(value))} ${value < 0 ? words.than.cost : words.than.gain}`}
      zero={words.typical(golfer)}
      words={{ when: copy.words.when, measure: words.measure }}
    />
  );
};

type PictureProps = Pick<PartDetailProps, 'group' | 'rounds'> & { readonly plays: readonly RoundPlays[] };

/** The picture for the part. */
const PartPicture = ({ group, rounds, plays }: PictureProps) => {
  if (group === 'off-tee') return <DrivesChart rounds={rounds} />;
  if (group === 'putting') return <PuttsChart rounds={rounds} />;
  const of = group === 'approach' ? 'approaches' : 'chips';
  return <RingsChart feet={finishes(plays, of)} of={of} />;
};

/** The details of a part: the sentence, its costliest holes, each round, and its drill. */
export const PartDetail = ({ id, group, estimate, rounds, index, golfer, drillId }: PartDetailProps) => {
  const { digests, complete } = useHolePlays();
  const counted = new Set(rounds.map((facts) => facts.id));
  const plays = digests.filter((round) => counted.has(round.id));
  return (
    <section id={id} aria-label={words.groups[group]} className="flex flex-col gap-5 pt-1 pb-6">
      {estimate?.isEnough && (
        <div>
          <h2 className="text-title font-strong max-lg:hidden">{words.groups[group]}</h2>
          <p>{sentenceOf(estimate, golfer)}</p>
        </div>
      )}
      {complete ? (
        <HoleRows group={group} index={index} plays={plays} of={rounds.length} />
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
      {complete && <PartPicture group={group} rounds={rounds} plays={plays} />}
      <EachRound group={group} rounds={rounds} index={index} golfer={golfer} />
    </section>
  );
};
