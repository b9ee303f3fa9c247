import { useState } from 'react';
import { recordTest } from '#src/data/commands/assessments.ts';
import type { Assessment, MobilityTestResult } from '#src/domain/entities/assessment.entity.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { type MobilityTest, REGIONS, cutOffsFor, gradeForValue, placeOptions, seeAtOnce } from '@divot/golf-content';
import { copy } from '#src/features/assessment/copy.ts';
import { useClock } from '#src/platform/clock/use-clock.ts';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { MeasuredValue } from './measured-value.tsx';
import { Select } from '#src/ui/primitives/select.tsx';

const words = copy.mobility;

type PainPlaceProps = {
  readonly test: MobilityTest;
  readonly side: 'left' | 'right' | undefined;
  /** The stored place. Without one, the area that the test screens counts. */
  readonly place: string | undefined;
  readonly onPlace: (place: string) => void;
};

/** The test's own area first, then the places the test loads (hardest first), then everywhere else. */
const placesFor = ({ area, loads }: MobilityTest): readonly string[] => {
  const rest = REGIONS.filter((region) => region !== area);
  return [area, ...rest.toSorted((a, b) => (loads[b] ?? 0) - (loads[a] ?? 0))];
};

/** A toe touch can hurt the back, so the golfer says where it hurts, and plans spare that place. */
const PainPlace = ({ test, side, place = test.area, onPlace }: PainPlaceProps) => (
  <div className="flex flex-col gap-3">
    <div role="status" className="measure bg-flag-tint p-4 font-medium">
      <p>{words.painAdvice}</p>
      {seeAtOnce([place]).map((sign) => (
        <p key={sign} className="mt-2">
          {sign}
        </p>
      ))}
    </div>
    <Select
      label={side === undefined ? words.painPlace : `${words.painPlace}, ${side}`}
      value={place}
      options={placeOptions(placesFor(test))}
      onChange={onPlace}
    />
  </div>
);

type Props = {
  readonly draft: Assessment;
  readonly test: MobilityTest;
  readonly side: 'left' | 'right' | undefined;
};
type Edit = {
  readonly grade?: number;
  readonly value?: number | undefined;
  readonly pain?: boolean;
  readonly painArea?: string | undefined;
};

export const resultId = (test: MobilityTest, side: Props['side']): string =>
  side === undefined ? test.id : `${test.id}:${side}`;

/** The result of one side as it is stored, and what was entered since. Every tap is stored. */
const useResult = ({ draft, test, side }: Props) => {
  const [error, setError] = useState<string>();
  const id = resultId(test, side);
  const stored = draft.tests?.find((result) => result.id === id);
  const [ahead, setAhead] = useState<MobilityTestResult>();
  const shown = ahead ?? stored;
  const record = async (edit: Edit) => {
    const { skipped: _skipped, ...before } = shown ?? { id, testId: test.id, side };
    const next = Object.fromEntries(
      Object.entries({ ...before, ...edit }).filter(([, value]) => value !== undefined && value !== false),
    ) as MobilityTestResult;
    setAhead(next);
    const saved = await recordTest(draft, next);
    setError(saved.ok ? undefined : saved.error);
    setAhead((newest) => (newest === next && saved.ok ? undefined : newest));
  };
  return { shown, record, error };
};

const useAge = (): number | undefined => {
  const { profile } = useProfile();
  const year = useClock((at) => at.getFullYear());
  return profile?.birthYear === undefined ? undefined : year - profile.birthYear;
};

/** What failing, limited and passing mean: for some tests it depends on the golfer's age. */
const gradeTextsOf = (test: MobilityTest, age: number | undefined) => {
  const norm = test.fromAge && age !== undefined ? cutOffsFor(test, age) : undefined;
  return norm ? words.heldGrades(norm.pass, norm.limited) : [test.fail, test.limited, test.pass];
};

/** Grade, figure and pain of one side. */
export const SideEntry = (props: Props) => {
  const { draft, test, side } = props;
  const { shown, record, error } = useResult(props);
  const age = useAge();
  const gradeTexts = gradeTextsOf(test, age);
  const measured = (value: number | undefined) => {
    const grade = value === undefined ? null : gradeForValue(test, value, age);
    void record({ value, ...(grade === null ? {} : { grade }) });
  };
  const label = side === undefined ? words.whole : words.sideHints[side];
  return (
    <div className="flex flex-col gap-3">
      {shown?.pain === true ? (
        <PainPlace test={test} side={side} place={shown.painArea} onPlace={(painArea) => void record({ painArea })} />
      ) : (
        <>
          <RadioCards
            label={label}
            value={shown?.grade === undefined ? undefined : String(shown.grade)}
            cards={([2, 1, 0] as const).map((grade) => ({
              value: String(grade),
              title: words.grades[grade],
              text: gradeTexts[grade]!,
            }))}
            onChange={(grade) => void record({ grade: Number(grade) })}
          />
          <MeasuredValue draft={draft} test={test} side={side ?? ''} value={shown?.value} onValue={measured} />
        </>
      )}
      <Checkbox
        label={side === undefined ? words.pain : `${words.pain}, ${side}`}
        hint={words.painHint}
        checked={shown?.pain === true}
        onChange={(pain) => void record({ pain, painArea: undefined })}
      />
      {error !== undefined && <ErrorNote title={error} />}
    </div>
  );
};
