import { useState } from 'react';
import { type Estimate, gained } from '#src/domain/analytics/estimate.ts';
import type { RoundFacts } from '#src/domain/analytics/round-facts.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { typicalLossToScratch } from '#src/domain/strokes-gained/benchmark.ts';
import { LEAST_HOLES_GAINED } from '#src/domain/strokes-gained/losses.ts';
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

const shifted = (estimate: Estimate | undefined, by: number): Estimate | undefined =>
  estimate && { ...estimate, value: estimate.value + by, low: estimate.low + by, high: estimate.high + by };

type GroupRowsProps = {
  readonly title: string;
  readonly note: string;
  readonly rounds: readonly RoundFacts[];
  readonly compared: readonly RoundFacts[] | undefined;
  readonly handicap?: number;
};

const GroupRows = ({ title, note, rounds, compared, handicap = 0 }: GroupRowsProps) => {
  const estimate = (some: readonly RoundFacts[], group: Group) =>
    shifted(gained(some, group), typicalLossToScratch(handicap, group));
  return (
    <IntervalRows
      title={title}
      note={note}
      rows={GROUPS.map((group) => {
        const own = estimate(rounds, group);
        return rowOf(
          words.groups[group],
          own,
          (n) => words.counted(n, own?.rounds ?? 0),
          compared && estimate(compared, group),
        );
      })}
      format={signed}
      reference={0}
      words={{ ...copy.words, measure: words.measure, other: copy.againstPeriod }}
    />
  );
};

export const StrokesGainedTab = ({ selection, handicap }: TabProps & { readonly handicap: number | undefined }) => {
  const [group, setGroup] = useState<Group>('approach');
  const { rounds, compared } = selection;
  const level = gained(rounds, group);
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
      <div className="flex items-start justify-between gap-4 xl:col-span-2">
        <p className="measure text-note text-rough">{words.needs}</p>
        <Help {...help.gained} />
      </div>
      <GroupRows title={words.tour} note={words.tourNote} rounds={rounds} compared={compared} />
      {handicap === undefined ? (
        <NotEnoughData title={words.own}>{words.noLevel}</NotEnoughData>
      ) : (
        <GroupRows
          title={words.own}
          note={words.ownNote(handicapText(handicap))}
          rounds={rounds}
          compared={compared}
          handicap={handicap}
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
          measure={group}
          per={18}
          format={signed}
          leastCounted={LEAST_HOLES_GAINED}
          level={level?.isEnough ? level : undefined}
        />
      </div>
    </div>
  );
};
