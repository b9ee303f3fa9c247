import { faultName } from '@divot/golf-content';
import { useState } from 'react';
import { joinShot } from '#src/data/commands/swings.ts';
import { useShotSessions } from '#src/data/queries/shots.ts';
import { useSwings } from '#src/data/queries/swings.ts';
import { ballFlight, curveOf, shapeOf } from '#src/domain/bag/ball-flight.ts';
import { type PlacedShot, shotsByClub } from '#src/domain/bag/bag-shots.ts';
import { patternsOf, shotsForSwing, swingPairs } from '#src/domain/bag/swing-shot.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { shownMetres, yardUnit } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { ballCopy } from './ball-copy.ts';

const words = ballCopy;
const MPS_PER = { imperial: 0.44704, metric: 1 / 3.6 } as const;
/** How many swings Divot searches for a pattern. */
const MOST_SWINGS = 200;

const clock = (second: number | undefined): string | undefined =>
  second === undefined
    ? undefined
    : [second / 3600, (second / 60) % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');

const join = async (id: string, key: string | undefined) => succeeded(await joinShot(id, key));

type ShotProps = { readonly swing: Swing; readonly shot: PlacedShot };

const Figures = ({ shot }: Pick<ShotProps, 'shot'>) => {
  const { units } = usePreferences();
  const unit = yardUnit(units);
  const curve = curveOf(shot);
  const perUnit = MPS_PER[units === 'metric' ? 'metric' : 'imperial'];
  const { carryM, launchDirectionDeg, faceDeg, pathDeg, clubSpeedMps } = shot;
  const figures = [
    { label: words.carry, value: `${shownMetres(carryM, units)} ${unit}` },
    launchDirectionDeg === undefined ? undefined : { label: words.start, value: words.open(launchDirectionDeg) },
    curve === undefined
      ? undefined
      : { label: words.curve, value: words.side(shownMetres(carryM * Math.tan((curve * Math.PI) / 180), units), unit) },
    faceDeg === undefined || pathDeg === undefined
      ? undefined
      : { label: words.face, value: words.open(faceDeg - pathDeg) },
    clubSpeedMps === undefined
      ? undefined
      : {
          label: words.speed,
          value: `${Math.round(clubSpeedMps / perUnit)} ${units === 'metric' ? 'km/h' : 'mph'}`,
        },
  ].filter((figure) => figure !== undefined);
  return (
    <dl className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
      {figures.map(({ label, value }) => (
        <div key={label} className="rule-t py-2">
          <dt className="text-note text-rough">{label}</dt>
          <dd className="figures font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Ball = ({ swing, shot, all }: ShotProps & { readonly all: readonly PlacedShot[] }) => {
  const { units } = usePreferences();
  const { swings } = useSwings(MOST_SWINGS);
  const shape = shapeOf(shot, swing.handedness);
  const flight = ballFlight(
    all.filter(({ club }) => club === shot.club),
    swing.handedness,
  );
  const [pattern] = patternsOf(swing, swingPairs(swings, new Map(all.map((one) => [one.key, one]))));
  return (
    <Section title={words.title}>
      <div className="flex flex-col gap-3">
        <p className="text-lead font-medium">{shape ? words.shapes[shape] : words.unshaped}</p>
        <Figures shot={shot} />
        {flight?.shape && (
          <p className="text-note">{words.judged(shot.club, words.flightShapes[flight.shape], flight.n)}</p>
        )}
        {pattern && (
          <p className="text-note">
            {words.pattern(
              faultName(pattern.finding),
              shownMetres(Math.abs(pattern.difference), units),
              yardUnit(units),
              pattern.difference < 0 ? words.left : words.right,
              pattern.pairs,
            )}
          </p>
        )}
        <div className="flex items-center justify-between gap-4">
          <p className="text-note text-rough">{words.source(shot.club, clock(shot.second))}</p>
          <Button variant="quiet" onClick={() => void join(swing.id, undefined)}>
            {words.part}
          </Button>
        </div>
      </div>
    </Section>
  );
};

const Choice = ({ swing, near }: { readonly swing: Swing; readonly near: ReturnType<typeof shotsForSwing> }) => {
  const { units } = usePreferences();
  const isTimed = near[0]!.secondsOff !== undefined;
  const [chosen, setChosen] = useState(isTimed ? near[0]!.shot.key : '');
  const nameOf = ({ club, carryM, second }: PlacedShot) =>
    words.shot(club, shownMetres(carryM, units), yardUnit(units), clock(second));
  return (
    <Section title={words.near}>
      <div className="flex flex-col items-start gap-3">
        <p className="text-note text-rough">{isTimed ? words.nearText : words.ofDay}</p>
        <Select
          label={words.choose}
          value={chosen}
          options={[
            { value: '', label: words.choose },
            ...near.map(({ shot }) => ({ value: shot.key, label: nameOf(shot) })),
          ]}
          onChange={setChosen}
        />
        <Button disabled={chosen === ''} onClick={() => void join(swing.id, chosen)}>
          {words.join}
        </Button>
      </div>
    </Section>
  );
};

/** The launch monitor's shot of this swing, or the shots it may be. Shows nothing if no monitor measured that day. */
export const BallSection = ({ swing }: { readonly swing: Swing }) => {
  const { sessions, complete } = useShotSessions();
  const { swings } = useSwings(MOST_SWINGS);
  if (!complete || sessions.length === 0) return null;
  const all = [...shotsByClub(sessions).values()].flat();
  const shot = swing.shotKey === undefined ? undefined : all.find(({ key }) => key === swing.shotKey);
  if (shot) return <Ball swing={swing} shot={shot} all={all} />;
  const taken = new Set(
    swings.flatMap(({ id, shotKey }) => (shotKey === undefined || id === swing.id ? [] : [shotKey])),
  );
  const near = shotsForSwing(swing, all, taken);
  return near.length > 0 ? <Choice key={near.length} swing={swing} near={near} /> : null;
};
