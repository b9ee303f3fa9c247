import { Link } from '@tanstack/react-router';
import { useHandicapRecord, useRoundFacts } from '#src/data/queries/analytics.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { IndexGraph } from './index-graph.tsx';

/** The trend of the index, shown beside the week's work on desktop. Empty before the first round. */
export const IndexTrend = () => {
  const { record: rounds, complete } = useRoundFacts();
  const record = useHandicapRecord(rounds, complete);
  if (!record) return <Skeleton className="h-72" />;
  if (record.entries.length === 0) return null;
  return (
    <section aria-label={copy.handicap.trend} className="relative">
      <IndexGraph entries={record.entries} />
      <Link to="/analytics" search={{ tab: 'handicap' }} className={`${textLinkLook} absolute top-0 right-0`}>
        {copy.handicap.record}
      </Link>
    </section>
  );
};
