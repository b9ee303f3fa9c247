import { longest } from '#src/domain/entities/limits.ts';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { handicapText, readHandicap } from '#src/domain/profile/handicap-text.ts';
import { teeText } from '#src/domain/rounds/tee-text.ts';
import { isRatedForEach, isSameTee, teesFor } from '#src/domain/rounds/tees.ts';
import { cardHandicap, holeOf } from '@divot/golf-rules';
import { TextField } from '#src/ui/primitives/field.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';
import { type PartnerTyped, teeOf } from './partners-typed.ts';

/** What the group plays: the tees to choose from, the golfer's own, and the holes. */
export type GroupGround = {
  readonly tees: readonly Tee[];
  /** Undefined on a card without a tee. */
  readonly own: Tee | undefined;
  readonly holesPlanned: readonly number[];
  readonly ratingMinusPar: boolean;
};

type Props = {
  readonly partners: readonly PartnerTyped[];
  readonly ground: GroupGround;
  readonly onChange: (partners: readonly PartnerTyped[]) => void;
};

/** The strokes that a typed index gives on these holes, and what is not known. */
const strokesText = (partner: PartnerTyped, ground: GroupGround): string | undefined => {
  const read = readHandicap(partner.index);
  if (!read.ok || read.value === undefined) return undefined;
  const { tees, own, holesPlanned, ratingMinusPar } = ground;
  const tee = teeOf(partner, tees, own);
  const found = cardHandicap({
    holes: holesPlanned.map((n) => (tee ? holeOf(tee, n) : { n, par: 4 })),
    indexAtStart: read.value,
    ...(tee ? { courseSnapshot: { name: '', tee } } : {}),
    ratingMinusPar,
  });
  return found && copy.strokes[found.basis](handicapText(found.handicap, 0), tee && teeText(tee), holesPlanned.length);
};

const genders = (['male', 'female'] as const).map((value) => ({ value, label: copy.genders[value] }));

/** "White, A + B": whose rating it is, is asked beside it. */
const nameOf = (tee: Tee): string => teeText({ ...tee, gender: 'any' });

type PartnerProps = {
  readonly partner: PartnerTyped;
  readonly ground: GroupGround;
  readonly onChange: (part: Partial<PartnerTyped>) => void;
};

const TeeAndHandicap = ({ partner, ground, onChange }: PartnerProps) => {
  const name = partner.name.trim();
  const played = teeOf(partner, ground.tees, ground.own);
  const tees = teesFor(ground.tees, partner.gender);
  const shown = played && (tees.find((tee) => isSameTee(tee, played)) ?? played);
  return (
    <>
      {tees.length > 1 && (
        <Select
          label={copy.tee(name)}
          value={shown?.id ?? ''}
          options={tees.map((tee) => ({ value: tee.id, label: nameOf(tee) }))}
          onChange={(teeId) => onChange({ teeId: teeId === ground.own?.id ? undefined : teeId, teeName: undefined })}
        />
      )}
      {played && isRatedForEach(ground.tees, played) && (
        <SegmentedControl
          label={copy.rating(name)}
          value={partner.gender}
          segments={genders}
          onChange={(gender) => onChange({ gender })}
        />
      )}
      <TextField
        label={copy.index(name)}
        hint={strokesText(partner, ground) ?? copy.indexHint}
        maxLength={5}
        value={partner.index}
        onChange={(index) => onChange({ index })}
      />
      {partner.index.trim() === '' && (
        <TextField
          label={copy.courseHandicap(name)}
          hint={copy.courseHandicapHint}
          maxLength={4}
          value={partner.courseHandicap}
          onChange={(courseHandicap) => onChange({ courseHandicap })}
        />
      )}
    </>
  );
};

/** The places on the card: a name for each and, for a named one, the tee and the handicap. */
export const PartnerFields = ({ partners, ground, onChange }: Props) =>
  partners.map((partner, at) => {
    const change = (part: Partial<PartnerTyped>) =>
      onChange(partners.map((other, n) => (n === at ? { ...other, ...part } : other)));
    return (
      <div key={at} className="flex flex-col gap-4">
        <TextField
          label={copy.partner(at + 1)}
          maxLength={longest('rounds', 'partners.name')}
          value={partner.name}
          onChange={(name) => change({ name })}
        />
        {partner.name.trim() !== '' && <TeeAndHandicap partner={partner} ground={ground} onChange={change} />}
      </div>
    );
  });
