import { capitalized } from '@divot/basics';
import { useState } from 'react';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import { areaName, areaScores } from '@divot/golf-content';
import { copy } from '#src/features/assessment/copy.ts';
import { dayText } from '#src/platform/day-text.ts';
import { BarRows } from '#src/ui/charts/bar-rows.tsx';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';

const words = copy.mobility;
const WHOLE = 'whole';
const whole = (value: number) => String(Math.round(value));
const title = (area: string) => capitalized(area === WHOLE ? words.total : areaName(area));

const valueOf = (assessment: Assessment, area: string): number | undefined =>
  area === WHOLE
    ? assessment.mobilityScore
    : areaScores(assessment.tests ?? []).find((one) => one.area === area)?.percent;

type Props = {
  readonly assessment: Assessment;
  /** Newest first. */
  readonly all: readonly Assessment[];
};

/** Every area of this screen, and one of them across all screens. */
export const AreaHistory = ({ assessment, all }: Props) => {
  const [area, setArea] = useState(WHOLE);
  const now = areaScores(assessment.tests ?? []);
  const points = all.toReversed().flatMap((one) => {
    const value = valueOf(one, area);
    return value === undefined || !one.assessedOn ? [] : [{ when: dayText(one.assessedOn), value }];
  });
  return (
    <>
      <BarRows
        title={words.byArea}
        rows={now.map((one) => ({ name: title(one.area), value: one.percent }))}
        measure={words.share}
        format={whole}
        words={{ name: words.area, smallSample: words.few }}
      />
      <Section title={words.history}>
        <div className="flex flex-col gap-4">
          <Select
            label={words.area}
            value={area}
            options={[WHOLE, ...now.map((one) => one.area)].map((value) => ({ value, label: title(value) }))}
            onChange={setArea}
          />
          {points.length < 2 ? (
            <p className="text-rough">{words.historyEmpty}</p>
          ) : (
            <LineTrend
              title={words.historyOf(title(area))}
              note={words.historyNote(points.length)}
              points={points}
              measure={words.share}
              format={whole}
              words={{ when: words.when, smallSample: words.few }}
            />
          )}
        </div>
      </Section>
    </>
  );
};
