import { Link } from '@tanstack/react-router';
import { useFinishedPractice } from '#src/data/queries/practice.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import { useFocusQuote } from '#src/data/queries/focus-quote.ts';
import {
  LEAST_SESSIONS,
  practiceBalance,
  practiceTotals,
  type Span,
  transferGap,
  within,
} from '#src/domain/practice/analysis.ts';
import { useToday } from '#src/platform/use-clock.ts';
import { BackIcon } from '#src/ui/icons/icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from '#src/features/practice/copy.ts';
import { figures } from './copy.ts';
import { type PracticeAnalyticsSearch, spans } from './practice-analytics-search.ts';
import { Balance } from './balance.tsx';
import { DrillTrends } from './drill-trends.tsx';
import { Tiles } from './tiles.tsx';
import { TransferGap } from './transfer-gap.tsx';
import { WeeksChart } from './weeks-chart.tsx';

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
  const sessions = within(all, range, today);
  const isEnough = sessions.length >= LEAST_SESSIONS;
  return (
    <Page
      width="wide"
      title={copy.analytics}
      lead={quote}
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
          <Balance
            balance={practiceBalance(sessions, decided.losses)}
            part={decided.decision.kind === 'work-on' ? decided.decision.part : undefined}
          />
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
