import { longest } from '#src/domain/entities/limits.ts';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { handicapText, readHandicap } from '#src/domain/profile/handicap-text.ts';
import { teeText } from '#src/domain/rounds/tee-text.ts';
import { isRatedForEach, isSameTee, teesFor } from '#src/domain/rounds/tees.ts';
import { cardHandicap, holeOf } from '@divot/golf-rules';
import { TextField } from '#src/ui/primitives/field.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';
import { type GroupGround, type PartnerTyped, teeOf } from '#src/domain/rounds/partners-typed.ts';

type Props = {
  readonly partners: readonly PartnerTyped[];
  readonly ground: GroupGround;
  readonly onChange: (partners: readonly PartnerTyped[]) => void;
};

/** The strokes that a typed index gives on these holes, and what is not known. */
const strokesText = (partner: PartnerTyped, ground: GroupGround): string | undefined => {
  const read = readHandicap(partner.index);
  if (!read.ok || read.value === undefined) return undefined;
  const { tees, ownTee, holesPlanned, ratingMinusPar } = ground;
  const tee = teeOf(partner, tees, ownTee);
  const given = cardHandicap({
    holes: holesPlanned.map((n) => (tee ? holeOf(tee, n) : { n, par: 4 })),
    indexAtStart: read.value,
    ...(tee ? { courseSnapshot: { name: '', tee } } : {}),
    ratingMinusPar,
  });
  return given && copy.strokes[given.basis](handicapText(given.handicap, 0), tee && teeText(tee), holesPlanned.length);
};

const genders = (['male', 'female'] as const).map((value) => ({ value, label: copy.genders[value] }));

/** "White, A + B": whose rating it is, is asked beside it. */
const nameOf = (tee: Tee): string => teeText({ ...tee, gender: 'any' });

type PartnerProps = {
  readonly partner: PartnerTyped;
  readonly ground: GroupGround;
  readonly onChange: (part: Partial<PartnerTyped>) => void;
};

/** Whose rating counts, where the tee has one for each: asked until it is known, and kept with the person. */
const Rating = ({ partner, ground, onChange }: PartnerProps) => {
  const played = teeOf(partner, ground.tees, ground.ownTee);
  if (!played || !isRatedForEach(ground.tees, played)) return null;
  return (
    <SegmentedControl
      label={copy.rating(partner.name.trim())}
      value={partner.gender}
      segments={genders}
      onChange={(gender) => onChange({ gender })}
    />
  );
};

const TeeAndStrokes = ({ partner, ground, onChange }: PartnerProps) => {
  const name = partner.name.trim();
  const played = teeOf(partner, ground.tees, ground.ownTee);
  const tees = teesFor(ground.tees, partner.gender);
  const shown = played && (tees.find((tee) => isSameTee(tee, played)) ?? played);
  return (
    <div className="flex flex-col gap-4 pb-2">
      {tees.length > 1 && (
        <Select
          label={copy.tee(name)}
          value={shown?.id ?? ''}
          options={tees.map((tee) => ({ value: tee.id, label: nameOf(tee) }))}
          onChange={(teeId) => onChange({ teeId: teeId === ground.ownTee?.id ? undefined : teeId, teeName: undefined })}
        />
      )}
      {partner.gender !== undefined && <Rating partner={partner} ground={ground} onChange={onChange} />}
      {partner.index.trim() === '' && (
        <TextField
          label={copy.courseHandicap(name)}
          hint={copy.courseHandicapHint}
          value={partner.courseHandicap}
          onChange={(courseHandicap) => onChange({ courseHandicap })}
        />
      )}
    </div>
  );
};

type OwnIndexProps = { readonly value: string; readonly onChange: (value: string) => void };

/** The golfer's own index, where Divot does not know it and the others' are asked. */
export const OwnIndex = ({ value, onChange }: OwnIndexProps) => (
  <TextField label={copy.ownIndex} hint={copy.indexHint} value={value} onChange={onChange} />
);

/** The places on the card: name and index in a line each, tee and course handicap behind it. Empty ones come one by one. */
export const PartnerFields = ({ partners, ground, onChange }: Props) => {
  const lastNamed = partners.findLastIndex(({ name }) => name.trim() !== '');
  return partners.slice(0, lastNamed + 2).map((partner, at) => {
    const change = (part: Partial<PartnerTyped>) =>
      onChange(partners.map((other, n) => (n === at ? { ...other, ...part } : other)));
    const name = partner.name.trim();
    const hasMore = name !== '' && (ground.tees.length > 1 || partner.index.trim() === '');
    return (
      <div key={at} className="flex flex-col">
        <div className="grid grid-cols-[1fr_min(6.5rem,36%)] items-start gap-3">
          <TextField
            label={copy.partner(at + 1)}
            maxLength={longest('rounds', 'partners.name')}
            value={partner.name}
            onChange={(typed) => change({ name: typed })}
          />
          <TextField
            label={copy.index}
            aria-label={name === '' ? copy.indexAt(at + 1) : copy.indexOf(name)}
            value={partner.index}
            onChange={(index) => change({ index })}
          />
        </div>
        {strokesText(partner, ground) !== undefined && (
          <p className="text-fine text-rough">{strokesText(partner, ground)}</p>
        )}
        {name !== '' && partner.gender === undefined && <Rating partner={partner} ground={ground} onChange={change} />}
        {hasMore && (
          <Disclosure title={copy.teeAndStrokes}>
            <TeeAndStrokes partner={partner} ground={ground} onChange={change} />
          </Disclosure>
        )}
      </div>
    );
  });
};
