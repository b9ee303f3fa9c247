import type { ClubPicture } from '#src/domain/bag/club-picture.ts';
import { copy } from '#src/features/bag/copy.ts';
import { shownMetres, unitWord } from '#src/platform/lengths.ts';
import { usePreferences } from '#src/platform/preferences.ts';

const words = copy.club;

/**
 * What the shot pattern tells: what it clears, where to aim, how wide it is, how often it is mishit. From ten shots on.
 */
export const PatternFigures = ({ picture }: { readonly picture: ClubPicture }) => {
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
