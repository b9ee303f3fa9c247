import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';

export type Column = {
  readonly name: string;
  readonly isNumber?: boolean;
  /** The cells explain themselves, so the column name is for screen readers only. */
  readonly isForScreenReaders?: boolean;
};

type Props = {
  /** What the list is of. */
  readonly label: string;
  readonly columns: readonly Column[];
  readonly children: ReactNode;
};

/** A list as a desktop table: one column per fact, one row per entry. Its rows are `DeskRow`. */
export const DeskTable = ({ label, columns, children }: Props) => (
  <table aria-label={label} className="w-full text-note">
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

/** Not a tap on another link or button of the row, nor on a dialog that one of them has opened. */
const tapTarget = ({ target, currentTarget: row }: MouseEvent<HTMLElement>): void => {
  if (!(target instanceof Element) || !row.contains(target) || target.closest('a, button, label')) return;
  row.querySelector<HTMLElement>('[data-row-target]')?.click();
};

type RowProps = {
  /** What the row opens is shown beside the table. */
  readonly isShown?: boolean;
  readonly children: ReactNode;
};

/**
 * A row. A tap anywhere in it is a tap on its link or button with `data-row-target`, if it has one. A layer over the row
 * would cover the page in WebKit, where a table row contains no layers (WebKit bug 240961).
 */
export const DeskRow = ({ isShown = false, children }: RowProps) => (
  <tr
    className={clsx('rule-b hover:bg-sunken has-data-row-target:cursor-pointer', isShown && 'bg-sunken font-strong')}
    onClick={tapTarget}
  >
    {children}
  </tr>
);
