import { useState } from 'react';
import { type Estimate, gained } from '#src/domain/analytics/estimate.ts';
import { SCATTER } from '#src/domain/analytics/measures.ts';
import type { RoundFacts } from '#src/domain/analytics/round-facts.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { groupLosses, LEAST_HOLES_GAINED, LEAST_ROUNDS } from '#src/domain/strokes-gained/losses.ts';
import { type Group, GROUPS } from '#src/domain/strokes-gained/strokes-gained.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { help } from '#src/features/analytics/help-copy.ts';
import { signedText } from '#src/features/analytics/figures-text.ts';
import { rowOf } from '#src/features/analytics/parts/measure-rows.tsx';
import { MeasureTrend } from '#src/features/analytics/parts/measure-trend.tsx';
import { NotEnoughData } from '#src/features/analytics/parts/not-enough-data.tsx';
import { IntervalRows } from '#src/ui/charts/interval-rows.tsx';
import { Help } from '#src/ui/primitives/help.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import type { TabProps } from './tab-props.ts';

const words = copy.gained;
const signed = (value: number) => signedText(value);

type EstimateOf = (rounds: readonly RoundFacts[], group: Group) => Estimate | undefined;

/** Gains over the golfer's own level: an excess of losses the other way round. */
const overLevel =
  (index: number | null): EstimateOf =>
  (rounds, group) => {
    const loss = groupLosses(rounds, index).find((one) => one.group === group);
    if (!loss) return undefined;
    const { excessPer18, low, high, holes, rounds: counted } = loss;
    return {
      value: -excessPer18,
      low: -high,
      high: -low,
      n: holes,
      rounds: counted,
      isEnough: counted >= LEAST_ROUNDS,
    };
  };

type GroupRowsProps = {
  readonly title: string;
  readonly note: string;
  readonly rounds: readonly RoundFacts[];
  readonly compared: readonly RoundFacts[] | undefined;
  readonly estimate: EstimateOf;
};

const GroupRows = ({ title, note, rounds, compared, estimate }: GroupRowsProps) => (
  <IntervalRows
    title={title}
    note={note}
    rows={GROUPS.map((group) => {
      const own = estimate(rounds, group);
      return rowOf(
        words.groups[group],
        own,
        () => copy.rounds(own?.rounds ?? 0),
        compared && estimate(compared, group),
      );
    })}
    format={signed}
    reference={0}
    words={{ ...copy.words, measure: words.measure, other: copy.againstPeriod }}
  />
);

export const StrokesGainedTab = ({ selection, handicap }: TabProps & { readonly handicap: number | undefined }) => {
  const [group, setGroup] = useState<Group>('approach');
  const { rounds, compared } = selection;
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
      <div className="flex items-start justify-between gap-4 xl:col-span-2">
        <p className="measure text-note text-rough">{words.needs}</p>
        <Help {...help.gained} />
      </div>
      <GroupRows title={words.tour} note={words.tourNote} rounds={rounds} compared={compared} estimate={gained} />
      {handicap === undefined ? (
        <NotEnoughData title={words.own}>{words.noLevel}</NotEnoughData>
      ) : (
        <GroupRows
          title={words.own}
          note={words.ownNote(copy.feed.typical(handicapText(handicap)))}
          rounds={rounds}
          compared={compared}
          estimate={overLevel(handicap)}
        />
      )}
      <div className="flex flex-col gap-4 xl:col-span-2">
        <div className="max-w-80">
          <Select
            label={words.group}
            value={group}
            options={GROUPS.map((value) => ({ value, label: words.groups[value] }))}
            onChange={setGroup}
          />
        </div>
        <MeasureTrend
          title={`${words.groups[group]}, ${words.perRound.toLowerCase()}`}
          measureName={words.measure}
          rounds={rounds}
          counted={group}
          scatter={SCATTER[group]}
          per={18}
          format={signed}
          leastCounted={LEAST_HOLES_GAINED}
        />
      </div>
    </div>
  );
};
