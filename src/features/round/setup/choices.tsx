import type { Ref } from 'react';
import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import { isRated, playOrder } from '@divot/golf-rules';
import { ninesText } from '#src/domain/rounds/three-nines.ts';
import { ROUTINES } from '#src/domain/routines/routines.ts';
import type { IsoDay } from '#src/domain/shared/day.ts';
import { ActionBar } from '#src/ui/layout/action-bar.tsx';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from '#src/features/round/copy.ts';
import { CoursePicture } from '#src/features/round/course-picture.tsx';
import { MapsBy } from '#src/features/round/maps-by.tsx';
import type { NavigationState } from '#src/features/round/navigation-state.ts';
import { FormOfPlay } from '#src/features/round/form-of-play.tsx';
import { KnownPartners } from '#src/features/round/partners/known-partners.tsx';
import { type GroupGround, PartnerFields } from '#src/features/round/partners/partner-fields.tsx';
import type { GoTo } from '#src/features/round/play-search.ts';
import { Name } from '#src/ui/primitives/name.tsx';
import { CourseHandicap } from './course-handicap.tsx';
import { type HolesChosen, type RoundChoices, type Stretch, toggled } from './round-choices.ts';
import { useTeeOff } from './use-tee-off.ts';
import { DOT } from '#src/ui/primitives/dot.ts';

type PreRoundFocusProps = {
  readonly thought: string | undefined;
  readonly routine: string | undefined;
  readonly goals: readonly string[];
};

/** The golfer's swing thought, routine and goals for the first tee. */
const PreRoundFocus = ({ thought, routine, goals }: PreRoundFocusProps) => {
  const rows = [
    [copy.setup.thought, thought],
    [copy.setup.routine, routine],
    [copy.setup.goals, goals.join(DOT)],
  ].filter(([, value]) => Boolean(value));
  return (
    <Section title={copy.setup.mind}>
      {rows.length === 0 && <p className="text-note text-rough">{copy.setup.nothing}</p>}
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-4 py-1">
            <dt className="text-rough">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};

const segmentsOf = <T extends string>(labels: Readonly<Record<T, string>>) =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
const modes = segmentsOf(copy.setup.modes);

type CourseLineProps = { readonly course: Course; readonly line: Ref<HTMLParagraphElement>; readonly go: GoTo };

const CourseLine = ({ course, line, go }: CourseLineProps) => (
  <Section
    title={copy.setup.course}
    aside={
      <button type="button" className={textLinkLook} onClick={() => go({ view: 'setup' }, { replace: true })}>
        {copy.setup.change}
      </button>
    }
  >
    <div className="flex items-center gap-4">
      <CoursePicture courseId={course.id} name={course.name} className="size-18" />
      <div>
        <p ref={line} tabIndex={-1} className="text-lead font-medium outline-none">
          <Name>{course.name}</Name>
        </p>
        <button type="button" className={textLinkLook} onClick={() => go({ view: 'course', course: course.id })}>
          {copy.setup.edit}
        </button>
      </div>
    </div>
    <MapsBy courseIds={[course.id]} />
  </Section>
);

type PartProps = { readonly choices: RoundChoices; readonly onChange: (part: Partial<RoundChoices>) => void };

type HolesProps = PartProps & { readonly course: Course; readonly holes: HolesChosen };

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

const Holes = ({ choices, course, holes, onChange }: HolesProps) => (
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
        value={holes.tee.id}
        options={holes.tees.map(({ id, name }) => ({ value: id, label: name }))}
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
    {!isRated({ courseSnapshot: { name: course.name, tee: holes.tee }, holesPlanned: [...holes.order] }) && (
      <p className="measure text-note text-rough">{copy.setup.unrated}</p>
    )}
  </>
);

const Game = ({ choices, onChange }: PartProps) => (
  <>
    <SegmentedControl
      label={copy.setup.mode}
      value={choices.mode}
      segments={modes}
      onChange={(next) => onChange({ mode: next })}
    />
    <FormOfPlay form={choices} onChange={onChange} />
  </>
);

type DayProps = PartProps & { readonly today: IsoDay; readonly ground: GroupGround };

const PartnersDayWeather = ({ choices, today, ground, onChange }: DayProps) => (
  <div className="rule-t pt-2">
    <Disclosure title={copy.setup.more}>
      <div className="grid gap-4 pt-2 sm:grid-cols-2">
        <PartnerFields partners={choices.partners} ground={ground} onChange={(partners) => onChange({ partners })} />
        <TextField
          type="date"
          label={copy.setup.day}
          hint={copy.setup.dayHint}
          max={today}
          min="1950-01-01"
          value={choices.playedOn ?? today}
          onChange={(playedOn) => onChange({ playedOn })}
        />
        <TextField
          label={copy.setup.weather}
          maxLength={60}
          value={choices.weather}
          onChange={(weather) => onChange({ weather })}
        />
      </div>
    </Disclosure>
  </div>
);

type Props = {
  readonly course: Course;
  readonly courseLine: Ref<HTMLParagraphElement>;
  readonly navigation: NavigationState;
  readonly go: GoTo;
};

/** All choices for a round on this course before its first tee. */
export const Choices = ({ course, courseLine, navigation, go }: Props) => {
  const round = useTeeOff(course, navigation, go);
  const { choices, change, holes, inMind, handicap, counted, known, ratingMinusPar } = round;
  if (!holes) return null;
  return (
    <div className="flex flex-col gap-6 *:min-w-0 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-12">
      <div className="flex flex-col gap-6 lg:row-span-2">
        <CourseLine course={course} line={courseLine} go={go} />
        <Holes choices={choices} course={course} holes={holes} onChange={change} />
        <Game choices={choices} onChange={change} />
        {handicap && counted && (
          <CourseHandicap
            tee={holes.tee}
            order={holes.order}
            shown={handicap}
            counted={counted}
            ratingMinusPar={ratingMinusPar}
          />
        )}
      </div>
      <div className="flex flex-col gap-6">
        <PreRoundFocus
          thought={inMind.swingThought}
          routine={ROUTINES.find(({ id }) => id === inMind.preshotRoutine)?.name}
          goals={inMind.goals.map(({ text }) => text)}
        />
        <KnownPartners
          known={known}
          partners={choices.partners}
          tees={holes.tees}
          onChange={(partners) => change({ partners })}
        />
        <PartnersDayWeather
          choices={choices}
          today={round.today}
          ground={{ tees: holes.tees, own: holes.tee, holesPlanned: holes.order, ratingMinusPar }}
          onChange={change}
        />
      </div>
      <ActionBar problem={round.error}>
        <Button variant="primary" size="play" block busy={round.busy} onClick={() => void round.teeOff()}>
          {copy.setup.begin}
        </Button>
      </ActionBar>
    </div>
  );
};
