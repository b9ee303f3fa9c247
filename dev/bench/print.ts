import { type Figure, type Measured, isMet } from './figure.ts';

// The table for people, and the last line for programs.

const text = (value: number | undefined): string => {
  if (value === undefined) return '';
  return Math.abs(value) >= 100 ? String(Math.round(value)) : value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
};

const goalText = ({ goal }: Measured): string => {
  if (!goal) return '';
  return 'atMost' in goal ? `at most ${goal.atMost}` : `at least ${goal.atLeast}`;
};

const verdict = (figure: Measured): string => {
  const met = isMet(figure);
  if (met === undefined) return '';
  return met ? 'met' : 'NOT MET';
};

const row = (figure: Figure): readonly string[] => {
  if ('notMeasured' in figure) return [figure.title, '', '', '', '', `not measured: ${figure.notMeasured}`];
  const { title, ours, baseline, sidesIn = '', value, unit } = figure;
  const side = (of: number | undefined) => (of === undefined ? '' : `${text(of)} ${sidesIn}`.trim());
  return [title, side(ours), side(baseline), `${text(value)} ${unit}`, goalText(figure), verdict(figure)];
};

/** Figures with their targets, notes below. */
export const table = (figures: readonly Figure[]): string => {
  const rows = [['figure', 'ours', 'baseline', 'measured', 'goal', ''], ...figures.map(row)];
  const widths = rows[0]!.map((_, column) =>
    // A figure that could not be measured says why in the last column, which has no fixed width.
    Math.max(...rows.map((cells) => (column < 5 ? cells[column]!.length : 0))),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd();
  const notes = figures.flatMap((figure) =>
    'note' in figure && figure.note ? [`${figure.title}: ${figure.note}`] : [],
  );
  return [...rows.map(line), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
};

/** One line of JSON with every figure by its id. */
export const json = (figures: readonly Figure[], about: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({
    ...about,
    figures: Object.fromEntries(
      figures.map((figure) => {
        const { id, ...rest } = figure;
        return [id, 'notMeasured' in figure ? rest : { ...rest, met: isMet(figure) ?? null }];
      }),
    ),
  });
