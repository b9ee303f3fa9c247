import { useState } from 'react';
import type { AnalyticsSearch, GoTo } from '#src/features/analytics/analytics-search.ts';
import { filtersSet } from '#src/features/analytics/analytics-filter.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { FilterIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';

const words = copy.filters;
const ANY = '';
const lasts = (['5', '10', '20', 'all', 'days'] as const).map((value) => ({ value, label: words.lastOptions[value] }));

type FilterProps = {
  readonly at: AnalyticsSearch;
  readonly go: GoTo;
  readonly courses: readonly string[];
  readonly tees: readonly string[];
};

type DaysProps = {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly labels: readonly [string, string];
  readonly onChange: (from: string | undefined, to: string | undefined) => void;
};

const Days = ({ from, to, labels, onChange }: DaysProps) => {
  const isBackwards = from !== undefined && to !== undefined && from > to;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={labels[0]} type="date" value={from ?? ''} onChange={(day) => onChange(day || undefined, to)} />
      <TextField
        label={labels[1]}
        type="date"
        value={to ?? ''}
        onChange={(day) => onChange(from, day || undefined)}
        error={isBackwards ? words.backwards : undefined}
      />
    </div>
  );
};

const options = (any: string, values: readonly string[], chosen: string | undefined) => [
  { value: ANY, label: any },
  ...[...new Set([...values, ...(chosen === undefined ? [] : [chosen])])].map((value) => ({ value, label: value })),
];

/** The filters for the figures. Each choice goes into the address at once. */
export const Filters = ({ at, go, courses, tees }: FilterProps) => {
  const [isOpen, setOpen] = useState(false);
  const set = (change: AnalyticsSearch) => go({ ...at, ...change }, { replace: true });
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <div className="min-w-0 flex-1 basis-72">
        <SegmentedControl
          label={words.last}
          hideLabel
          value={String(at.last ?? 20) as (typeof lasts)[number]['value']}
          segments={lasts}
          onChange={(last) => set({ last: last === 'all' || last === 'days' ? last : (Number(last) as 5 | 10 | 20) })}
        />
      </div>
      <Button onClick={() => setOpen(true)}>
        <FilterIcon className="size-5" />
        {words.open(filtersSet(at) + (at.vs ? 1 : 0))}
      </Button>
      {at.last === 'days' && (
        <div className="w-full">
          <Days from={at.from} to={at.to} labels={[words.from, words.to]} onChange={(from, to) => set({ from, to })} />
        </div>
      )}
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={words.title}>
        <div className="flex flex-col gap-5 pt-2">
          <Select
            label={words.course}
            value={at.course ?? ANY}
            options={options(words.anyCourse, courses, at.course)}
            onChange={(course) => set({ course: course || undefined, tee: undefined })}
          />
          <Select
            label={words.tee}
            value={at.tee ?? ANY}
            options={options(words.anyTee, tees, at.tee)}
            onChange={(tee) => set({ tee: tee || undefined })}
          />
          <Select
            label={words.holes}
            value={String(at.holes ?? ANY)}
            options={[
              { value: ANY, label: words.anyHoles },
              { value: '9', label: words.nine },
              { value: '18', label: words.eighteen },
            ]}
            onChange={(holes) => set({ holes: holes === '9' ? 9 : holes === '18' ? 18 : undefined })}
          />
          <Select
            label={words.mode}
            value={at.mode ?? ANY}
            options={[
              { value: ANY, label: words.anyMode },
              ...(['casual', 'practice', 'competition'] as const).map((value) => ({
                value,
                label: words.modes[value],
              })),
            ]}
            onChange={(mode) => set({ mode: mode || undefined })}
          />
          <SegmentedControl
            label={words.vs}
            value={at.vs ?? 'none'}
            segments={(['none', 'before', 'days'] as const).map((value) => ({ value, label: words.vsOptions[value] }))}
            onChange={(vs) => set({ vs: vs === 'none' ? undefined : vs })}
          />
          {at.vs === 'days' && (
            <Days
              from={at.vsFrom}
              to={at.vsTo}
              labels={[words.vsFrom, words.vsTo]}
              onChange={(vsFrom, vsTo) => set({ vsFrom, vsTo })}
            />
          )}
        </div>
      </Sheet>
    </div>
  );
};
