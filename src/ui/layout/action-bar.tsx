import type { ReactNode } from 'react';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Foot } from './foot.tsx';

type ActionBarProps = {
  readonly children: ReactNode;
  /** Why the last tap on one of the buttons failed. Shown at the buttons, so it is visible at any scroll position. */
  readonly problem?: string | undefined;
};

/**
 * The buttons at the end of a step. On a phone they stay in view above the tab bar, however long the step is. In
 * landscape there is no room for that.
 */
export const ActionBar = ({ children, problem }: ActionBarProps) => (
  <Foot raised className="z-20 -mx-4 -mb-2 flex flex-wrap gap-3 px-4 py-2 lg:static lg:m-0 lg:p-0 low:static">
    {problem !== undefined && (
      <div className="basis-full">
        <ErrorNote title={problem} />
      </div>
    )}
    {children}
  </Foot>
);
