import { Link } from '@tanstack/react-router';
import { excessByRound } from '#src/domain/analytics/excess-by-round.ts';
import { LEAST_ROUNDS, type Estimate } from '#src/domain/analytics/estimate.ts';
import type { RoundFacts } from '#src/domain/analytics/round-facts.ts';
import type { Group } from '#src/domain/strokes-gained/strokes-gained.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { decimalText, shortDayText } from '#src/features/analytics/figures-text.ts';
import { GainStems } from '#src/ui/charts/gain-stems.tsx';
import { TargetIcon } from '#src/ui/icons/icons.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
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
  /** Whom zero stands for. */
  readonly golfer: string;
  readonly drillId: string | undefined;
};

const sentenceOf = ({ value, rounds }: Estimate, golfer: string) =>
  toneOf(value, false) === 'level' ? words.levelSentence(golfer, rounds) : words.sentence(value, golfer, rounds);

const EachRound = ({ group, rounds, index, golfer }: Omit<PartDetailProps, 'id' | 'estimate' | 'drillId'>) => {
  const told = index === null ? [] : excessByRound(rounds.slice(0, MOST_STEMS), group, index).toReversed();
  if (told.length < LEAST_ROUNDS) return null;
  return (
    <GainStems
      title={`${words.groups[group]}, ${words.perRound.toLowerCase()}`}
      note={copy.rounds(told.length)}
      points={told.map(({ playedOn, excessPer18 }) => ({ when: shortDayText(playedOn), value: -excessPer18 }))}
      format={(value) => `${decimalText(Math.abs(value))} ${value < 0 ? words.than.cost : words.than.gain}`}
      zero={words.typical(golfer)}
      words={{ when: copy.words.when, measure: words.measure }}
    />
  );
};

/** What stands behind a part: the sentence, its costliest holes, each round, and the drill for it. */
export const PartDetail = ({ id, group, estimate, rounds, index, golfer, drillId }: PartDetailProps) => (
  <section id={id} aria-label={words.groups[group]} className="flex flex-col gap-5 pt-1 pb-6">
    {estimate?.isEnough && (
      <div>
        <h2 className="text-title font-strong max-lg:hidden">{words.groups[group]}</h2>
        <p>{sentenceOf(estimate, golfer)}</p>
      </div>
    )}
    <HoleRows group={group} index={index} rounds={rounds} />
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
    <EachRound group={group} rounds={rounds} index={index} golfer={golfer} />
  </section>
);
