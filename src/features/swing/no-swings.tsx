import type { ReactNode } from 'react';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { SwingRow } from './swing-row.tsx';

/** A swing as it stands in the list, before the golfer has one. */
const EXAMPLE = {
  id: 'example',
  userId: 'example',
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-01T10:00:00.000Z',
  sortKey: 0,
  recordedAt: '2026-05-01T10:00:00.000Z',
  status: 'analysed',
  view: 'face-on',
  club: '7-iron',
  tempo: { backswingMs: 780, downswingMs: 260, ratio: 3 },
  findings: [{ id: 'example', faultId: 'sway', confidence: 'high', metric: 'hipSwayTop', value: 0.3, frame: 0 }],
} satisfies Swing;

const ExampleSwing = () => (
  <ul>
    <SwingRow swing={EXAMPLE} />
  </ul>
);

type Props = { readonly children: ReactNode; readonly action?: ReactNode };

/** In place of a list of swings before the first one. */
export const NoSwings = ({ children, action }: Props) => (
  <EmptyState of="swings" action={action} example={<ExampleSwing />}>
    {children}
  </EmptyState>
);
