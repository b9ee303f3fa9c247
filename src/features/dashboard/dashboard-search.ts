import { readFaultId } from '@divot/golf-content';
import { oneOf, searchOf } from '#src/platform/search-params.ts';

// What is open on the dashboard. It is in the address, so that Back closes it and a reload reopens it.

export const parseDashboardSearch = searchOf({
  tab: oneOf(['on-course']),
  show: oneOf(['thought', 'routine', 'goals']),
  /** The swing issue shown in detail. */
  fault: readFaultId,
});
export type DashboardSearch = ReturnType<typeof parseDashboardSearch>;
export type Go = (at: DashboardSearch) => void;
