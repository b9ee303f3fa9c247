import { type Ref, useState } from 'react';
import { markCoursePlayed } from '#src/data/commands/courses.ts';
import { startRound } from '#src/data/commands/rounds.ts';
import { useCourse } from '#src/data/queries/courses.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { newestGoals } from '#src/domain/goals/goal-types.ts';
import { choiceOf } from '#src/domain/profile/choices.ts';
import { handicapFor } from '#src/domain/rounds/formats.ts';
import { playOrder } from '#src/domain/rounds/play-order.ts';
import { isRated } from '#src/domain/rounds/totals.ts';
import { ROUTINES } from '#src/domain/routines/routines.ts';
import { localDay } from '#src/domain/shared/day.ts';
import { now } from '#src/platform/clock.ts';
import { useSession } from '#src/platform/state.ts';
import { BackIcon } from '#src/ui/icons/icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { ActionBar } from '#src/ui/layout/action-bar.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { useStepFocus } from '#src/ui/primitives/use-step-focus.ts';
import { copy } from '#src/features/round/copy.ts';
import type { NavigationState } from '#src/features/round/navigation-state.ts';
import type { GoTo } from '#src/features/round/play-search.ts';
import { CourseHandicap } from './course-handicap.tsx';
import { CoursePicture } from '#src/features/round/course-picture.tsx';
import { CoursePicker } from './course-picker.tsx';
import { useJustScore } from './use-just-score.ts';
import { PreRoundFocus } from './pre-round-focus.tsx';

type Props = { readonly courseId: string | undefined; readonly arrival: NavigationState; readonly go: GoTo };
type Stretch = keyof typeof copy.setup.lengths;

const stretches = (tee: Tee): readonly Stretch[] =>
  tee.par.length === 9 ? ['once', 'twice'] : ['full', 'front', 'back'];
const lengthOf = (stretch: Stretch) => (stretch === 'full' || stretch === 'twice' ? 18 : 9);
const firstOf = (stretch: Stretch) => (stretch === 'back' ? 10 : 1);
const segmentsOf = <T extends string>(labels: Readonly<Record<T, string>>) =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
const modes = segmentsOf(copy.setup.modes);
const formats = segmentsOf(copy.setup.formats);
const GOALS_IN_PLAY = 3;

type ChoicesProps = Omit<Props, 'courseId'> & {
  readonly course: Course;
  readonly courseLine: Ref<HTMLParagraphElement>;
};

