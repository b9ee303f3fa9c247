import { Link } from '@tanstack/react-router';
import { useCourseFaceShapes } from '#src/data/queries/ground.ts';
import { DIFFERENTIAL_SCATTER, LEAST_TAGGED, type RoundFacts, measured, routineUse } from '@divot/analytics';
import { type HandicapEntry, type Tally, toParText } from '@divot/golf-rules';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { decimalText, percentText, signedText } from '#src/features/analytics/figures-text.ts';
import { MeasureRows } from '#src/features/analytics/parts/measure-rows.tsx';
import { MeasureTrend } from '#src/features/analytics/parts/measure-trend.tsx';
import { PagedList } from '#src/features/analytics/parts/paged-list.tsx';
import { NotEnoughData } from '#src/features/analytics/parts/not-enough-data.tsx';
import { dayText } from '#src/platform/clock/day-text.ts';
import { CourseFace } from '#src/ui/figures/course-face.tsx';
import { ForwardIcon } from '#src/ui/icons/icons.ts';
import { Name } from '#src/ui/primitives/name.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import type { TabProps } from './tab-props.ts';

const words = copy.score;
const two = (value: number) => signedText(value, 2);

const Figure = ({
  name,
  value,
  sample,
}: {
  readonly name: string;
  readonly value: string;
  readonly sample: string;
}) => (
  <div>
    <p className="text-note">{name}</p>
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="figures text-figure font-strong">{value}</span>
      <span className="text-fine text-rough">{sample}</span>
    </p>
  </div>
);

const bestOf = (rounds: readonly RoundFacts[]): RoundFacts | undefined =>
  rounds
    .filter(({ isWhole, length }) => isWhole && length === 18)
    .reduce<RoundFacts | undefined>((best, facts) => (best && best.toPar <= facts.toPar ? best : facts), undefined);

/** The course's picture, which opens its page. */
const Face = ({ facts: { courseId, course } }: { readonly facts: RoundFacts }) => {
  const face = <CourseFace shapes={useCourseFaceShapes(courseId)} name={course} className="size-12" />;
  return courseId === undefined ? (
    face
  ) : (
    <Link
      to="/course"
      search={{ course: courseId }}
      aria-label={copy.courseOf(courseName(course))}
      className="relative z-1 rounded-control max-[22rem]:hidden"
    >
      {face}
    </Link>
  );
};

const RoundRow = ({ facts, onOpen }: { readonly facts: RoundFacts; readonly onOpen: () => void }) => (
  <div className="relative flex items-center gap-3 py-2 hover:bg-sunken">
    <button
      type="button"
      className="flex min-h-play min-w-0 flex-1 items-center gap-3 text-left after:absolute after:inset-0"
      onClick={onOpen}
    >
      <span className="figures flex min-w-22 items-baseline gap-2">
        <span className="text-head font-strong">{facts.strokes > 0 ? facts.strokes : '–'}</span>
        <span className="text-note text-rough">{toParText(facts.toPar)}</span>
      </span>
      <span className="min-w-0 flex-1">
        <Name className="line-clamp-2 font-medium wrap-anywhere">{courseName(facts.course)}</Name>
        <span className="block text-fine text-rough">
          {dayText(facts.playedOn)}, {copy.sample(facts.holesPlayed, 'holes')}
        </span>
      </span>
      <ForwardIcon className="size-5 text-rough" />
    </button>
    <Face facts={facts} />
  </div>
);

/** A round's differential from the handicap record. Rounds without a rating have none. */
const differentialIn = (entries: readonly HandicapEntry[]) => {
  const byRound = new Map(entries.map(({ id, differential }) => [id, differential]));
  return ({ id }: RoundFacts): Tally | undefined => {
    const differential = byRound.get(id) ?? null;
    return differential === null ? undefined : { sum: differential, n: 1 };
  };
};

type ScoreTabProps = TabProps & {
  /** Undefined while the record is being calculated. */
  readonly entries: readonly HandicapEntry[] | undefined;
};

export const ScoreTab = ({ selection, go, at, entries }: ScoreTabProps) => {
  const { rounds } = selection;
  const level = measured(rounds, 'over-par', 'per-18');
  const best = bestOf(rounds);
  const routine = routineUse(rounds);
  const chart = { selection, unit: 'holes' as const };
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
      <div className="flex flex-wrap gap-x-12 gap-y-4 xl:col-span-2">
        {level && (
          <Figure name={words.average} value={signedText(level.value)} sample={copy.sample(level.n, 'holes')} />
        )}
        {best && <Figure name={words.best} value={String(best.strokes)} sample={dayText(best.playedOn)} />}
      </div>
      {entries ? (
        <MeasureTrend
          title={words.trend}
          note={words.trendNote}
          measureName={words.differential}
          rounds={rounds}
          counted={differentialIn(entries)}
          scatter={DIFFERENTIAL_SCATTER}
          per={1}
          fullSample={1}
          format={(value) => decimalText(value)}
        />
      ) : (
        <Skeleton className="h-60" />
      )}
      <MeasureRows
        {...chart}
        title={words.byPar}
        note={copy.band}
        scale="per-hole"
        format={two}
        reference={0}
        rows={[
          { name: words.par3, measure: 'par-3' },
          { name: words.par4, measure: 'par-4' },
          { name: words.par5, measure: 'par-5' },
          { name: words.first, measure: 'first-nine' },
          { name: words.last, measure: 'last-nine' },
          { name: words.afterBogey, measure: 'after-bogey' },
          { name: words.afterOther, measure: 'after-other' },
        ]}
      />
      <MeasureRows
        {...chart}
        title={words.made}
        note={copy.rounds(rounds.length)}
        scale="per-18"
        format={(value) => decimalText(value)}
        reference={0}
        rows={[
          { name: words.birdies, measure: 'birdies' },
          { name: words.pars, measure: 'pars' },
          { name: words.bogeys, measure: 'bogeys' },
          { name: words.doubles, measure: 'doubles' },
          { name: words.penalties, measure: 'penalties' },
        ]}
      />
      {routine.isEnough ? (
        <MeasureRows
          {...chart}
          title={words.routine}
          note={words.routineUse(percentText(routine.percent), routine.tagged)}
          scale="per-hole"
          format={two}
          reference={0}
          rows={[
            { name: words.routineYes, measure: 'routine-yes' },
            { name: words.routinePart, measure: 'routine-part' },
            { name: words.routineNo, measure: 'routine-no' },
          ]}
        />
      ) : (
        <NotEnoughData title={words.routine}>{words.routineTooFew(routine.tagged, LEAST_TAGGED)}</NotEnoughData>
      )}
      <Section title={words.list} className="xl:col-span-2">
        <PagedList
          items={rounds}
          label={words.list}
          keyOf={({ id }) => id}
          perPage={10}
          render={(facts) => <RoundRow facts={facts} onOpen={() => go({ ...at, round: facts.id, view: 'summary' })} />}
        />
      </Section>
    </div>
  );
};
