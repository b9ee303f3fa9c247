import { longest } from '#src/domain/entities/limits.ts';
import { useState } from 'react';
import { FEEL_LENGTH, noteOutcome } from '#src/data/commands/bookings.ts';
import { saveSwingThought } from '#src/data/commands/profile.ts';
import type { Booking } from '#src/domain/entities/booking.entity.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { drillById, faultById } from '@divot/golf-content';
import { DrillTile } from '#src/ui/figures/row-picture.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { copy } from './copy.ts';

const words = copy.outcome;
const WORKED_LENGTH = longest('bookings', 'workedOn');

/** Three fields after a lesson. The feel can become the golfer's swing thought. */
export const OutcomeSheet = ({ lesson, onClose }: { readonly lesson: Booking; readonly onClose: () => void }) => {
  const [workedOn, setWorkedOn] = useState(lesson.workedOn ?? '');
  const [feel, setFeel] = useState(lesson.feel ?? '');
  const [drills, setDrills] = useState<readonly string[]>(lesson.drills ?? []);
  const [asThought, setAsThought] = useState(false);
  const [failure, setFailure] = useState<string>();
  const suggested = [
    ...new Set([
      ...(lesson.topicFaultIds ?? []).flatMap((id) => faultById(id)?.drills ?? []),
      ...(lesson.drills ?? []),
    ]),
  ];
  const hand = useProfile().profile?.handedness ?? 'right';
  const tooLong = feel.trim().length > FEEL_LENGTH;

  const save = async (came: boolean) => {
    if (tooLong) return;
    const noted = await noteOutcome(lesson.id, { workedOn, feel, drills, came });
    if (!noted.ok) {
      setFailure(noted.error);
      return;
    }
    if (came && asThought && feel.trim()) await saveSwingThought(lesson.userId, feel);
    onClose();
  };

  return (
    <Sheet
      open
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button variant="primary" onClick={() => void save(true)}>
            {words.save}
          </Button>
          <Button variant="quiet" onClick={() => void save(false)}>
            {words.missed}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextArea label={words.worked} maxLength={WORKED_LENGTH} value={workedOn} onChange={setWorkedOn} />
        <TextField
          label={words.feel}
          hint={words.feelHint}
          error={tooLong ? words.feelLimit : undefined}
          value={feel}
          onChange={setFeel}
        />
        <Checkbox label={words.thought} checked={asThought} disabled={feel.trim() === ''} onChange={setAsThought} />
        <fieldset>
          <legend className="text-note font-medium">{words.drills}</legend>
          {suggested.length === 0 && <p className="text-note text-rough">{words.noDrills}</p>}
          {suggested.map((id) => (
            <Checkbox
              key={id}
              label={
                <span className="flex items-center gap-3">
                  <DrillTile id={id} hand={hand} size="line" />
                  {drillById(id)?.name ?? id.replaceAll('-', ' ')}
                </span>
              }
              checked={drills.includes(id)}
              onChange={(on) => setDrills(on ? [...drills, id] : drills.filter((other) => other !== id))}
            />
          ))}
        </fieldset>
        {failure !== undefined && <ErrorNote title={failure} />}
      </div>
    </Sheet>
  );
};
