import { clubPicture, SURE_SPREAD_FROM } from '#src/domain/bag/club-picture.ts';
import { FEWEST_SHOTS, ROUGH_BELOW } from '#src/domain/bag/ladder.ts';
import type { BagSearch } from '#src/features/bag/bag-search.ts';
import { copy } from '#src/features/bag/copy.ts';
import type { BagClub } from '#src/features/bag/use-bag.ts';
import { dayText, monthText } from '#src/platform/day-text.ts';
import { inUnits, shownMetres, unitWord } from '#src/platform/lengths.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';
import { PatternPlot } from '#src/ui/charts/pattern-plot.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { CarryProposal } from './carry-proposal.tsx';
import { FlightLine } from './flight-line.tsx';
import { OnCourse } from './on-course.tsx';
import { PatternFigures } from './pattern-figures.tsx';

const words = copy.club;

type Props = {
  /** With only the chosen place's shots. */
  readonly club: BagClub;
  /** With all its shots. */
  readonly whole: BagClub;
  readonly handedness: 'right' | 'left' | undefined;
  readonly place: BagSearch['place'];
  readonly onPlace: (place: BagSearch['place']) => void;
};

const Places = ({ whole, place, onPlace }: Pick<Props, 'whole' | 'place' | 'onPlace'>) => {
  const onCourse = whole.shots.filter((shot) => shot.place === 'course').length;
  const onRange = whole.shots.length - onCourse;
  if (onCourse === 0 || onRange === 0) return null;
  return (
    <SegmentedControl
      hideLabel
      label={words.places.label}
      value={place ?? 'all'}
      segments={[
        { value: 'all', label: words.places.all(whole.shots.length) },
        { value: 'course', label: words.places.course(onCourse) },
        { value: 'range', label: words.places.range(onRange) },
      ]}
      onChange={(next) => onPlace(next === 'all' ? undefined : next)}
    />
  );
};

const OverTime = ({ overTime }: Pick<ReturnType<typeof clubPicture>, 'overTime'>) => {
  const { units } = usePreferences();
  if (overTime.length < 2) return null;
  return (
    <LineTrend
      title={words.overTime}
      note={words.overTimeNote(overTime.length)}
      measure={words.carry}
      points={overTime.map(({ day, carryM, shots }) => ({
        when: dayText(day),
        value: Math.round(inUnits(carryM, units)),
        isSmallSample: shots < ROUGH_BELOW,
      }))}
      format={String}
      words={{ when: words.day, smallSample: words.small }}
    />
  );
};

const MPS_PER = { imperial: 0.44704, metric: 1 / 3.6 } as const;
const SpeedByMonth = ({ speedByMonth }: Pick<ReturnType<typeof clubPicture>, 'speedByMonth'>) => {
  const { units } = usePreferences();
  if (speedByMonth.length < 2) return null;
  return (
    <LineTrend
      title={words.speed}
      note={words.speedNote(speedByMonth.length)}
      measure={words.speedMeasure(units === 'metric' ? 'km/h' : 'mph')}
      points={speedByMonth.map(({ month, mps, shots }) => ({
        when: monthText(month),
        value: Math.round(mps / MPS_PER[units]),
        isSmallSample: shots < ROUGH_BELOW,
      }))}
      format={String}
      words={{ when: words.month, smallSample: words.small }}
    />
  );
};

/** One club: its carry, its shots from above, and what they mean for aim and for what it clears. */
export const ClubView = ({ club, whole, handedness, place, onPlace }: Props) => {
  const { units } = usePreferences();
  const picture = clubPicture(club.club, club.shots, club.typedM);
  const { pattern, shots, ellipse, mishits, overTime } = picture;
  const days = club.shots.flatMap(({ day }) => day ?? []).sort();
  const { carryM, carryLowM, carryHighM, n } = pattern;
  const isKnown = carryM !== undefined && (n >= FEWEST_SHOTS || club.typedM !== undefined);
  const half = n >= FEWEST_SHOTS && carryM !== undefined ? (carryHighM! - carryLowM!) / 2 : undefined;
  const x = (metres: number) => inUnits(metres, units);
  const legend = ellipse === undefined ? 'none' : n < SURE_SPREAD_FROM ? 'rough' : 'sure';
  return (
    <section className="flex min-w-0 flex-col gap-4" aria-label={club.club}>
      <div className="flex items-end gap-3">
        {isKnown && <span className="figures text-score font-strong">{shownMetres(carryM, units)}</span>}
        <span className="pb-2">
          {isKnown && (
            <span className="block text-lead font-medium">
              {words.about(unitWord(units), half === undefined ? undefined : Math.max(1, shownMetres(half, units)))}
            </span>
          )}
          <span className="text-note text-rough">
            {club.shots.length === 0
              ? words.none
              : words.since(club.shots.length, days[0] === undefined ? undefined : dayText(days[0]))}
          </span>
        </span>
      </div>
      {n > 0 && n < ROUGH_BELOW && (
        <p className="text-note text-sand-ink">{n < FEWEST_SHOTS ? words.fewer : words.rough}</p>
      )}
      <Places whole={whole} place={place} onPlace={onPlace} />
      {shots.length > 0 && (
        <figure className="flex flex-col gap-2">
          <PatternPlot
            label={words.plot(club.club, shots.length, mishits)}
            points={shots.map((shot) => ({ x: x(shot.sideM), y: x(shot.carryM), hollow: shot.isMishit }))}
            ellipse={
              ellipse && {
                x: x(ellipse.sideM),
                y: x(ellipse.carryM),
                halfX: x(ellipse.halfSideM),
                halfY: x(ellipse.halfCarryM),
              }
            }
            target={x(carryM ?? shots[0]!.carryM)}
          />
          {(ellipse !== undefined || mishits > 0) && (
            <figcaption className="text-note text-rough">{words.legends[legend]}</figcaption>
          )}
        </figure>
      )}
      {club.shots.length > 0 && shots.length === 0 && <p className="text-note text-rough">{words.noSides}</p>}
      <OnCourse of={whole.onCourse} />
      <PatternFigures picture={picture} />
      <FlightLine shots={club.shots} handedness={handedness} />
      <CarryProposal key={club.club} club={whole} />
      <OverTime overTime={overTime} />
      <SpeedByMonth speedByMonth={picture.speedByMonth} />
      {club.shots.some((shot) => shot.place === 'range') && <p className="text-fine text-rough">{words.range}</p>}
    </section>
  );
};
