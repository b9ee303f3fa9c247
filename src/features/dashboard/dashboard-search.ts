import { type FaultId, readFaultId } from '@divot/golf-content';
import { compact } from '@divot/basics';
import { oneOfParam } from '#src/platform/search-params.ts';

// What is open on the dashboard. It is in the address, so that Back closes it and a reload reopens it.

const MODALS = ['thought', 'routine', 'goals'] as const;

export type DashboardSearch = {
  readonly tab?: 'on-course' | undefined;
  readonly show?: (typeof MODALS)[number] | undefined;
  /** The swing issue shown in detail. */
  readonly fault?: FaultId | undefined;
};

/** Reads the address and drops invalid values. */
export const parseDashboardSearch = ({ tab, show, fault }: Readonly<Record<string, unknown>>): DashboardSearch =>
  compact({
    tab: oneOfParam(['on-course'], tab),
    show: oneOfParam(MODALS, show),
    fault: readFaultId(fault),
  });

export type Go = (at: DashboardSearch) => void;
