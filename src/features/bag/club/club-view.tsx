import { type ClubPicture, SURE_SPREAD_FROM, clubPicture } from '#src/domain/bag/club-picture.ts';
import { FEWEST_SHOTS, ROUGH_BELOW, carryToPropose } from '#src/domain/bag/ladder.ts';
import type { BagSearch } from '#src/features/bag/bag-search.ts';
import { copy } from '#src/features/bag/copy.ts';
import type { BagClub } from '#src/features/bag/use-bag.ts';
import { dayText, monthText } from '#src/platform/clock/day-text.ts';
import { inUnits, shownMetres, unitWord } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';
import { PatternPlot } from '#src/ui/charts/pattern-plot.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import type { CourseLength } from '#src/domain/bag/marked-shots.ts';
import { ballFlight } from '#src/domain/bag/ball-flight.ts';
import { useState } from 'react';
import { acceptCarry } from '#src/data/commands/profile.ts';
import { fitsSchema } from '@divot/documents';
import { fieldOf } from '#src/domain/entities/limits.ts';
import { METRES_PER_YARD } from '@divot/basics';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { useSession } from '#src/platform/state.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';

const carryProposalWords = copy.club;
/**
 * Carries the golfer chose to keep, stored on this device. Divot asks again once the shots give a different figure.
 */
const KEY = 'divot-kept-carries';
type HiddenCarries = Readonly<Record<string, number>>;
const isHiddenCarries = (value: unknown): value is HiddenCarries =>
  typeof value === 'object' && value !== null && Object.values(value).every((yards) => typeof yards === 'number');

/** Suggests a new carry when the shots disagree with the golfer's own. Never changes it unasked. */
const CarryProposal = ({ club }: { readonly club: BagClub }) => {
  const { units } = usePreferences();
  const session = useSession();
  const [hidden, setHidden] = useState(() => readLocal(KEY, isHiddenCarries) ?? {});
  const proposedM = carryToPropose(club);
  const yards = proposedM === undefined ? undefined : Math.round(proposedM / METRES_PER_YARD);
  const accept = useSingleFlight(async () => {
    if (yards === undefined || session.kind !== 'signed-in') return false;
    succeeded(
      await acceptCarry(session.user.uid, club.club, yards),
      carryProposalWords.used(club.club, shownMetres(proposedM!, units)),
    );
    return false;
  });
  if (yards === undefined || !fitsSchema(yards, fieldOf('profiles', 'bag.carryYards'))) return null;
  if (hidden[club.club] === yards) return null;
  const measured = shownMetres(proposedM!, units);
  const [before, figure, after] =
    club.typedM === undefined
      ? carryProposalWords.untyped(measured)
      : carryProposalWords.typed(shownMetres(club.typedM, units), measured);
  const keep = () => {
    const next = { ...hidden, [club.club]: yards };
    writeLocal(KEY, next);
    setHidden(next);
  };
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-sky-tint px-4 py-3">
      <p className="min-w-40 flex-1 text-body">
        {before}
        <span className="font-strong">{figure}</span>
        {after}
      </p>
      <div className="flex gap-3">
        <Button onClick={keep}>{carryProposalWords.keep}</Button>
        <Button variant="primary" onClick={() => void accept()}>
          {carryProposalWords.use(measured)}
        </Button>
      </div>
    </div>
  );
};

const words = copy.club;

/**
 * What the shot pattern tells: what it clears, where to aim, how wide it is, how often it is mishit. From ten shots on.
 */
