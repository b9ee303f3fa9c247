import type { ReactNode } from 'react';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Foot } from './foot.tsx';

type ActionBarProps = {
  readonly children: ReactNode;
  /** Why the last tap on one of them did not work: said where the tap was, whatever is scrolled to. */
  readonly problem?: string | undefined;
};

/**
 * The buttons that a step ends with. On a phone they stay in sight above the tab bar however long the step is; on its
 * side there is no room for that.
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
