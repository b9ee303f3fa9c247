import type { ReactNode } from 'react';

type ChartFigureProps = {
  readonly title: string;
  /** Sample and method, in a line under the title: "23 rounds since April". */
  readonly note?: string | undefined;
  /** Column names of the table that gives the same facts to a screen reader. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly children: ReactNode;
};

/** A chart with its title, its sample, and the table that a screen reader reads instead of the drawing. */
export const ChartFigure = ({ title, note, columns, rows, children }: ChartFigureProps) => (
  <figure className="flex flex-col gap-3">
    <figcaption>
      <span className="block text-body font-strong">{title}</span>
      {note && <span className="block text-fine text-rough">{note}</span>}
    </figcaption>
    <div aria-hidden="true">{children}</div>
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two rows may read the same
            <tr key={`${row.join(' ')} ${index}`}>
              {row.map((cell, column) => (
                <td key={columns[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </figure>
);
