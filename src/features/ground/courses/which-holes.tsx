import { useState } from 'react';
import { type CoursePack, type Nine, joinNines } from '@divot/ground';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';
import type { MappedCourse } from './use-mapped-course.ts';

type NinePickerProps = { readonly nines: readonly Nine[]; readonly onChoose: (pack: CoursePack) => void };

/** At a course with several nines: which is played first and which second. */
const NinePicker = ({ nines, onChoose }: NinePickerProps) => {
  const [front, setFront] = useState('0');
  const [back, setBack] = useState('1');
  const options = nines.map(({ name }, at) => ({ value: String(at), label: name }));
  const choose = () => {
    const [first, second] = [nines[Number(front)], nines[Number(back)]];
    if (first && second) onChoose(joinNines(first, second));
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">{copy.twoNines}</p>
      <Select label={copy.frontNine} value={front} options={options} onChange={setFront} />
      <Select label={copy.backNine} value={back} options={options} onChange={setBack} />
      <Button variant="primary" disabled={front === back} onClick={choose}>
        {copy.playNines}
      </Button>
    </div>
  );
};

type Props = {
  readonly mapped: MappedCourse;
  /** Whether a course may be added although its map did not come. */
  readonly canAdd: boolean;
};

/** What follows a tap on a course of the open map: which of its holes, or why there is no map. */
export const WhichHoles = ({ mapped: { step, nines, pick, choose, withoutMap }, canAdd }: Props) => {
  if (step.kind === 'idle') return null;
  const { course } = step;
  if (step.kind === 'fetching')
    return (
      <p role="status" className="text-note">
        {copy.fetching(course.name)}
      </p>
    );
  if (step.kind === 'failed')
    return (
      <ErrorNote title={step.text}>
        <span className="mt-2 flex flex-wrap gap-2">
          <Button onClick={() => pick(course)}>{copy.again}</Button>
          {canAdd && <Button onClick={() => withoutMap(course)}>{copy.withoutMap}</Button>}
        </span>
      </ErrorNote>
    );
  return (
    <div className="flex flex-col gap-4">
      {nines.length > 1 && <NinePicker nines={nines} onChoose={(pack) => choose(course, pack)} />}
      <p className="font-medium">{copy.which}</p>
      <ul className="rule-t">
        {step.packs.map((pack) => (
          <li key={`${pack.name} ${JSON.stringify(pack.origin)}`} className="rule-b">
            <button
              type="button"
              className="min-h-play w-full py-2 text-left hover:bg-sunken"
              onClick={() => choose(course, pack)}
            >
              {copy.course(pack.name, pack.holes.length)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
