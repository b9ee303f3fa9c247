import { Link } from '@tanstack/react-router';
import { useRepeatedPain } from '#src/data/queries/pain.ts';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { MOBILITY_TESTS, areaName, areaScores, painLines } from '@divot/golf-content';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import { reassessOn } from '#src/domain/shared/reassessment.ts';
import { BackLink } from '#src/features/assessment/back-link.tsx';
import { copy } from '#src/features/assessment/copy.ts';
import { help } from '#src/features/assessment/help-copy.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';
import { Help } from '#src/ui/primitives/help.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { capitalized } from '@divot/basics';
import { useState } from 'react';
import { dayText } from '#src/platform/clock/day-text.ts';
import { BarRows } from '#src/ui/charts/bar-rows.tsx';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';
import { Select } from '#src/ui/primitives/select.tsx';

const words = copy.mobility;
const WHOLE = 'whole';
const whole = (value: number) => String(Math.round(value));
const areaTitle = (area: string) => capitalized(area === WHOLE ? words.total : areaName(area));

const valueOf = (assessment: Assessment, area: string): number | undefined =>
  area === WHOLE
    ? assessment.mobilityScore
    : areaScores(assessment.tests ?? []).find((one) => one.area === area)?.percent;

type AreaHistoryProps = {
  readonly assessment: Assessment;
  /** Newest first. */
  readonly all: readonly Assessment[];
};

/** Every area of this screen, and one of them across all screens. */
const AreaHistory = ({ assessment, all }: AreaHistoryProps) => {
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
        rows={now.map((one) => ({ name: areaTitle(one.area), value: one.percent }))}
        measure={words.share}
        format={whole}
        words={{ name: words.area, smallSample: words.few }}
      />
      <Section title={words.history}>
        <div className="flex flex-col gap-4">
          <Select
            label={words.area}
            value={area}
            options={[WHOLE, ...now.map((one) => one.area)].map((value) => ({ value, label: areaTitle(value) }))}
            onChange={setArea}
          />
          {points.length < 2 ? (
            <p className="text-rough">{words.historyEmpty}</p>
          ) : (
            <LineTrend
              title={words.historyOf(areaTitle(area))}
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

const bandOf = (score: number): string =>
  score < 50 ? words.bands.low : score < 75 ? words.bands.middle : words.bands.high;

const asymmetryText = (entry: string): string => {
  const [testId = '', side = ''] = entry.split(':');
  return words.weaker(MOBILITY_TESTS.find(({ id }) => id === testId)?.name ?? testId, side);
};

const Areas = ({ areas }: { readonly areas: readonly string[] }) => (
  <ul className="list-disc pl-5 first-letter:uppercase">
    {areas.map((area) => (
      <li key={area} className="first-letter:uppercase">
        {areaName(area)}
      </li>
    ))}
  </ul>
);

type Props = { readonly assessment: Assessment; readonly all: readonly Assessment[] };

export const MobilityResult = ({ assessment, all }: Props) => {
  const { mobilityScore: score, flexibilityAreas = [], asymmetries = [], painAreas = [], assessedOn } = assessment;
  const repeated = useRepeatedPain();
  const isHurt = usePainAreas().length > 0 || painAreas.length > 0;
  const before = all[all.findIndex(({ id }) => id === assessment.id) + 1];
  return (
    <Page
      title={words.resultTitle}
      lead={assessedOn && words.due(reassessOn(assessedOn))}
      back={<BackLink />}
      width="wide"
    >
      {score === undefined ? (
        <p className="text-lead">{words.noScore}</p>
      ) : (
        <div className="flex flex-col gap-1">
          <div className="flex items-end gap-1">
            <p className="flex items-baseline gap-3">
              <span className="figures text-score font-strong">{score}</span>
              <span className="text-note text-rough">{words.score}</span>
            </p>
            <Help {...help.score} />
          </div>
          <p className="measure">{isHurt ? words.painFirst : bandOf(score)}</p>
          {before?.mobilityScore !== undefined && before.assessedOn && (
            <p className="text-note text-rough">{words.before(score - before.mobilityScore, before.assessedOn)}</p>
          )}
        </div>
      )}
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[1fr_1.4fr]">
        <div className="flex flex-col gap-6">
          <Section title={words.areas} aside={flexibilityAreas.length > 0 && <Help {...help.areas} />}>
            {flexibilityAreas.length === 0 ? <p>{words.noAreas}</p> : <Areas areas={flexibilityAreas} />}
          </Section>
          {asymmetries.length > 0 && (
            <Section title={words.asymmetries}>
              <ul className="list-disc pl-5">
                {asymmetries.map((entry) => (
                  <li key={entry}>{asymmetryText(entry)}</li>
                ))}
              </ul>
            </Section>
          )}
          {painAreas.length > 0 && (
            <Section title={words.painTitle}>
              <Areas areas={painAreas} />
              <p className="mt-2 font-medium">{words.painAdvice}</p>
              <FlagNote lines={painLines([], repeated)} />
            </Section>
          )}
        </div>
        <div className="flex flex-col gap-6">
          <AreaHistory assessment={assessment} all={all} />
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to="/workout-new" className={buttonLook({ variant: 'primary' })}>
          {words.train}
        </Link>
        <Link to="/assessment" className={buttonLook()}>
          {words.hub}
        </Link>
      </div>
    </Page>
  );
};