const Choices = ({ course, courseLine, arrival, go }: ChoicesProps) => {
  const session = useSession();
  const { profile } = useProfile();
  const today = localDay(now());
  const [teeId, setTeeId] = useState(course.tees[0]?.id ?? '');
  const tee = course.tees.find(({ id }) => id === teeId) ?? course.tees[0];
  const [stretch, setStretch] = useState<Stretch>();
  const [startHole, setStartHole] = useState<number>();
  const [mode, setMode] = useState<Round['mode']>('casual');
  const [format, setFormat] = useState<NonNullable<Round['format']>>('stroke');
  const { handicap } = useHandicap();
  const [partners, setPartners] = useState<readonly string[]>(() =>
    [0, 1, 2].map((at) => arrival.partners?.[at] ?? ''),
  );
  const [weather, setWeather] = useState('');
  const [playedOn, setPlayedOn] = useState(today);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!tee) return null;

  const chosen = stretch ?? stretches(tee)[0]!;
  const order = playOrder(lengthOf(chosen), startHole ?? firstOf(chosen));
  const ratingMinusPar = choiceOf(profile?.preferences, 'ratingMinusPar');
  const strokes = handicap && handicapFor(tee, order, handicap.index, ratingMinusPar);
  const swingThought = arrival.swingThought ?? profile?.swingThought;
  const routine = arrival.preshotRoutine ?? profile?.preshotRoutine;
  const goals = (arrival.playingGoals ?? newestGoals(profile?.playingGoals ?? [])).slice(0, GOALS_IN_PLAY);

  const teeOff = async () => {
    if (session.kind !== 'signed-in') return;
    setBusy(true);
    const started = await startRound({
      userId: session.user.uid,
      course,
      tee,
      length: lengthOf(chosen),
      startHole: order[0]!,
      mode,
      format,
      ...(handicap ? { indexAtStart: handicap.index } : {}),
      ...(strokes === undefined ? {} : { courseHandicap: strokes }),
      ratingMinusPar,
      partners: partners.map((name) => name.trim()).filter(Boolean),
      playedOn,
      goals: goals.map(({ id, type, text }) => ({ id, type, text })),
      ...(weather.trim() ? { weather: weather.trim() } : {}),
      ...(swingThought ? { swingThought } : {}),
      ...(routine ? { preshotRoutine: routine } : {}),
    });
    if (!started.ok) {
      setBusy(false);
      setError(started.error);
      return;
    }
    await markCoursePlayed(course.id);
    go({ round: started.value.id, hole: order[0] }, { replace: true });
  };

  return (
    <>
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
            <p ref={courseLine} tabIndex={-1} className="text-lead font-medium outline-none">
              {course.name}
            </p>
            <button type="button" className={textLinkLook} onClick={() => go({ view: 'course', course: course.id })}>
              {copy.setup.edit}
            </button>
          </div>
        </div>
      </Section>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={copy.setup.tee}
          value={tee.id}
          options={course.tees.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setTeeId}
        />
        <Select
          label={copy.setup.startHole}
          value={String(order[0])}
          options={[...order].sort((a, b) => a - b).map((n) => ({ value: String(n), label: String(n) }))}
          onChange={(n) => setStartHole(Number(n))}
        />
      </div>
      <SegmentedControl
        play
        label={copy.setup.holes}
        value={chosen}
        segments={stretches(tee).map((value) => ({ value, label: copy.setup.lengths[value] }))}
        onChange={(value) => {
          setStretch(value);
          setStartHole(undefined);
        }}
      />
      {!isRated({ courseSnapshot: { name: course.name, tee }, holesPlanned: order }) && (
        <p className="measure text-note text-rough">{copy.setup.unrated}</p>
      )}
      <SegmentedControl label={copy.setup.mode} value={mode} segments={modes} onChange={setMode} />
      <div className="flex flex-col gap-1.5">
        <SegmentedControl label={copy.setup.format} value={format} segments={formats} onChange={setFormat} />
        {format === 'match' && <p className="text-fine text-rough">{copy.setup.matchHint}</p>}
      </div>
      {handicap && strokes !== undefined && (
        <CourseHandicap tee={tee} order={order} handicap={handicap} strokes={strokes} ratingMinusPar={ratingMinusPar} />
      )}
      <PreRoundFocus
        thought={swingThought}
        routine={ROUTINES.find(({ id }) => id === routine)?.name}
        goals={goals.map(({ text }) => text)}
      />
      <div className="rule-t pt-2">
        <Disclosure title={copy.setup.more}>
          <div className="grid gap-4 pt-2 sm:grid-cols-2">
            {partners.map((name, at) => (
              <TextField
                key={at}
                label={copy.setup.partner(at + 1)}
                maxLength={60}
                value={name}
                onChange={(next) => setPartners(partners.map((other, n) => (n === at ? next : other)))}
              />
            ))}
            <TextField
              type="date"
              label={copy.setup.day}
              hint={copy.setup.dayHint}
              max={today}
              min="1950-01-01"
              value={playedOn}
              onChange={setPlayedOn}
            />
            <TextField label={copy.setup.weather} maxLength={60} value={weather} onChange={setWeather} />
          </div>
        </Disclosure>
      </div>
      <ActionBar problem={error}>
        <Button variant="primary" size="play" block busy={busy} onClick={() => void teeOff()}>
          {copy.setup.begin}
        </Button>
      </ActionBar>
    </>
  );
};

/** From the car park to the first tee in two taps: course, tee off. */
export const SetupScreen = ({ courseId, arrival, go }: Props) => {
  const { document: course } = useCourse(courseId);
  const justScore = useJustScore(arrival, go);
  const courseLine = useStepFocus<HTMLParagraphElement>(`${course?.id}`);
  return (
    <Page
      title={copy.setup.title}
      back={
        <button type="button" className={`${textLinkLook} self-start`} onClick={() => go({})}>
          <BackIcon className="size-4" />
          {copy.setup.back}
        </button>
      }
    >
      {course ? (
        <Choices key={course.id} course={course} courseLine={courseLine} arrival={arrival} go={go} />
      ) : (
        <Section title={copy.setup.course}>
          <CoursePicker
            onPick={({ id }) => go({ view: 'setup', course: id })}
            onAdd={(name) => go({ view: 'course', name })}
            onJustScore={() => void justScore()}
          />
        </Section>
      )}
    </Page>
  );
};
