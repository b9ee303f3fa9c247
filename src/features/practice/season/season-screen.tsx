import { countData, factData } from '#src/domain/facts.ts';
import { Link } from '@tanstack/react-router';
import { useRoundFacts } from '#src/data/queries/analytics.ts';
import { useFinishedPractice } from '#src/data/queries/practice.ts';
import { useFinishedWorkouts } from '#src/data/queries/workouts.ts';
import { type DrillRecord, drillRecords, marksReached, practiceTotals } from '@divot/practice';
import { localDay } from '@divot/basics';
import { drillById } from '@divot/golf-content';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from '#src/features/practice/copy.ts';
import { DrillRowPicture } from '#src/features/practice/drill-picture.tsx';
import { useGolfer } from '#src/features/practice/use-golfer.ts';
import { markText } from '#src/features/practice/wording.ts';
import { scoreText } from '#src/domain/coach/score-text.ts';
import { season as words } from './copy.ts';
import type { SeasonSearch } from './season-search.ts';

const SESSIONS_READ = 1000;
const MOST_YEARS = 4;

const yearOf = (day: string): number => Number(day.slice(0, 4));
const hours = (minutes: number): string => (minutes / 60).toFixed(1);

/** What was finished in each season; undefined while loading. */
const useSeasons = () => {
  const { documents: sessions, ready: sessionsReady } = useFinishedPractice(SESSIONS_READ);
  const { workouts, ready: workoutsReady } = useFinishedWorkouts(SESSIONS_READ);
  const { record: rounds, complete } = useRoundFacts();
  if (!(sessionsReady && workoutsReady && complete)) return undefined;
  const days = [
    ...sessions.map(({ practicedOn }) => practicedOn),
    ...workouts.flatMap(({ completedAt }) => (completedAt ? localDay(completedAt) : [])),
    ...rounds.map(({ playedOn }) => playedOn),
  ];
  return {
    years: [...new Set(days.map(yearOf))].toSorted((a, b) => b - a),
    of: (year: number) => ({
      sessions: sessions.filter(({ practicedOn }) => yearOf(practicedOn) === year),
      workouts: workouts.filter(({ completedAt }) => completedAt && yearOf(localDay(completedAt)) === year),
      rounds: rounds.filter(({ playedOn }) => yearOf(playedOn) === year),
    }),
  };
};
type Season = ReturnType<NonNullable<ReturnType<typeof useSeasons>>['of']>;

