import { type Ref, useState } from 'react';
import { recordTest } from '#src/data/commands/assessments.ts';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { MOBILITY_TESTS, type MobilityTest, hurtsIn, painIn, painLines, sparesPain } from '@divot/golf-content';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import { compact } from '@divot/basics';
import type { GoTo } from '#src/features/assessment/assessment-search.ts';
import { BackLink } from '#src/features/assessment/back-link.tsx';
import { copy } from '#src/features/assessment/copy.ts';
import { ActionBar } from '#src/ui/layout/action-bar.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { StepHeading } from '#src/ui/primitives/step-heading.tsx';
import { sidesOf } from './open-tests.ts';
import { PainNote } from './pain-note.tsx';
import { SideEntry, resultId } from './side-entry.tsx';
import { MovingFigure } from '#src/ui/figures/figure.tsx';

const words = copy.mobility;

type Props = {
  readonly draft: Assessment;
  readonly test: MobilityTest;
  readonly step: number;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly go: GoTo;
};

/** One test: picture, instructions, and a grade for each side. */
export const TestScreen = ({ draft, test, step, heading, go }: Props) => {
  const [error, setError] = useState<string>();
  const sides = sidesOf(test);
  const skipped = sides.some((side) => draft.tests?.find(({ id }) => id === resultId(test, side))?.skipped);
  const results = draft.tests ?? [];
  const hurting = painIn(results, usePainAreas());
  const hurtHere = hurtsIn(test, results);
  const isLeftOut = !hurtHere && !sparesPain(test, hurting);
  // Pain on one side also stops the other, because its test loads the same places.
  const entries = hurtHere
    ? sides.filter((side) => results.find(({ id }) => id === resultId(test, side))?.pain)
    : sides;
  const isLast = step === MOBILITY_TESTS.length;
  const next = () => go(isLast ? { view: 'review' } : { step: step + 1 });
  const setSkipped = async (skip: boolean) => {
    for (const side of sides) {
      const id = resultId(test, side);
      const { pain, painArea } = draft.tests?.find((result) => result.id === id) ?? {};
      // Skipping a test keeps the reported pain.
      const hurt = pain ? compact({ pain, painArea }) : {};
      const bare = compact({ id, testId: test.id, side, ...hurt });
      const saved = await recordTest(draft, skip ? { ...bare, skipped: true } : bare);
      if (!saved.ok) {
        setError(saved.error);
        return;
      }
    }
    if (skip) next();
  };
  return (
    <Page title={words.title} back={<BackLink />} width="wide">
      <div className="flex flex-col gap-2">
        <p className="text-note text-rough">{words.test(step)}</p>
        <ProgressBar quiet label={words.title} value={step} max={MOBILITY_TESTS.length} valueText={words.test(step)} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(18rem,2fr)_3fr] lg:gap-10">
        <div className="flex flex-col gap-3">
          <StepHeading level={2} look="head" ref={heading}>
            {test.name}
          </StepHeading>
          {!isLeftOut && <MovingFigure id={test.id} className="w-full max-w-120" />}
          {!isLeftOut && <p className="measure">{test.howTo}</p>}
          {isLeftOut && <PainNote lines={[words.leftOut, ...painLines(hurting)]} />}
        </div>
        {isLeftOut ? null : skipped ? (
          <div className="flex flex-col items-start gap-3">
            <p>{words.skipped}</p>
            <Button onClick={() => void setSkipped(false)}>{words.unskip}</Button>
          </div>
        ) : (
          <div className="grid gap-6 sm:grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))]">
            {entries.map((side) => (
              <SideEntry key={side ?? 'both'} draft={draft} test={test} side={side} />
            ))}
          </div>
        )}
      </div>
      <ActionBar problem={error}>
        <Button size="play" onClick={() => go(step === 1 ? {} : { step: step - 1 })}>
          {words.previous}
        </Button>
        <Button variant="primary" size="play" className="flex-1" onClick={next}>
          {isLast ? words.review : words.next}
        </Button>
      </ActionBar>
      {!skipped && !isLeftOut && (
        <Button variant="quiet" onClick={() => void setSkipped(true)}>
          {words.skip}
        </Button>
      )}
    </Page>
  );
};
