import { rarePars } from '#src/domain/rounds/course-check.ts';
import { yardUnit } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { copy } from './copy.ts';
import type { Problems } from '#src/domain/forms/fields.ts';
import { type HoleTyped, holeField, womensField } from './course-fields.ts';

type Props = {
  readonly holes: readonly HoleTyped[];
  /** Names of the nines, if the card has its own for them: each counts its holes from 1. */
  readonly nines: readonly string[];
  readonly problems: Problems;
  readonly onEdit: (at: number, part: Partial<HoleTyped>) => void;
  /** The women’s pars and stroke indexes. */
  readonly isOfWomen?: boolean;
};

const input =
  'edge figures min-h-touch w-full min-w-0 rounded-control bg-surface px-2 text-center text-body aria-invalid:border-flag-ink';

const COLUMNS = ['par', 'index', 'length'] as const;

/** Par, stroke index and length for each hole, as on the paper card. */
export const HoleTable = ({ holes, nines, problems, onEdit, isOfWomen = false }: Props) => {
  const fieldOf = (field: string) => (isOfWomen ? womensField(field) : field);
  const columns = COLUMNS.slice(0, isOfWomen ? 2 : 3);
  const { units } = usePreferences();
  const names = { par: copy.par, index: copy.index, length: copy.length(yardUnit(units)) };
  const wrong = ['par', 'strokeIndex', 'yards'].map((field) => problems[fieldOf(field)]).filter(Boolean);
  const rare = rarePars(holes.map(({ par }) => Number(par)));
  const holeName = (at: number) =>
    nines.length === 0 ? String(at + 1) : `${nines[Math.floor(at / 9)] ?? ''} ${(at % 9) + 1}`;
  const parOf = (some: readonly HoleTyped[]) => some.reduce((sum, { par }) => sum + (Number(par) || 0), 0);
  const total =
    nines.length === 0 ? parOf(holes) : nines.map((_, at) => parOf(holes.slice(9 * at, 9 * at + 9))).join(' + ');
  return (
    <div className="flex flex-col gap-3">
      <table aria-label={copy.holes} className="w-full max-w-120 border-separate border-spacing-1">
        <thead>
          <tr className="text-left text-note text-rough">
            <th scope="col" className="w-10 font-medium">
              {copy.hole}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="font-medium">
                {names[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {holes.map((hole, at) => (
            <tr key={at}>
              <th scope="row" className="figures font-medium">
                {holeName(at)}
              </th>
              {columns.map((column) => (
                <td key={column}>
                  <input
                    className={input}
                    inputMode="numeric"
                    autoComplete="off"
                    aria-invalid={problems[fieldOf(holeField(column, at))] === undefined ? undefined : true}
                    aria-label={`${isOfWomen ? `${copy.women}, ` : ''}${copy.hole} ${holeName(at)}, ${names[column]}`}
                    value={hole[column]}
                    onChange={(event) => onEdit(at, { [column]: event.currentTarget.value })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="figures font-medium">{copy.total(total)}</p>
      {rare.length > 0 && (
        <p role="status" className="border-l-4 border-sand bg-sand-tint px-4 py-2 text-note font-medium">
          {copy.rarePar(rare)}
        </p>
      )}
      {wrong.map((problem) => (
        <p key={problem} className="text-note font-medium text-flag-ink">
          {problem}
        </p>
      ))}
    </div>
  );
};
