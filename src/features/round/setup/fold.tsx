import type { ReactNode } from 'react';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';

type FoldProps = {
  readonly title: string;
  /** How it stands. */
  readonly state: string;
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
};

/** What is as usual on most days, in one line that opens. */
export const Fold = ({ title, state, startsOpen = false, children }: FoldProps) => (
  <div className="rule-t">
    <Disclosure
      startsOpen={startsOpen}
      title={
        <span className="flex flex-col py-2">
          {title}
          <span className="text-note font-text text-rough">{state}</span>
        </span>
      }
    >
      {children}
    </Disclosure>
  </div>
);
