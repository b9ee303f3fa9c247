import { useState } from 'react';
import { type CoursePack, type Nine, joinNines } from '@divot/ground';
import { Button } from '#src/ui/primitives/button.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';

type Props = { readonly nines: readonly Nine[]; readonly onChoose: (pack: CoursePack) => void };

/** At a course with several nines: which is played first and which second. */
export const NinePicker = ({ nines, onChoose }: Props) => {
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
