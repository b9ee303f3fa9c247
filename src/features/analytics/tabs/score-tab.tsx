import { Link } from '@tanstack/react-router';
import { scoreFacts } from '#src/domain/rounds/known-score.ts';
import type { HandicapEntry } from '@divot/golf-rules';
import {
  type Effect,
  type RoundFacts,
  type Tally,
  afterBogeyEffect,
  DIFFERENTIAL_SCATTER,
  measured,
  routineEffect,
  routineUse,
} from '@divot/analytics';
import { toParText } from '#src/domain/rounds/score-names.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { decimalText, percentText, signedText } from '#src/features/analytics/figures-text.ts';
import { ChartGrid } from '#src/features/analytics/parts/chart-grid.tsx';
import { MeasureRows } from '#src/features/analytics/parts/measure-rows.tsx';
import { MeasureTrend } from '#src/features/analytics/parts/measure-trend.tsx';
import { PagedList } from '#src/features/analytics/parts/paged-list.tsx';
import { dayText } from '#src/platform/clock/day-text.ts';
import { ToPar } from '#src/ui/primitives/score.tsx';
import type { Headline } from '#src/ui/charts/chart-figure.tsx';
import { rowEndLook } from '#src/ui/layout/nav-look.ts';
import { MapIcon } from '#src/ui/icons/screen-icons.ts';
import { ForwardIcon } from '#src/ui/icons/control-icons.ts';
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

const RoundRow = ({ facts, onOpen }: { readonly facts: RoundFacts; readonly onOpen: () => void }) => {
  const score = facts.strokes > 0 ? facts : { strokes: undefined, toPar: undefined };
  return (
    <div className="relative flex items-center gap-3 py-2 hover:bg-sunken">
      <button
        type="button"
        className="flex min-h-play min-w-0 flex-1 flex-wrap items-center gap-x-3 text-left after:absolute after:inset-0"
        onClick={onOpen}
      >
        <span className="figures flex min-w-22 items-baseline gap-2" {...scoreFacts(facts.id, score)}>
          <span className="text-head font-strong">{score.strokes ?? '–'}</span>
          <span className="text-note text-rough">
            {score.toPar !== undefined && <ToPar>{toParText(score.toPar)}</ToPar>}
          </span>
        </span>
        <span className="row-words">
          <Name className="font-medium wrap-anywhere">{courseName(facts.course)}</Name>
          <span className="block text-fine text-rough">
            {dayText(facts.playedOn)}, {copy.sample(facts.holesPlayed, 'holes')}
          </span>
        </span>
        <ForwardIcon className="size-5 text-rough" />
      </button>
      {facts.courseId !== undefined && (
        <Link
          to="/course"
          search={{ course: facts.courseId }}
          aria-label={words.course(courseName(facts.course))}
          aria-hidden
          tabIndex={-1}
          className={rowEndLook}
        >
          <MapIcon className="size-5" />
        </Link>
      )}
    </div>
  );
};

/** A round's differential from the handicap record. Rounds without a rating have none. */
const differentialIn = (entries: readonly HandicapEntry[]) => {
  const byRound = new Map(entries.map(({ id, differential }) => [id, differential]));
  return ({ id }: RoundFacts): Tally | undefined => {
    const differential = byRound.get(id) ?? null;
    return differential === null ? undefined : { sum: differential, n: 1 };
  };
};

const effectHeadline = ({ value }: Effect, more: string, fewer: string): Headline => ({
  value: decimalText(Math.abs(value), 2),
  of: value > 0 ? more : fewer,
});

const withinText = ({ low, high, rounds }: Effect): string => {
  const [near, far] = [Math.abs(low), Math.abs(high)].toSorted((a, b) => a - b) as [number, number];
  return words.within(decimalText(near, 2), decimalText(far, 2), rounds);
};

/** Strokes over par a hole under several conditions. A bogey before and the routine only where they change something. */
const Conditions = ({ selection }: Pick<TabProps, 'selection'>) => {
  const { rounds } = selection;
  const bogey = afterBogeyEffect(rounds);
  const routine = routineEffect(rounds);
  const use = routineUse(rounds);
  const aHole = {
    selection,
    unit: 'holes' as const,
    note: copy.band,
    scale: 'per-hole' as const,
    format: two,
    reference: 0,
  };
  return (
    <>
      <MeasureRows
        {...aHole}
        compares
        title={words.byPar}
        rows={[
          { name: words.par3, measure: 'par-3' },
          { name: words.par4, measure: 'par-4' },
          { name: words.par5, measure: 'par-5' },
        ]}
      />
      <MeasureRows
        {...aHole}
        compares
        title={words.nines}
        rows={[
          { name: words.first, measure: 'first-nine' },
          { name: words.last, measure: 'last-nine' },
        ]}
      />
      {bogey && (
        <MeasureRows
          {...aHole}
          title={words.bogey}
          note={withinText(bogey)}
          headline={effectHeadline(bogey, words.bogeyMore, words.bogeyFewer)}
          rows={[
            { name: words.afterBogey, measure: 'after-bogey' },
            { name: words.afterOther, measure: 'after-other' },
          ]}
        />
      )}
      {routine && (
        <MeasureRows
          {...aHole}
          title={words.routine}
          note={`${words.routineUse(percentText(use.percent), use.tagged)}. ${withinText(routine)}`}
          headline={effectHeadline(routine, words.routineMore, words.routineFewer)}
          rows={[
            { name: words.routineYes, measure: 'routine-yes' },
            { name: words.routinePart, measure: 'routine-part' },
            { name: words.routineNo, measure: 'routine-no' },
          ]}
        />
      )}
    </>
  );
};

type ScoreTabProps = TabProps & {
  /** Undefined while the record is being calculated. */
  readonly entries: readonly HandicapEntry[] | undefined;
};

export const ScoreTab = ({ selection, go, at, entries }: ScoreTabProps) => {
  const { rounds } = selection;
  const level = measured(rounds, 'over-par', 'per-18');
  const best = bestOf(rounds);
  return (
    <ChartGrid>
      <div className="flex flex-wrap gap-x-12 gap-y-4 pb-4 col-span-full">
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
        <Skeleton className="h-play" />
      )}
      <Conditions selection={selection} />
      <MeasureRows
        selection={selection}
        unit="holes"
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
      <Section title={words.list} className="mt-6 border-t-0! col-span-full">
        <PagedList
          items={rounds}
          label={words.list}
          keyOf={({ id }) => id}
          perPage={10}
          render={(facts) => <RoundRow facts={facts} onOpen={() => go({ ...at, round: facts.id, view: 'summary' })} />}
        />
      </Section>
    </ChartGrid>
  );
};
