import { type Ladder, type Rung, type Step, widestStepFrom } from '#src/domain/bag/ladder.ts';
import { inUnits, shownMetres, unitWord, yardUnit } from '#src/platform/settings/lengths.ts';
import { type UnitSystem, usePreferences } from '#src/platform/settings/preferences.ts';
import { ScaleLadder, type ScaleBracket } from '#src/ui/charts/scale-ladder.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from './copy.ts';

const words = copy.ladder;

/** A rung shows 'Pitching wedge' as 'Pitching'. */
const shortName = (club: string): string => club.replace(/ wedge$/, '');

const noteOf = ({ by, shots, halfM = 0 }: Rung, units: UnitSystem): string => {
  if (by === 'typed') return words.typed;
  return by === 'rough' ? words.rough(shots) : words.half(Math.max(1, shownMetres(halfM, units)));
};
const looks = { shots: 'solid', rough: 'dashed', typed: 'hollow' } as const;

const carryShown = (rungs: readonly Rung[], club: string, units: UnitSystem): number =>
  shownMetres(rungs.find((rung) => rung.club === club)!.carryM, units);

/** The difference between the two displayed carries: 115 and 95 are 20 apart, regardless of rounding. */
const apartShown = ({ rungs }: Ladder, { longer, shorter }: Step, units: UnitSystem): number =>
  carryShown(rungs, longer, units) - carryShown(rungs, shorter, units);

const bracketOf = (ladder: Ladder, step: Step, units: UnitSystem): ScaleBracket => {
  const { longer, shorter, kind } = step;
  const apart = apartShown(ladder, step, units);
  const place = { from: longer, to: shorter };
  if (kind === 'gap') return { ...place, title: words.gapTitle(apart), note: words.gapNote, tone: 'alert' };
  if (kind === 'overlap') return { ...place, title: words.overlapTitle(apart), note: words.overlapNote, tone: 'warn' };
  return { ...place, title: words.doubtfulTitle, note: words.doubtfulNote, tone: 'warn' };
};

/** The ladder's single conclusion. */
const headline = (ladder: Ladder, units: UnitSystem): { title: string; lead: string } => {
  const { rungs, steps } = ladder;
  const [gap] = steps.filter(({ kind }) => kind === 'gap').toSorted((a, b) => b.apartM - a.apartM);
  const lead = ({ longer, shorter }: Step) =>
    words.gapLead(longer, carryShown(rungs, longer, units), shorter.toLowerCase(), carryShown(rungs, shorter, units));
  if (gap) {
    const usual = shownMetres(widestStepFrom(gap.longer), units);
    return {
      title: words.gap(apartShown(ladder, gap, units), unitWord(units)),
      lead: `${lead(gap)} ${words.gapWhy(usual)}`,
    };
  }
  const [overlap] = steps.filter(({ kind }) => kind === 'overlap').toSorted((a, b) => a.apartM - b.apartM);
  if (overlap) {
    const apart = apartShown(ladder, overlap, units);
    return { title: words.overlap(apart, unitWord(units, apart)), lead: lead(overlap) };
  }
  const byShots = rungs.filter(({ by }) => by === 'shots').length;
  if (byShots < 2 || byShots * 2 < rungs.length) return { title: words.first, lead: words.tooEarly };
  return { title: words.even, lead: words.evenLead };
};

type Props = {
  readonly ladder: Ladder;
  readonly selected: string | undefined;
  readonly onOpen: (club: string) => void;
};

export const LadderView = ({ ladder, selected, onOpen }: Props) => {
  const { units } = usePreferences();
  const { title, lead } = headline(ladder, units);
  const { rungs, steps, tooFew } = ladder;
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="text-head font-strong text-balance">{title}</h2>
      <p className="text-body text-rough">
        {lead} {words.unit(unitWord(units))}
      </p>
      {rungs.length > 0 && (
        <ScaleLadder
          label={`${words.label}, ${yardUnit(units)}`}
          rungs={rungs.map((rung) => ({
            id: rung.club,
            name: shortName(rung.club),
            value: inUnits(rung.carryM, units),
            half: rung.halfM === undefined ? undefined : inUnits(rung.halfM, units),
            note: noteOf(rung, units),
            look: looks[rung.by],
          }))}
          brackets={steps.map((step) => bracketOf(ladder, step, units))}
          selected={selected}
          onOpen={onOpen}
        />
      )}
      {tooFew.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-2">
          <p className="text-note text-rough">{words.tooFew}</p>
          {tooFew.map(({ club, shots }) => (
            <Button key={club} variant="quiet" onClick={() => onOpen(club)}>
              {words.tooFewClub(club, shots)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
};
