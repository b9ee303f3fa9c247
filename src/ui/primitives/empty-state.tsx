import type { ReactNode } from 'react';
import { ContourDrawing } from './contour-drawing.tsx';

type EmptyStateProps = {
  /** One sentence: what will be here. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

export const EmptyState = ({ children, action }: EmptyStateProps) => (
  <div className="flex flex-col items-start gap-4 py-6 sm:flex-row sm:items-center sm:gap-8">
    <ContourDrawing className="w-36 shrink-0" />
    <div className="flex flex-col items-start gap-4">
      <p className="measure text-body text-rough">{children}</p>
      {action}
    </div>
  </div>
);
