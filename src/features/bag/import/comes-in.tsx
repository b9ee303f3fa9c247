import { useState } from 'react';
import type { ShotPreview } from '#src/domain/bag/preview-shots.ts';
import { copy } from '#src/features/bag/copy.ts';
import { shownMetres, yardUnit } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { Button } from '#src/ui/primitives/button.tsx';

const words = copy.import;

const Clubs = ({ preview }: { readonly preview: ShotPreview }) => {
  const { units } = usePreferences();
  return (
    <section>
      <div className="rule-b flex justify-between gap-4 pb-1 text-note">
        <h2 className="font-strong">{words.comesIn}</h2>
        <span aria-hidden="true">{words.comesInMeasure}</span>
      </div>
      <ul aria-label={words.comesIn}>
        {preview.clubs.map(({ club, shots, carryM, lowM, highM }) => (
          <li
            key={club}
            className="rule-b grid min-h-touch grid-cols-[minmax(0,1fr)_3.5rem_11rem] items-center gap-x-3 py-1"
          >
            <span className="font-medium">{club}</span>
            <span className="figures text-right text-lead font-strong">{shots}</span>
            <span className="figures text-note text-rough">
              {words.carry(
                shownMetres(carryM, units),
                yardUnit(units),
                shownMetres(lowM, units),
                shownMetres(highM, units),
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const LeftOut = ({ leftOut, lines }: ShotPreview) => {
  const [isOpen, setIsOpen] = useState(false);
  const all = leftOut.reduce((sum, { lines: some }) => sum + some, 0);
  if (all === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-note font-strong">{words.leftOut(all)}</h2>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {words.showLines}
        </Button>
      </div>
      <p className="text-note">
        {leftOut.map(({ reason, lines: some }) => (some === 1 ? reason : `${reason} (${some})`)).join('. ')}.
      </p>
      {isOpen && (
        <ul className="figures text-note text-rough">
          {lines.map(({ line, reason }) => (
            <li key={`${line} ${reason}`}>{words.line(line, reason)}</li>
          ))}
          {all > lines.length && <li>{words.more(all - lines.length)}</li>}
        </ul>
      )}
    </section>
  );
};

/** What a file adds, club by club, and what is left out of the bag, with the reason. */
export const ComesIn = ({ preview }: { readonly preview: ShotPreview }) => (
  <>
    {preview.clubs.length > 0 && <Clubs preview={preview} />}
    {preview.unreadDates !== undefined && <p className="text-body">{words.unreadDates(preview.unreadDates)}</p>}
    <LeftOut {...preview} />
    <p className="text-note text-rough">{words.stays}</p>
  </>
);
