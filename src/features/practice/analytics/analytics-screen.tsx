import { countData } from '#src/domain/facts.ts';
import { Link } from '@tanstack/react-router';
import { useFinishedPractice } from '#src/data/queries/practice.ts';
import { namedPart } from '#src/domain/coach/named.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import { useFocusQuote } from '#src/data/queries/focus-quote.ts';
import {
  LEAST_ATTEMPTS,
  LEAST_SESSIONS,
  PRACTICE_AREAS,
  type PracticeSession,
  type Span,
  type Totals,
  type TransferGap as Gap,
  drillTrends,
  practiceBalance,
  practiceTotals,
  sessionsWithin,
  transferGap,
  weeksOfPractice,
} from '@divot/practice';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy, words } from '#src/features/practice/copy.ts';
import { figures } from './copy.ts';
import { type PracticeAnalyticsSearch, spans } from './practice-analytics-search.ts';
import { Balance } from './balance.tsx';
import { type IsoDay, minutesText } from '@divot/basics';
import { dayOfMonthText } from '#src/platform/clock/day-text.ts';
import { StackedBars } from '#src/ui/charts/stacked-bars.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { useState } from 'react';
import { drillById, isLowerBetter } from '@divot/golf-content';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';
import { Select } from '#src/ui/primitives/select.tsx';

const plain = (value: number) => String(Math.round(value * 10) / 10);

/** One drill's scores over time: the mean with its standard deviation, and the first score against the last. */
const DrillTrends = ({ sessions }: { readonly sessions: readonly PracticeSession[] }) => {
  const trends = drillTrends(sessions);
  const [chosen, setChosen] = useState<string>();
  const trend = trends.find(({ drillId }) => drillId === chosen) ?? trends[0];
  const drill = trend && drillById(trend.drillId);
  const [first, last] = [trend?.scores[0], trend?.scores.at(-1)];
  return (
    <Section title={figures.trends}>
      {!trend || !drill || !first || !last ? (
        <p className="measure text-note text-rough">{figures.trendsNeed(LEAST_SESSIONS)}</p>
      ) : (
        <div className="grid gap-x-10 gap-y-4 *:min-w-0 lg:grid-cols-[1fr_2fr]">
          <div className="flex flex-col gap-4">
            <Select
              label={figures.drill}
              value={trend.drillId}
              options={trends.map(({ drillId, scores }) => ({
                value: drillId,
                label: `${drillById(drillId)?.name ?? drillId}, ${figures.times(scores.length)}`,
              }))}
              onChange={setChosen}
            />
            <dl className="grid grid-cols-2 gap-4">
              <div>
                <dt className="text-note text-rough">{figures.mean}</dt>
                <dd className="figures text-title font-strong">
                  {plain(trend.mean)} <span className="text-lead text-rough">± {plain(trend.deviation)}</span>
                </dd>
              </div>
              <div>
                <dt className="text-note text-rough">{figures.firstLast}</dt>
                <dd className="figures text-title font-strong">
                  {plain(first.score)} <span className="text-rough">→</span> {plain(last.score)}
                </dd>
              </div>
            </dl>
            <p className="text-fine text-rough">{figures.better(isLowerBetter(drill))}</p>
          </div>
          <LineTrend
            title={drill.name}
            note={figures.trendNote(trend.scores.length)}
            measure={figures.score}
            format={(value) => plain(value)}
            points={trend.scores.map(({ score, day: when }) => ({ when: dayOfMonthText(when), value: score }))}
            band={{
              from: trend.mean - trend.deviation,
              to: trend.mean + trend.deviation,
              name: figures.usual,
            }}
            words={{ when: figures.when, smallSample: figures.few }}
          />
        </div>
      )}
    </Section>
  );
};

const rate = ({ successes, attempts }: Gap['block']): string =>
  attempts === 0 ? '–' : `${Math.round((successes / attempts) * 100)}%`;

/** Names a difference only if its band excludes zero. Otherwise chance may explain it. */
const kindOf = ({ low, high }: NonNullable<Gap['gap']>) => (low > 0 ? 'less' : high < 0 ? 'more' : 'unclear');

const Difference = ({ gap }: { readonly gap: NonNullable<Gap['gap']> }) => {
  const kind = kindOf(gap);
  return (
    <>
      <p className={`figures font-strong ${kind === 'unclear' ? 'text-title' : 'text-figure leading-none'}`}>
        {kind === 'unclear' ? figures.gapUnclear : figures.points(Math.abs(gap.points))}
      </p>
      <p className="measure pt-2 text-note">{figures.gapText(kind, gap.low, gap.high)}</p>
    </>
  );
};

