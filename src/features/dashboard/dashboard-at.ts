import { type FaultId, isFaultId } from '#src/domain/faults/fault-ids.ts';

// What of the dashboard is open. It is in the address, so that Back closes it and a reload finds it again.

const MODALS = ['thought', 'routine', 'goals'] as const;

export type DashboardAt = {
  readonly tab?: 'on-course' | undefined;
  readonly show?: (typeof MODALS)[number] | undefined;
  /** The swing issue whose detail is open. */
  readonly fault?: FaultId | undefined;
};

/** Reads the address; what does not fit is left out. */
export const dashboardAtFrom = ({ tab, show, fault }: Readonly<Record<string, unknown>>): DashboardAt => {
  const modal = MODALS.find((one) => one === show);
  return {
    ...(tab === 'on-course' ? { tab } : {}),
    ...(modal ? { show: modal } : {}),
    ...(typeof fault === 'string' && isFaultId(fault) ? { fault } : {}),
  };
};

export type Go = (at: DashboardAt) => void;