const Totals = ({
  season: { sessions, workouts, rounds },
  today,
}: {
  readonly season: Season;
  readonly today: string;
}) => {
  const { minutes, balls, passed, judged } = practiceTotals(sessions, sessions, today);
  const trainedSec = workouts.reduce((sum, { durationSec = 0 }) => sum + durationSec, 0);
  const tiles = [
    [words.totals.rounds, String(rounds.length)],
    [words.totals.sessions, String(sessions.length)],
    [words.totals.practised, hours(minutes)],
    [words.totals.balls, String(balls)],
    [words.totals.passed, words.of(passed, judged)],
    [words.totals.workouts, String(workouts.length)],
    [words.totals.trained, hours(trainedSec / 60)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4 xl:grid-cols-7">
      {tiles.map(([name, value]) => (
        <div key={name}>
          <dt className="text-note text-rough">{name}</dt>
          <dd
            className="figures text-title font-strong"
            {...(name === words.totals.passed && countData('season/passed', passed, judged))}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
};

type FigureProps = { readonly name: string; readonly value: string; readonly fact?: ReturnType<typeof factData> };

const Figure = ({ name, value, fact }: FigureProps) => (
  <div className="min-w-24">
    <dt className="text-fine text-rough">{name}</dt>
    <dd className="figures font-strong" {...fact}>
      {value}
    </dd>
  </div>
);

/** A drill's first score of the season, its best, and the mark it has led to. */
type LevelProps = { readonly record: DrillRecord; readonly year: number };

const Level = ({ record: { drillId, times, first, best }, year }: LevelProps) => {
  const { markOf, ready } = useGolfer();
  const drill = drillById(drillId);
  if (!drill || !first || !best) return null;
  return (
    <li className="rule-b flex items-start gap-4 py-3">
      <DrillRowPicture drillId={drillId} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {drill.name} <span className="text-note font-text text-rough">{words.times(times)}</span>
        </p>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 pt-1">
          <Figure
            name={words.first}
            value={scoreText(first.score, drill.pass)}
            fact={factData(['result', scoreText(first.score, drill.pass), `${year} first/${drillId}`])}
          />
          <Figure
            name={words.best}
            value={scoreText(best.score, drill.pass)}
            fact={factData(['result', scoreText(best.score, drill.pass), `${year} best/${drillId}`])}
          />
          <Figure
            name={words.now}
            value={ready ? markText(drill, markOf(drill)) : '–'}
            fact={factData(['mark', ready ? String(markOf(drill)) : undefined, drill.id])}
          />
        </dl>
      </div>
    </li>
  );
};

/** Drills with a score, most often done first. */
const Levels = ({ season: { sessions }, year }: { readonly season: Season; readonly year: number }) => {
  const scored = [...drillRecords(sessions).values()]
    .filter(({ first }) => first !== undefined)
    .toSorted((a, b) => b.times - a.times || (a.drillId < b.drillId ? -1 : 1));
  return (
    <Section title={words.levels}>
      {scored.length === 0 && <p className="measure text-note text-rough">{words.levelsEmpty}</p>}
      <ul className="grid gap-x-10 lg:grid-cols-2 2xl:grid-cols-3">
        {scored.map((record) => (
          <Level key={record.drillId} record={record} year={year} />
        ))}
      </ul>
    </Section>
  );
};

/** What was still there a week after it was repeated. */
const Tests = ({ season: { sessions } }: { readonly season: Season }) => {
  const tests = sessions.filter(({ transferOf }) => transferOf !== undefined);
  const { passed, judged } = marksReached(tests.flatMap(({ blocks }) => blocks));
  if (judged === 0) return null;
  return (
    <Section title={words.tests}>
      <p>{words.testsText(passed, judged)}</p>
    </Section>
  );
};

type Props = { readonly at: SeasonSearch; readonly go: (at: SeasonSearch) => void };

/** /practice/season: what a golfer did in a season, as counted and timed. */
export const SeasonScreen = ({ at, go }: Props) => {
  const today = useToday();
  const seasons = useSeasons();
  const year = at.year ?? yearOf(today);
  const years = [...new Set([yearOf(today), ...(seasons?.years ?? [])])].toSorted((a, b) => b - a).slice(0, MOST_YEARS);
  const season = seasons?.of(year);
  return (
    <Page
      width="wide"
      title={words.title(year)}
      lead={words.lead}
      back={
        <Link to="/practice" className={`${textLinkLook} self-start`}>
          <BackIcon className="size-4" />
          {copy.title}
        </Link>
      }
    >
      {years.length > 1 && (
        <SegmentedControl
          label={words.year}
          value={String(year)}
          segments={years.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={(value) => go({ year: Number(value) })}
        />
      )}
      {!season && (
        <div aria-busy="true">
          <Skeleton className="h-60" />
        </div>
      )}
      {season && !seasons?.years.includes(year) && (
        <EmptyState
          of="numbers"
          action={
            <Link to="/practice" className={buttonLook({ variant: 'primary' })}>
              {words.practise}
            </Link>
          }
        >
          {words.empty(year)}
        </EmptyState>
      )}
      {season && seasons?.years.includes(year) && (
        <>
          <Totals season={season} today={today} />
          <Levels season={season} year={year} />
          <Tests season={season} />
        </>
      )}
    </Page>
  );
};
