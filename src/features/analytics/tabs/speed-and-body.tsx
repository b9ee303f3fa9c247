import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useProfile } from '#src/data/queries/profile.ts';
import { useShotSessions } from '#src/data/queries/shots.ts';
import { shotsByClub } from '#src/domain/bag/bag-shots.ts';
import { type MonthOfBody, speedAndBody } from '#src/domain/analytics/speed-and-body.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { monthText } from '#src/platform/clock/day-text.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './speed-copy.ts';

const MPS_PER = { imperial: 0.44704, metric: 1 / 3.6 } as const;
const MONTHS_SHOWN = 12;

const cell = 'py-2 pl-3 text-right align-top';

type CellProps = { readonly value: string | undefined; readonly sample?: string };
/** A figure with its sample count below. */
const Cell = ({ value, sample }: CellProps) => (
  <td className={cell}>
    {value === undefined ? (
      <span className="text-rough">–</span>
    ) : (
      <>
        <span className="figures block font-strong">{value}</span>
        {sample !== undefined && <span className="figures block text-fine text-rough">{sample}</span>}
      </>
    )}
  </td>
);

type RowProps = { readonly row: MonthOfBody; readonly clubs: readonly string[]; readonly perUnit: number };
const MonthRow = ({ row: { month, jump, powerWorkouts, speeds }, clubs, perUnit }: RowProps) => (
  <tr className="rule-b">
    <th scope="row" className="py-2 text-left align-top font-medium">
      {monthText(month)}
    </th>
    <Cell value={jump?.heightCm.toFixed(0)} sample={copy.jumps(jump?.jumps ?? 0)} />
    <Cell value={powerWorkouts === undefined ? undefined : String(powerWorkouts)} />
    {clubs.map((club) => (
      <Cell
        key={club}
        value={speeds[club] && String(Math.round(speeds[club].mps / perUnit))}
        sample={copy.swings(speeds[club]?.shots ?? 0)}
      />
    ))}
  </tr>
);

/** Club speed next to the matching body training, by month. */
export const SpeedAndBody = ({ workouts }: { readonly workouts: readonly Workout[] }) => {
  const { profile } = useProfile();
  const { units } = usePreferences();
  const { sessions } = useShotSessions();
  const { clubs, months } = useMemo(
    () => speedAndBody(shotsByClub(sessions), profile?.jumps ?? [], workouts),
    [sessions, profile?.jumps, workouts],
  );
  // Workouts alone have nothing to compare with.
  const hasMeasure = clubs.length > 0 || months.some(({ jump }) => jump !== undefined);
  const unit = units === 'metric' ? 'km/h' : 'mph';
  return (
    <Section
      title={copy.title}
      className="col-span-full"
      aside={
        <Link to="/workout" search={{ view: 'jump' }} className={textLinkLook}>
          {copy.measure}
        </Link>
      }
    >
      {hasMeasure ? (
        <>
          <table aria-label={copy.title} className="w-full max-w-3xl text-note">
            <thead>
              <tr className="rule-b text-fine text-rough">
                <th scope="col" className="py-1 text-left font-medium">
                  {copy.month}
                </th>
                <th scope="col" className={`${cell} font-medium`}>
                  {copy.jump}
                </th>
                <th scope="col" className={`${cell} font-medium`}>
                  {copy.power}
                </th>
                {clubs.map((club) => (
                  <th key={club} scope="col" className={`${cell} font-medium`}>
                    {copy.club(club, unit)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.slice(0, MONTHS_SHOWN).map((row) => (
                <MonthRow key={row.month} row={row} clubs={clubs} perUnit={MPS_PER[units]} />
              ))}
            </tbody>
          </table>
          <p className="measure pt-2 text-fine text-rough">{copy.note}</p>
        </>
      ) : (
        <p className="measure text-rough">{copy.empty}</p>
      )}
    </Section>
  );
};
