import { Fold } from './fold.tsx';
import { FIRST_DAY } from '#src/domain/entities/round.entity.ts';
import { longest } from '#src/domain/entities/limits.ts';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { saveProfile } from '#src/data/commands/profile.ts';
import { playOrder } from '@divot/golf-rules';
import { ninesText } from '#src/domain/rounds/tee-text.ts';
import { type Gender, isRatedForEach, isSameTee, teesFor } from '#src/domain/rounds/tees.ts';
import type { IsoDay } from '@divot/basics';
import { useSession } from '#src/platform/state.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { TextField } from '#src/ui/primitives/field.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from '#src/features/round/copy.ts';
import { type CourseHandicapProps, HandicapRules } from './course-handicap.tsx';
import { type HolesChosen, type RoundChoices, type Stretch, toggled } from './round-choices.ts';

const segmentsOf = <T extends string>(labels: Readonly<Record<T, string>>) =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
const modes = segmentsOf(copy.setup.modes);

type PartProps = { readonly choices: RoundChoices; readonly onChange: (part: Partial<RoundChoices>) => void };

const EIGHTEEN = playOrder(18, 1);

/** The holes of a round over fewer than all, as in a winter league. */
const SomeHoles = ({ choices: { leftOut }, onChange }: PartProps) => (
  <div className="flex flex-col gap-1.5">
    <div className="grid grid-cols-6 gap-2 sm:grid-cols-9" role="group" aria-label={copy.setup.holes}>
      {EIGHTEEN.map((n) => (
        <Button
          key={n}
          className="figures px-0!"
          aria-label={copy.setup.hole(n)}
          aria-pressed={!leftOut.includes(n)}
          variant={leftOut.includes(n) ? 'quiet' : 'secondary'}
          onClick={() => onChange({ leftOut: toggled(leftOut, n), startHole: undefined })}
        >
          {n}
        </Button>
      ))}
    </div>
    <p className="text-fine text-rough">{copy.setup.someHint(EIGHTEEN.length - leftOut.length)}</p>
  </div>
);

/** A nine by its name, where the course has names for them. */
const stretchText = (stretch: Stretch, { nines }: Tee): string => {
  const named = stretch === 'front' ? nines?.[0] : stretch === 'back' ? nines?.[1] : undefined;
  return named === undefined ? copy.setup.lengths[stretch] : copy.setup.nine(named);
};

type HolesProps = PartProps & {
  readonly holes: HolesChosen;
  /** Undefined: not known yet. */
  readonly gender: Gender | undefined;
};

const genders = segmentsOf(copy.setup.genders);

/** Asked once, where the tee has a rating for each and the profile does not say whose is the golfer’s. */
export const WhoseRating = ({ holes, gender }: Pick<HolesProps, 'holes' | 'gender'>) => {
  const session = useSession();
  if (session.kind !== 'signed-in' || gender !== undefined || !isRatedForEach(holes.tees, holes.tee)) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <SegmentedControl
        label={copy.setup.whose}
        value={undefined}
        segments={genders}
        onChange={(chosen: Gender) => void saveProfile(session.user.uid, { gender: chosen })}
      />
      <p className="text-fine text-rough">{copy.setup.whoseHint}</p>
    </div>
  );
};

const Holes = ({ choices, holes, gender, onChange }: HolesProps) => (
  <>
    {holes.pairs.length > 1 && (
      <Select
        label={copy.setup.nines}
        value={ninesText(holes.tee)}
        options={holes.pairs.map((pair) => ({ value: pair, label: pair }))}
        onChange={(nines) => onChange({ nines })}
      />
    )}
    <div className="grid grid-cols-2 gap-4">
      <Select
        label={copy.setup.tee}
        value={(teesFor(holes.tees, gender).find((one) => isSameTee(one, holes.tee)) ?? holes.tee).id}
        options={teesFor(holes.tees, gender).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(teeId) => onChange({ teeId })}
      />
      <Select
        label={copy.setup.startHole}
        value={String(holes.order[0])}
        options={holes.order.toSorted((a, b) => a - b).map((n) => ({ value: String(n), label: String(n) }))}
        onChange={(n) => onChange({ startHole: Number(n) })}
      />
    </div>
    <SegmentedControl
      play
      label={copy.setup.holes}
      value={holes.stretch}
      segments={holes.stretches.map((value) => ({ value, label: stretchText(value, holes.tee) }))}
      onChange={(stretch) => onChange({ stretch })}
    />
    {holes.stretch === 'some' && <SomeHoles choices={choices} onChange={onChange} />}
  </>
);

type Props = HolesProps & {
  readonly today: IsoDay;
  /** Undefined for a golfer without an index. */
  readonly strokes: CourseHandicapProps | undefined;
};

/** What is usual on most days, in one line that opens: tee, holes, kind of round, day, weather. */
export const UsualChoices = ({ choices, holes, gender, today, strokes, onChange }: Props) => {
  const usual = [
    holes.tee.name,
    stretchText(holes.stretch, holes.tee),
    holes.order[0] === Math.min(...holes.order) ? undefined : copy.setup.from(holes.order[0]!),
    copy.setup.modes[choices.mode],
    choices.playedOn === undefined ? copy.setup.today : dayText(choices.playedOn),
    choices.weather.trim(),
  ];
  return (
    <Fold title={copy.setup.more} state={usual.filter(Boolean).join(DOT)}>
      <div className="flex flex-col gap-5 pb-2">
        <Holes choices={choices} holes={holes} gender={gender} onChange={onChange} />
        {strokes && (
          <div className="flex flex-col gap-0.5">
            <HandicapRules {...strokes} />
          </div>
        )}
        <SegmentedControl
          label={copy.setup.mode}
          value={choices.mode}
          segments={modes}
          onChange={(mode) => onChange({ mode })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            type="date"
            label={copy.setup.day}
            hint={copy.setup.dayHint}
            max={today}
            min={FIRST_DAY}
            value={choices.playedOn ?? today}
            onChange={(playedOn) => onChange({ playedOn })}
          />
          <TextField
            label={copy.setup.weather}
            maxLength={longest('rounds', 'weather')}
            value={choices.weather}
            onChange={(weather) => onChange({ weather })}
          />
        </div>
      </div>
    </Fold>
  );
};
