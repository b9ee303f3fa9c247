import { useState } from 'react';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import {
  type ApproachSpot,
  type DriveSpot,
  approachEntry,
  approachSpot,
  asksChipLength,
  chipEntry,
  chipLengths,
  driveEntry,
  driveSpot,
  firstPuttChips,
  missSide,
  nearestPuttChip,
} from '#src/domain/pad/hole-answers.ts';
import type { HoleEntry } from '#src/domain/pad/hole-entry.ts';
import { footUnit, shownFeet, yardUnit } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { copy } from '#src/features/round/copy.ts';
import { ChipRow } from './chip-row.tsx';

// A hole from tee to cup, one row per question. Rows keep their place: a par 3 has no drive, but the rest do not move.

type Props = { readonly hole: Hole; readonly inline?: boolean; readonly onEntry: (entry: HoleEntry) => void };

const SIDES = { left: '◀', right: '▶' } as const;
const DRIVES = ['rough-left', 'fairway', 'rough-right', 'sand', 'recovery'] as const;
const APPROACHES = ['green', 'fairway', 'rough', 'sand', 'recovery'] as const;

const driveLabel = (spot: DriveSpot, side: 'left' | 'right' | undefined): string => {
  const word = copy.pad.drives[spot];
  if (spot === 'rough-left' || side === 'left') return `${SIDES.left} ${word}`;
  return spot === 'rough-right' || side === 'right' ? `${word} ${SIDES.right}` : word;
};

export const DriveRow = ({ hole, inline = false, onEntry }: Props) => {
  const value = driveSpot(hole);
  const sideless = value === 'sand' || value === 'recovery';
  const side = missSide(hole);
  const hint = sideless && side === undefined ? copy.pad.tapForSide : value && copy.pad.driveMeans(value, side);
  return (
    <ChipRow
      label={copy.pad.drive}
      hint={inline ? undefined : hint}
      inline={inline}
      value={value}
      chips={DRIVES.map((spot) => ({
        value: spot,
        label: driveLabel(spot, spot === value && sideless ? side : undefined),
        name: copy.pad.driveName(spot, spot === value ? side : undefined),
      }))}
      onPick={(spot) => onEntry(driveEntry(hole, spot))}
    />
  );
};

/**
 * Where the approach ended. Once the score shows that it was followed by a chip, the same row asks how far that was; a
 * tap on the spot shows the spots again.
 */
export const ApproachRow = ({ hole, inline = false, onEntry }: Props) => {
  const { units } = usePreferences();
  const [spotsOf, setSpotsOf] = useState<number>();
  const approach = approachSpot(hole);
  const words: Readonly<Record<ApproachSpot, string>> =
    hole.par === 3 ? { ...copy.pad.lies, fairway: copy.pad.fringe } : copy.pad.lies;
  if (approach && spotsOf !== hole.n && asksChipLength(hole)) {
    const lengths = chipLengths(units);
    return (
      <ChipRow<string | number>
        label={inline ? copy.pad.chipFrom : copy.pad.chipLength}
        hint={copy.pad.chipLengthFor(yardUnit(units))}
        inline={inline}
        value={approach.spot}
        chips={[
          { value: approach.spot, label: words[approach.spot], name: words[approach.spot] },
          ...lengths.map(({ shown, yards }, at) => ({
            value: yards,
            label: at === lengths.length - 1 ? `${shown}+` : shown,
            name: `${shown} ${yardUnit(units)}`,
          })),
        ]}
        onPick={(picked) => (typeof picked === 'number' ? onEntry(chipEntry(hole, picked)) : setSpotsOf(hole.n))}
      />
    );
  }
  return (
    <ChipRow
      label={hole.par === 3 ? copy.pad.teeShot : copy.pad.approach}
      hint={approach?.isDerived && !inline ? copy.pad.fromScore : undefined}
      inline={inline}
      value={approach?.spot}
      isDerived={approach?.isDerived ?? false}
      disabled={hole.pickedUp === true}
      chips={APPROACHES.map((spot) => ({ value: spot, label: words[spot], name: words[spot] }))}
      onPick={(spot) => {
        setSpotsOf(undefined);
        onEntry(approachEntry(hole, spot));
      }}
    />
  );
};

export const FirstPuttRow = ({ hole, inline = false, onEntry }: Props) => {
  const { units } = usePreferences();
  const feet = hole.putts === 0 ? undefined : hole.firstPuttFt;
  const chips = firstPuttChips(units);
  const chip = feet === undefined ? undefined : nearestPuttChip(feet, units);
  const exact =
    feet === undefined || feet === chip ? copy.pad.unitNames[units] : `${shownFeet(feet, units)} ${footUnit(units)}`;
  return (
    <ChipRow
      figures
      label={copy.pad.firstPutt}
      hint={exact}
      inline={inline}
      value={chip}
      disabled={hole.pickedUp === true || hole.putts === 0}
      chips={chips.map(({ feet: value, shown }, at) => ({
        value,
        label: at === chips.length - 1 ? `${shown}+` : shown,
        name: `${shown} ${footUnit(units)}`,
      }))}
      onPick={(firstPuttFt) => onEntry({ firstPuttFt })}
    />
  );
};

/** Replaces the putts on a hole that was picked up: its most likely score (Rule 3.3). */
export const MostLikelyRow = ({ hole, most, inline = false, onEntry }: Props & { readonly most: number }) => {
  const { units } = usePreferences();
  const least = hole.par - 1;
  return (
    <ChipRow
      figures
      label={copy.pad.mostLikely}
      hint={inline ? undefined : copy.pad.mostLikelyRule(units)}
      inline={inline}
      value={hole.mostLikely === undefined ? undefined : Math.min(hole.mostLikely, most)}
      chips={Array.from({ length: most - least + 1 }, (_, at) => least + at).map((strokes) => ({
        value: strokes,
        label: strokes,
        name: copy.pad.mostLikelyName(strokes, strokes === most),
      }))}
      onPick={(strokes) => onEntry({ mostLikely: strokes === hole.mostLikely ? undefined : strokes })}
    />
  );
};

const PUTTS = [0, 1, 2, 3, 4];

export const PuttsRow = ({ hole, inline = false, onEntry }: Props) => {
  const { putts = 0 } = hole;
  const all = putts > 4 ? [...PUTTS, putts] : PUTTS;
  return (
    <ChipRow
      figures
      label={copy.pad.putts}
      inline={inline}
      value={hole.putts}
      disabled={hole.pickedUp === true}
      chips={all.map((value) => ({ value, label: value, name: String(value) }))}
      onPick={(next) => onEntry({ putts: next })}
    />
  );
};
