import { type ReactNode, createContext, use } from 'react';
import { OpenIcon } from '#src/ui/icons/control-icons.ts';

type ChartFigureProps = {
  readonly title: string;
  /** Sample and method, in a line under the title: "23 rounds since April". */
  readonly note?: string | undefined;
  /** Column names of the table that gives the same facts to a screen reader. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly children: ReactNode;
};

export type Headline = {
  readonly value: string;
  /** What the value is, if the chart's title does not say it. */
  readonly of?: string | undefined;
  /** Of the element that shows `value`. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
};

const FoldedContext = createContext<Headline | undefined>(undefined);

/** Folds the chart in it under its title and one number. */
export const FoldedChart = ({ headline, children }: { readonly headline: Headline; readonly children: ReactNode }) => (
  <FoldedContext value={headline}>{children}</FoldedContext>
);

const Note = ({ note }: Pick<ChartFigureProps, 'note'>) =>
  note && <span className="block text-fine text-rough">{note}</span>;

const Drawing = ({ title, columns, rows, children }: Omit<ChartFigureProps, 'note'>) => (
  <>
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
  </>
);

/** A chart with its title, its sample, and the table that a screen reader reads instead of the drawing. */
export const ChartFigure = ({ note, ...drawing }: ChartFigureProps) => {
  const { title } = drawing;
  const folded = use(FoldedContext);
  if (!folded) {
    return (
      <figure className="flex flex-col gap-3">
        <figcaption>
          <span className="block text-body font-strong">{title}</span>
          <Note note={note} />
        </figcaption>
        <Drawing {...drawing} />
      </figure>
    );
  }
  return (
    <figure aria-label={title} className="rule-b">
      <details className="group/chart">
        <summary className="flex min-h-play flex-wrap items-center gap-x-3 py-2">
          <span className="row-words">
            <span className="block">{title}</span>
            {folded.of !== undefined && <span className="block text-fine text-rough">{folded.of}</span>}
          </span>
          <span className="figures text-title leading-none font-strong" {...folded.attributes}>
            {folded.value}
          </span>
          <OpenIcon className="size-5 text-rough group-open/chart:rotate-180 print:hidden" />
        </summary>
        <div className="flex flex-col gap-3 pt-1 pb-5">
          <Note note={note} />
          <Drawing {...drawing} />
        </div>
      </details>
    </figure>
  );
};
