import { clsx } from 'clsx';
import type { ShownHazard } from '@divot/ground';
import { shownMetres } from '#src/platform/lengths.ts';
import type { UnitSystem } from '#src/platform/preferences.ts';
import { copy } from './copy.ts';

type Props = {
  readonly hazards: readonly ShownHazard[];
  readonly units: UnitSystem;
  /** The side of the map away from the green. */
  readonly side: 'left' | 'right';
  /** An old or poor position: shown grey. */
  readonly isPoor: boolean;
};

/** At most three hazards ahead: type, side, where each begins, and the carry over it. */
export const HazardList = ({ hazards, units, side, isPoor }: Props) =>
  hazards.length > 0 && (
    <section
      aria-label={copy.hazardList}
      className={clsx(
        'pointer-events-none absolute top-2 rounded-control bg-paper/92 px-2.5 py-1 in-data-[theme=sunlight]:edge in-data-[theme=sunlight]:bg-paper',
        side === 'left' ? 'left-2' : 'right-2',
      )}
    >
      <p className="text-fine text-rough">{copy.hazards}</p>
      <ul className={clsx('figures text-note', isPoor && 'text-rough')}>
        {hazards.map(({ kind, side: where, reachM, carryM, isAllAlong }) => (
          <li key={`${kind} ${where} ${reachM}`} className="flex items-baseline justify-between gap-3">
            <span>
              {copy.kinds[kind]} <span className="text-rough">{isAllAlong ? '' : copy.side(where)}</span>
            </span>
            <span>
              {isAllAlong ? (
                copy.allAlong(where)
              ) : (
                <span className="text-lead">
                  <b>{shownMetres(reachM, units)}</b>–{shownMetres(carryM, units)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
