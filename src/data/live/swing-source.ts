import type { DivotDatabase } from '#src/data/db/collections.ts';
import { summaryPage } from '#src/data/db/swing-summaries.ts';
import type { SwingSummary } from '#src/domain/entities/swing.entity.ts';
import { summaryOf } from '#src/domain/swing-history/swing-summary.ts';
import { isSampleShown } from './current.ts';
import { type DigestSource, type Extent, digestSourceOf, pageOf } from './digest.ts';

/** Swings without their large parts from this sort key on, newest first. Each whole swing is read at most once. */
export const summariesFrom = async (
  database: DivotDatabase,
  from: number,
  limit: number,
): Promise<readonly SwingSummary[]> => {
  const summaries = isSampleShown() ? undefined : await summaryPage(database, from, limit);
  return summaries ?? (await pageOf(database.swings, from, limit)).map(summaryOf);
};

/** Digests swings without reading their recorded bodies and pictures. */
export const swingSource = <D>(
  digestOf: (swing: SwingSummary) => D | undefined,
  extent: Extent = {},
): DigestSource<D> => digestSourceOf('swings', { itemOf: summaryOf, pageOf: summariesFrom }, digestOf, extent);
