import type { ReactNode } from 'react';

type Props = { readonly lines: readonly string[]; readonly children?: ReactNode };

/** Warnings the golfer should heed before going on. Shows nothing if there are none. */
export const FlagNote = ({ lines, children }: Props) =>
  lines.length === 0 ? null : (
    <div className="measure flex flex-col items-start gap-2 border-l-4 border-flag bg-flag-tint px-4 py-2 text-note">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </div>
  );
