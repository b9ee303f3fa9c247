import { useEffect, useEffectEvent } from 'react';
import type { Lie } from '#src/domain/entities/round.entity.ts';
import { type CoursePack, type GroundMark, ballsOn, isInTrouble } from '@divot/ground';
import { shownMetres, yardUnit } from '#src/platform/settings/lengths.ts';
import type { UnitSystem } from '#src/platform/settings/preferences.ts';
import { UndoIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { copy } from './copy.ts';
import type { HoleOnMap } from './use-hole-on-map.ts';
import type { Marking } from './use-marking.ts';
import { proposedClubs } from '#src/domain/bag/proposed-clubs.ts';
import { METRES_PER_YARD } from '@divot/basics';
import { useProfile } from '#src/data/queries/profile.ts';
import { useShotSessions } from '#src/data/queries/shots.ts';
import type { TypedClub } from '#src/domain/bag/carried-clubs.ts';
import { type OwnCarry, ownCarries } from '#src/domain/bag/own-carries.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';

type Carries = { readonly bag: readonly TypedClub[]; readonly carries: readonly OwnCarry[] };
const carriesBy = new WeakMap<readonly ShotSession[], Carries>();
const NO_BAG: readonly TypedClub[] = [];

/** Cached per bag and shots: 10,000 shots take a phone several frames, and every marked ball asks. */
const carriesOf = (bag: readonly TypedClub[], sessions: readonly ShotSession[]): readonly OwnCarry[] => {
  const cached = carriesBy.get(sessions);
  if (cached?.bag === bag) return cached.carries;
  const carries = ownCarries(bag, sessions);
  carriesBy.set(sessions, { bag, carries });
  return carries;
};

/** The carries of the golfer's clubs, longest first. */
const useOwnCarries = (): readonly OwnCarry[] => {
  const { profile } = useProfile();
  const { sessions } = useShotSessions();
  return carriesOf(profile?.bag ?? NO_BAG, sessions);
};

type ClubChoiceProps = {
  readonly lengthM: number;
  readonly club: string | undefined;
  readonly onChoose: (club: string) => void;
};

/** The golfer's own clubs that carry about as far as this stroke went. */
const ClubChoice = ({ lengthM, club, onChoose }: ClubChoiceProps) => {
  const clubs = proposedClubs(useOwnCarries(), lengthM / METRES_PER_YARD);
  return (
    clubs.length > 0 && (
      <SegmentedControl
        play
        label={copy.club}
        value={club}
        segments={clubs.map((value) => ({ value, label: <span className="figures">{value}</span> }))}
        onChange={onChoose}
      />
    )
  );
};

type Props = {
  readonly pack: CoursePack;
  readonly n: number;
  readonly on: HoleOnMap;
  readonly mark: GroundMark;
  readonly marking: Marking;
  readonly units: UnitSystem;
  /** In competition only distances are offered. */
  readonly isCompetition: boolean;
};

const SHOWN_MS = 8000;
const LIES = (['fairway', 'rough', 'sand', 'recovery', 'green'] as const).map((value) => ({
  value,
  label: <span className="figures">{copy.lies[value]}</span>,
}));

const Drop = ({ mark, marking }: Pick<Props, 'mark' | 'marking'>) => (
  <SegmentedControl
    play
    hideLabel
    label={copy.trouble}
    value={mark.isDrop ? 'drop' : 'play'}
    segments={[
      { value: 'play', label: copy.inPlay },
      { value: 'drop', label: copy.drop },
    ]}
    onChange={(choice) => marking.change(mark.id, { isDrop: choice === 'drop' })}
  />
);

/** Every answer keeps the panel open for eight more seconds. */
const CloseLater = ({ onClose }: { readonly onClose: () => void }) => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
};

/**
 * Shown after a tap at the ball, which is already saved. Club and lie are suggested: one tap corrects a wrong one, a
 * right one needs none.
 */
export const MarkPanel = ({ pack, n, on, mark, marking, units, isCompetition }: Props) => {
  const balls = ballsOn({ pack, n, marks: on.marks, flag: on.flag });
  const at = balls.findIndex(({ id }) => id === mark.id);
  const [ball, before] = [balls[at], balls[at - 1]];
  if (!ball) return null;
  const lengthM = before && on.metresBetween(before, ball);
  const hit = on.marks.find(({ id }) => id === before?.id);
  return (
    <section aria-label={copy.marked} className="rule-t flex shrink-0 flex-col gap-3 bg-paper px-4 py-3">
      <CloseLater key={`${mark.lie} ${mark.isDrop} ${hit?.club}`} onClose={marking.dismiss} />
      <div className="flex items-center justify-between gap-3">
        <div role="status">
          <p className="text-lead font-strong">
            {lengthM === undefined ? copy.teedOff : copy.shotLength(at, shownMetres(lengthM, units), yardUnit(units))}
          </p>
          <p className="text-note text-rough">
            {ball.lie === 'tee' ? copy.markNext : copy.liesOn(at + 1, copy.lies[ball.lie])}
          </p>
        </div>
        <Button onClick={() => marking.remove(mark.id)}>
          <UndoIcon className="size-5" />
          {copy.undo}
        </Button>
      </div>
      {marking.tappedOn !== undefined && marking.tappedOn !== mark.hole && (
        <Button onClick={marking.putBack}>{copy.stillOn(marking.tappedOn)}</Button>
      )}
      {ball.lie !== 'tee' && isInTrouble(pack, mark) && <Drop mark={mark} marking={marking} />}
      {hit && lengthM !== undefined && !isCompetition && (
        <ClubChoice lengthM={lengthM} club={hit.club} onChoose={(club) => marking.change(hit.id, { club })} />
      )}
      {ball.lie !== 'tee' && (
        <SegmentedControl<Lie>
          play
          label={copy.lie}
          value={ball.lie}
          segments={LIES}
          onChange={(lie) => marking.change(mark.id, { lie })}
        />
      )}
    </section>
  );
};
