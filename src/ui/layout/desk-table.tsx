import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type Column = {
  readonly name: string;
  readonly isNumber?: boolean;
  /** The cells explain themselves, so the column name is for screen readers only. */
  readonly isForScreenReaders?: boolean;
};

type Props = { readonly columns: readonly Column[]; readonly children: ReactNode };

/** A list as a desktop table: one column per fact, one row per entry. Its rows are `DeskRow`. */
export const DeskTable = ({ columns, children }: Props) => (
  <table className="w-full text-note">
    <thead>
      <tr className="rule-b text-fine text-rough">
        {columns.map(({ name, isNumber, isForScreenReaders }) => (
          <th key={name} scope="col" className={clsx('py-1 pr-4 font-medium', isNumber ? 'text-right' : 'text-left')}>
            {isForScreenReaders ? <span className="sr-only">{name}</span> : name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

/** The whole row is the tap target of the link or button that has `after:absolute after:inset-0`. */
export const DeskRow = ({ children }: { readonly children: ReactNode }) => (
  <tr className="rule-b relative hover:bg-sunken">{children}</tr>
);
