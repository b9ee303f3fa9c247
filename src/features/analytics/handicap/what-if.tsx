import { useState } from 'react';
import { useCourses } from '#src/data/queries/courses.ts';
import { type RatedTee, type RecordFacts, ratedTees } from '@divot/analytics';
import type { HandicapRecord } from '@divot/golf-rules';
import { holesOnRecord, nextToDrop, onRecordNow } from '#src/domain/handicap/record-view.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { readDecimal } from '@divot/basics';
import { dayText } from '#src/platform/clock/day-text.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { DOT } from '#src/ui/primitives/dot.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { decimalText } from '#src/features/analytics/figures-text.ts';
import { NumberField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';

const words = copy.handicap.whatIf;

type WhatIfProps = {
  readonly record: HandicapRecord;
  readonly rounds: readonly RecordFacts[];
  readonly index: number | null;
};

const teeText = ({ course, tee, holes, nine }: RatedTee): string =>
  [course, tee, nine === undefined ? `${holes}` : `${holes}, ${nine}`].filter(Boolean).join(DOT);

/** Roughly the gross score that the index expects. Half a stroke off does not matter for a starting value. */
const usualGross = ({ courseRating, slope, holes }: RatedTee, index: number | null): number =>
  Math.round(courseRating + ((index ?? 24) * slope * (holes / 18)) / 113);

const Outcome = ({
  record,
  tee,
  gross,
  index,
}: {
  readonly record: HandicapRecord;
  readonly tee: RatedTee;
  readonly gross: number;
  readonly index: number | null;
}) => {
  const today = useToday();
  const entry = record.next({
    playedOn: today,
    holes: tee.holes,
    courseRating: tee.courseRating,
    slope: tee.slope,
    par: tee.par,
    adjustedGross: gross,
  });
  const onRecord = onRecordNow(record.entries);
  const [dropping] = nextToDrop(onRecord, 1);
  const change = index === null || entry.index === null ? undefined : Math.round((entry.index - index) * 10) / 10;
  const isUsed = entry.used.some(({ entry: at }) => at === record.entries.length);
  const whetherItCounts =
    entry.index === null
      ? words.tooFew(holesOnRecord([...record.entries, entry]))
      : isUsed
        ? words.counts
        : words.countsNot;
  return (
    <div className="flex flex-col gap-2" role="status">
      <dl className="grid grid-cols-2 gap-4">
        <div>
          <dt className="text-note">{words.differential}</dt>
          <dd className="figures text-title font-strong">
            {entry.differential === null ? '–' : decimalText(entry.differential)}
          </dd>
        </div>
        <div>
          <dt className="text-note">{words.newIndex}</dt>
          <dd className="figures flex flex-wrap items-baseline gap-x-2 text-title font-strong">
            {entry.index === null ? words.noIndex : handicapText(entry.index)}
            {change !== undefined && (
              <span className="text-note font-text text-rough">
                {change === 0
                  ? words.change.same
                  : `${change > 0 ? words.change.up : words.change.down} ${decimalText(Math.abs(change))}`}
              </span>
            )}
          </dd>
        </div>
      </dl>
      <p className="text-note text-rough">
        {[
          whetherItCounts,
          ...(entry.exceptionalReduction < 0 ? [words.exceptional] : []),
          ...(entry.cap === 'none' ? [] : [words.capped]),
          ...(dropping
            ? [words.drops(dayText(dropping.entry.playedOn ?? ''), decimalText(dropping.entry.differential ?? 0))]
            : []),
        ].join(' ')}
      </p>
    </div>
  );
};

/** Tries out the next score: its differential, the new index, and the score that drops out. */
export const WhatIf = ({ record, rounds, index }: WhatIfProps) => {
  const { documents: courses } = useCourses();
  const tees = ratedTees(courses, rounds);
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const tee = tees.find(({ key }) => key === chosen) ?? tees[0];
  if (!tee) {
    return (
      <Section title={words.title}>
        <p className="measure text-note text-rough">{words.noTees}</p>
      </Section>
    );
  }
  const usual = usualGross(tee, index);
  const [least, most] = [Math.max(tee.holes, usual - tee.holes), usual + tee.holes * 2];
  const read = readDecimal(typed ?? String(usual));
  const gross = read.ok ? read.value : undefined;
  const isGood = gross !== undefined && Number.isInteger(gross) && gross >= tee.holes && gross <= 20 * tee.holes;
  return (
    <Section title={words.title}>
      <p className="measure mb-4 text-note text-rough">{words.text}</p>
      <div className="flex flex-col gap-4">
        <Select
          label={words.course}
          value={tee.key}
          options={tees.map((one) => ({ value: one.key, label: teeText(one) }))}
          onChange={(key) => {
            setChosen(key);
            setTyped(undefined);
          }}
        />
        <div className="grid grid-cols-[7rem_1fr] items-end gap-4">
          <NumberField
            label={words.gross}
            value={typed ?? String(usual)}
            onChange={setTyped}
            error={isGood ? undefined : words.grossError(tee.holes, 20 * tee.holes)}
          />
          <input
            type="range"
            aria-label={words.gross}
            className="min-h-touch w-full accent-fairway"
            min={least}
            max={most}
            value={isGood ? gross : usual}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        {isGood && <Outcome record={record} tee={tee} gross={gross} index={index} />}
      </div>
    </Section>
  );
};
