import type { ReactNode } from 'react';
import { EmptyDrawing, type Subject } from './empty-drawing.tsx';

type EmptyStateProps = {
  /** What the drawing shows. */
  readonly of: Subject;
  /** One sentence: what will be here. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

export const EmptyState = ({ of, children, action }: EmptyStateProps) => (
  <div className="flex flex-col items-start gap-4 py-6 sm:flex-row sm:items-center sm:gap-8">
    <EmptyDrawing of={of} />
    <div className="flex flex-col items-start gap-4">
      <p className="measure text-body text-rough">{children}</p>
      {action}
    </div>
  </div>
);