const PatternFigures = ({ picture }: { readonly picture: ClubPicture }) => {
  const { units } = usePreferences();
  const { clearsM, ellipse, sideHalfM, mishits, pattern } = picture;
  if (clearsM === undefined) return null;
  const off = ellipse ? shownMetres(ellipse.sideM, units) : 0;
  const [letter, aim] = off < 0 ? (['L', words.right] as const) : (['R', words.left] as const);
  const figures = [
    { value: String(shownMetres(clearsM, units)), label: words.clears },
    ...(ellipse
      ? [
          off === 0
            ? { value: '0', label: words.side }
            : {
                value: `${Math.abs(off)} ${letter}`,
                label: words.sideAim(Math.abs(off), unitWord(units, Math.abs(off)), aim),
              },
          { value: `± ${shownMetres(sideHalfM!, units)}`, label: words.sideHalf },
        ]
      : []),
    { value: `${mishits} / ${pattern.n}`, label: words.mishits },
  ];
  return (
    <dl className="rule-t grid grid-cols-2 gap-x-4 gap-y-3 pt-3 sm:grid-cols-4">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-note text-rough">{label}</dt>
          <dd className="figures text-title font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const sideOf = (value: number): string => (value < 0 ? words.left : words.right);

type FlightLineProps = { readonly shots: BagClub['shots']; readonly handedness: 'right' | 'left' | undefined };

/** The ball's start direction and curve, which no video shows. Shows nothing under ten shots with both measured. */
const FlightLine = ({ shots, handedness }: FlightLineProps) => {
  const { units } = usePreferences();
  const flight = ballFlight(shots, handedness);
  if (!flight) return null;
  const [start, curve] = [Math.round(flight.startDeg), shownMetres(flight.curveM, units)];
  return (
    <div className="rule-t pt-3">
      <h3 className="label text-rough">{words.flight}</h3>
      <p className="text-lead font-medium">{flight.shape ? words.flightShapes[flight.shape] : words.flightOpen}</p>
      <p className="text-note text-rough">
        {words.flightText(
          start === 0 ? words.onLine : words.starts(Math.abs(start), sideOf(start)),
          curve === 0
            ? words.curvesNot
            : words.curves(Math.abs(curve), unitWord(units, Math.abs(curve)), sideOf(curve)),
          flight.n,
        )}
      </p>
    </div>
  );
};

/** The club's distance on the course, from marked balls. Shown beside its carry, never mixed with it. */
const OnCourse = ({ of: { shots, lengthM, halfM } }: { readonly of: CourseLength }) => {
  const { units } = usePreferences();
  if (shots === 0) return null;
  const isKnown = lengthM !== undefined && halfM !== undefined;
  return (
    <div className="rule-t flex items-baseline justify-between gap-3 pt-2">
      <p>
        <span className="block font-medium">{words.onCourse}</span>
        <span className="text-note text-rough">{isKnown ? words.goesFrom(shots) : words.goesFewer(shots)}</span>
      </p>
      {isKnown && (
        <p className="figures text-lead font-strong">
          {words.goes(shownMetres(lengthM, units), Math.max(1, shownMetres(halfM, units)), unitWord(units))}
        </p>
      )}
    </div>
  );
};

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

type Picture = ReturnType<typeof clubPicture>;
type PartProps = Pick<Props, 'club'> & { readonly picture: Picture };

/** The carry, and from how many shots since when. */
const Carry = ({ club, picture: { pattern } }: PartProps) => {
  const { units } = usePreferences();
  const days = club.shots.flatMap(({ day }) => day ?? []).sort();
  const { carryM, carryLowM, carryHighM, n } = pattern;
  const isKnown = carryM !== undefined && (n >= FEWEST_SHOTS || club.typedM !== undefined);
  const half = n >= FEWEST_SHOTS && carryM !== undefined ? (carryHighM! - carryLowM!) / 2 : undefined;
  return (
    <>
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
    </>
  );
};

/** The shots from above, and the ellipse that most of them end in. */
const FromAbove = ({ club, picture: { pattern, shots, ellipse, mishits } }: PartProps) => {
  const { units } = usePreferences();
  const x = (metres: number) => inUnits(metres, units);
  const legend = ellipse === undefined ? 'none' : pattern.n < SURE_SPREAD_FROM ? 'rough' : 'sure';
  if (shots.length === 0) return club.shots.length > 0 && <p className="text-note text-rough">{words.noSides}</p>;
  return (
    <div className="flex flex-col gap-2">
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
        target={x(pattern.carryM ?? shots[0]!.carryM)}
      />
      {(ellipse !== undefined || mishits > 0) && <p className="text-note text-rough">{words.legends[legend]}</p>}
    </div>
  );
};

/** One club: its carry, its shots from above, and what they mean for aim and for what it clears. */
export const ClubView = ({ club, whole, handedness, place, onPlace }: Props) => {
  const picture = clubPicture(club.club, club.shots, club.typedM);
  return (
    <section className="flex min-w-0 flex-col gap-4 2xl:in-columns" aria-label={club.club}>
      <Carry club={club} picture={picture} />
      <Places whole={whole} place={place} onPlace={onPlace} />
      <FromAbove club={club} picture={picture} />
      <OnCourse of={whole.onCourse} />
      <PatternFigures picture={picture} />
      <FlightLine shots={club.shots} handedness={handedness} />
      <CarryProposal key={club.club} club={whole} />
      <OverTime overTime={picture.overTime} />
      <SpeedByMonth speedByMonth={picture.speedByMonth} />
      {club.shots.some((shot) => shot.place === 'range') && <p className="text-fine text-rough">{words.range}</p>}
    </section>
  );
};