/** How much of the success in repeated practice is lost when the task changes. */
export const TransferGap = ({ gap: { gap, block, random } }: { readonly gap: Gap }) => (
  <Section title={figures.gap}>
    {gap === undefined ? (
      <p className="measure text-note text-rough">
        {figures.gapNeeds(LEAST_ATTEMPTS, block.attempts, random.attempts)}
      </p>
    ) : (
      <>
        <Difference gap={gap} />
        <dl className="grid grid-cols-2 gap-4 pt-4">
          {(
            [
              ['block', block],
              ['random', random],
            ] as const
          ).map(([mode, rates]) => (
            <div key={mode}>
              <dt className="text-note text-rough">{figures.rates[mode]}</dt>
              <dd>
                <span className="figures block text-title font-strong">{rate(rates)}</span>
                <span
                  className="block text-fine text-rough"
                  {...countData(`tries/${mode}`, rates.successes, rates.attempts)}
                >
                  {figures.of(rates.successes, rates.attempts)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </>
    )}
  </Section>
);

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The chosen period in six figures, with a note where a figure needs one. */
const Tiles = ({ totals }: { readonly totals: Totals }) => {
  const { minutes, sessions, balls, blockShare, passed, judged, weeksInRow } = totals;
  const tiles = [
    [figures.minutes, minutesText(minutes), figures.perSession(Math.round(minutes / sessions))],
    [figures.sessions, String(sessions), undefined],
    [figures.balls, String(balls), undefined],
    [figures.mix, `${Math.round(blockShare * 100)} : ${Math.round(100 - blockShare * 100)}`, figures.mixNote],
    [figures.passRate, judged === 0 ? '–' : percent(passed / judged), figures.of(passed, judged)],
    [figures.streak, String(weeksInRow), figures.streakNote],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 xl:grid-cols-6">
      {tiles.map(([name, value, note]) => (
        <div key={name}>
          <dt className="text-note text-rough">{name}</dt>
          <dd>
            <span className="figures block text-title font-strong">{value}</span>
            {note && (
              <span
                className="block text-fine text-rough"
                {...(name === figures.passRate && countData('period/passed', passed, judged))}
              >
                {note}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};

const MOST_WEEKS = 12;

type WeeksChartProps = { readonly sessions: readonly PracticeSession[]; readonly today: IsoDay };

/** Minutes per week by area of the game. */
const WeeksChart = ({ sessions, today }: WeeksChartProps) => {
  const weeks = weeksOfPractice(sessions, today, MOST_WEEKS);
  return (
    <StackedBars
      title={figures.weeks}
      note={figures.weeksNote(weeks.length)}
      nameColumn={figures.week}
      parts={PRACTICE_AREAS.map((area) => words.areas[area])}
      bars={weeks.map(({ week, minutes }) => ({
        name: dayOfMonthText(week),
        counts: PRACTICE_AREAS.map((area) => Math.round(minutes[area])),
      }))}
    />
  );
};

const USUAL: Span = 30;
const SESSIONS_READ = 1000;

type Props = { readonly at: PracticeAnalyticsSearch; readonly go: (at: PracticeAnalyticsSearch) => void };

/** /practice/analytics: how much the golfer practises, and whether that time goes where strokes are lost. */
export const AnalyticsScreen = ({ at, go }: Props) => {
  const { documents: all, ready: sessionsReady } = useFinishedPractice(SESSIONS_READ);
  const decided = useDecision();
  const quote = useFocusQuote();
  const ready = sessionsReady && decided !== undefined;
  const today = useToday();
  const range = at.range ?? USUAL;
  const sessions = sessionsWithin(all, range, today);
  const isEnough = sessions.length >= LEAST_SESSIONS;
  return (
    <Page
      width="wide"
      title={copy.analytics}
      lead={quote && <span {...quote.facts}>{quote.text}</span>}
      back={
        <Link to="/practice" className={`${textLinkLook} self-start`}>
          <BackIcon className="size-4" />
          {copy.title}
        </Link>
      }
    >
      <SegmentedControl
        label={figures.range}
        value={String(range)}
        segments={spans.map((span) => ({ value: String(span), label: figures.ranges[span] }))}
        onChange={(value) => go({ range: spans.find((span) => String(span) === value) })}
      />
      {!ready && (
        <div aria-busy="true">
          <Skeleton className="h-60" />
        </div>
      )}
      {ready && !isEnough && (
        <EmptyState
          of="numbers"
          action={
            <Link to="/practice" className={buttonLook({ variant: 'primary' })}>
              {figures.practise}
            </Link>
          }
        >
          {figures.needs(LEAST_SESSIONS, sessions.length, figures.within[range])}
        </EmptyState>
      )}
      {ready && isEnough && (
        <>
          <Tiles totals={practiceTotals(sessions, all, today)} />
          <Balance balance={practiceBalance(sessions, decided.losses)} part={namedPart(decided.decision)} />
          <div className="grid gap-x-10 gap-y-8 *:min-w-0 lg:grid-cols-2">
            <div className="rule-t pt-4">
              <WeeksChart sessions={sessions} today={today} />
            </div>
            <TransferGap gap={transferGap(sessions)} />
          </div>
          <DrillTrends sessions={sessions} />
        </>
      )}
    </Page>
  );
};
