import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { EmptyDrawing, type Subject } from './empty-drawing.tsx';

type EmptyStateProps = {
  /** What the drawing shows. */
  readonly of: Subject;
  /** One sentence: what will be here. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** What will be here, with the same parts, in place of the drawing. Neither finger, key nor screen reader gets to it. */
  readonly example?: ReactNode;
};

export const EmptyState = ({ of, children, action, example }: EmptyStateProps) => (
  <div
    className={clsx(
      'flex flex-col items-start gap-4',
      example === undefined ? 'py-6 sm:flex-row sm:items-center sm:gap-8' : 'py-2',
    )}
  >
    {example === undefined ? (
      <EmptyDrawing of={of} />
    ) : (
      <div aria-hidden="true" inert className="w-full rounded-control border-2 border-dashed border-edge px-3 pt-2">
        <p className="label text-rough">For example</p>
        <div className="opacity-60">{example}</div>
      </div>
    )}
    <div className="flex flex-col items-start gap-4">
      <p className="measure text-body text-rough">{children}</p>
      {action}
    </div>
  </div>
);
