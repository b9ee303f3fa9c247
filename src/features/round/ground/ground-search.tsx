import { useEffect, useEffectEvent, useState } from 'react';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { type CourseMap, type CoursePack, type Nine, joinNines, ninesOf } from '@divot/ground';
import { useNetwork } from '#src/platform/state.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { copy } from './copy.ts';
import { groundHost, useGroundSearch } from './use-ground-search.ts';
import { Select } from '#src/ui/primitives/select.tsx';

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

type Choice = { readonly key: string; readonly label: string; readonly onPick: () => void };

const Choices = ({ title, choices }: { readonly title: string; readonly choices: readonly Choice[] }) => (
  <div className="flex flex-col gap-2">
    <p className="font-medium">{title}</p>
    <ul className="rule-t">
      {choices.map(({ key, label, onPick }) => (
        <li key={key} className="rule-b">
          <button type="button" className="min-h-play w-full py-2 text-left hover:bg-sunken" onClick={onPick}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  </div>
);

type Props = {
  readonly course: Course;
  readonly ground: CourseMap | undefined;
  readonly onDone: () => void;
};

/** Finds a course on the map and saves its ground. First says whose servers are asked and what they learn. */
export const GroundSearch = ({ course, ground, onDone }: Props) => {
  const isOffline = useNetwork() === 'offline';
  const { step, search, pick, choose } = useGroundSearch(course.id);
  const [name, setName] = useState(ground?.found.name ?? course.name);
  const isAsking = step.kind === 'asking';
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (step.kind === 'done') finish();
  }, [step.kind]);

  if (isOffline) return <p className="pb-2">{copy.offline}</p>;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-note">{copy.asks(groundHost())}</p>
      {ground && (
        <Button size="play" variant="primary" busy={isAsking} onClick={() => pick(ground.found)}>
          {copy.refresh}
        </Button>
      )}
      <TextField label={copy.name} hint={copy.nameHint} maxLength={80} value={name} onChange={setName} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant={ground ? 'secondary' : 'primary'}
          busy={isAsking}
          disabled={name.trim() === ''}
          onClick={() => search(name)}
        >
          {copy.find}
        </Button>
        <Button disabled={isAsking} onClick={() => search()}>
          {copy.near}
        </Button>
      </div>
      <p className="text-fine text-rough">{copy.nearHint}</p>
      <p role="status" className="text-note empty:hidden">
        {isAsking && copy.searching}
      </p>
      {step.kind === 'failed' && <ErrorNote title={step.text} />}
      {step.kind === 'found' && (
        <Choices
          title={copy.found}
          choices={step.found.map((found) => ({
            key: JSON.stringify(found),
            label: found.name,
            onPick: () => pick(found),
          }))}
        />
      )}
      {step.kind === 'choose' && ninesOf(step.packs).length > 1 && (
        <NinePicker nines={ninesOf(step.packs)} onChoose={(pack) => choose(pack, step.found)} />
      )}
      {step.kind === 'choose' && (
        <Choices
          title={copy.which}
          choices={step.packs.map((pack) => ({
            key: `${pack.name} ${JSON.stringify(pack.origin)}`,
            label: copy.course(pack.name, pack.holes.length),
            onPick: () => choose(pack, step.found),
          }))}
        />
      )}
    </div>
  );
};
