import { sum } from '@divot/basics';
import { clsx } from 'clsx';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { CourseRecord } from '#src/domain/rounds/course-record.ts';
import { holeLength } from '#src/domain/rounds/hole-length.ts';
import type { CoursePack } from '@divot/ground';
import { holeOf } from '@divot/golf-rules';
import { shownMetres, shownYards } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { DeskRow } from '#src/ui/layout/desk-table.tsx';
import { copy } from './copy.ts';

type Props = {
  readonly tee: Tee;
  readonly pack: CoursePack | undefined;
  readonly record: CourseRecord;
  readonly shown: number;
  readonly onHole: (n: number) => void;
};

const number = 'pl-2 text-right';

/** The card, with the golfer's average and best beside each hole. A tap on a hole shows it. */
export const HoleTable = ({ tee, pack, record, shown, onHole }: Props) => {
  const { units } = usePreferences();
  const holes = record.holes.map((played) => {
    const hole = holeOf(tee, played.n);
    return { ...hole, ...played, length: holeLength(hole, pack) };
  });
  const hasMapLength = holes.some(({ length }) => length.map);
  const yards = holes.flatMap(({ length }) => length.yards ?? []);
  const averages = holes.flatMap(({ average }) => average ?? []);
  return (
    <div className="flex flex-col gap-2">
      <div className="overflow-x-auto">
        <table aria-label={copy.holes} className="figures w-full text-note">
          <thead>
            <tr className="rule-b text-fine text-rough">
              {copy.columns.map(({ name }, at) => (
                <th
                  key={name}
                  scope="col"
                  className={clsx('py-1 font-medium', at === 0 ? 'text-left' : 'pl-2 text-right')}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {holes.map(({ n, par, si, length, average, best }) => (
              <DeskRow key={n} isShown={n === shown}>
                <th scope="row" className="text-left font-medium">
                  <button
                    type="button"
                    data-row-target
                    aria-label={copy.hole(n)}
                    aria-current={n === shown ? 'true' : undefined}
                    className="min-h-touch min-w-touch pl-2 text-left lg:min-h-8"
                    onClick={() => onHole(n)}
                  >
                    {n}
                  </button>
                </th>
                <td className={number}>{par}</td>
                <td className={`${number} text-rough`}>{si}</td>
                <td className={number}>
                  {length.yards !== undefined && shownYards(length.yards, units)}
                  {length.map && <span className="text-rough"> ({shownMetres(length.map.metres, units)})</span>}
                </td>
                <td className={number}>{average?.toFixed(1)}</td>
                <td className={`${number} pr-2`}>{best}</td>
              </DeskRow>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-strong">
              <th scope="row" className="py-2 pl-2 text-left">
                {copy.total}
              </th>
              <td className={number}>{sum(tee.par)}</td>
              <td colSpan={2} className={number}>
                {yards.length === holes.length && shownYards(sum(yards), units)}
              </td>
              <td className={number}>{averages.length === holes.length && sum(averages).toFixed(1)}</td>
              <td className={`${number} pr-2`}>{record.bestOfEach}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {hasMapLength && pack && <p className="text-fine text-rough">{copy.brackets(pack.name)}</p>}
    </div>
  );
};
