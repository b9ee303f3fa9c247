import { useState } from 'react';
import type { Place } from '#src/domain/coaches/distance.ts';
import { askForPlace } from '#src/platform/geolocation.ts';
import { PlaceIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { NumberField, TextArea, TextField } from '#src/ui/primitives/field.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';
import type { GoTo } from './games-search.ts';
import { useGameForm } from './use-game-form.ts';

const words = copy.create;
const choices = <T extends string>(labels: Readonly<Record<T, string>>) =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
const counts = <T extends string>(...values: readonly T[]) => values.map((value) => ({ value, label: value }));

const PlaceButton = ({
  place,
  onPlace,
}: {
  readonly place: Place | undefined;
  readonly onPlace: (place: Place) => void;
}) => {
  const [refused, setRefused] = useState(false);
  const ask = async () => {
    const found = await askForPlace();
    setRefused(found === undefined);
    if (found) onPlace(found);
  };
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Button onClick={() => void ask()}>
        <PlaceIcon className="size-5" />
        {words.addPlace}
      </Button>
      <p role="status" className="text-fine text-rough">
        {refused ? words.noPlace : place ? words.placeAdded : words.placeHint}
      </p>
    </div>
  );
};

type FormProps = { readonly form: ReturnType<typeof useGameForm> };

const WhereAndWhen = ({
  form: { draft, edit, problems, place, choosePlace, exactPlace, setExactPlace },
}: FormProps) => (
  <>
    <TextField
      label={words.place}
      value={draft.place}
      error={problems.place}
      onChange={(text) => edit({ place: text })}
    />
    <PlaceButton place={place} onPlace={choosePlace} />
    {place && <Checkbox label={words.exactPlace} checked={exactPlace} onChange={setExactPlace} />}
    <TextField
      label={words.directions}
      hint={words.directionsHint}
      value={draft.directions}
      error={problems.directions}
      onChange={(directions) => edit({ directions })}
    />
    <div className="grid grid-cols-2 gap-4">
      <TextField
        type="date"
        label={words.day}
        value={draft.day}
        error={problems.start}
        onChange={(day) => edit({ day })}
      />
      <TextField type="time" label={words.time} value={draft.time} onChange={(time) => edit({ time })} />
    </div>
  </>
);

const Kind = ({ form: { draft, edit } }: FormProps) => (
  <>
    <div className="grid grid-cols-2 gap-4">
      <SegmentedControl
        label={words.holes}
        value={draft.holes}
        segments={counts('9', '18')}
        onChange={(holes) => edit({ holes })}
      />
      <SegmentedControl
        label={words.spots}
        value={draft.spots}
        segments={counts('1', '2', '3')}
        onChange={(spots) => edit({ spots })}
      />
    </div>
    <Select
      label={words.format}
      value={draft.format}
      options={choices(copy.formats)}
      onChange={(format) => edit({ format })}
    />
    <div className="flex flex-col gap-1">
      <SegmentedControl
        label={words.visibility}
        value={draft.visibility}
        segments={choices(copy.visibilities)}
        onChange={(visibility) => edit({ visibility })}
      />
      <p className="text-fine text-rough">{copy.visibilityHint[draft.visibility]}</p>
    </div>
  </>
);

const WhoFits = ({ form: { draft, edit, problems } }: FormProps) => (
  <>
    <fieldset>
      <legend className="mb-1.5 text-note font-medium">{words.range}</legend>
      <div className="grid grid-cols-2 gap-4">
        {(['least', 'most'] as const).map((field) => (
          <NumberField
            key={field}
            label={words[field]}
            inputMode="text"
            maxLength={6}
            value={draft[field]}
            error={problems[field]}
            onChange={(text) => edit({ [field]: text })}
          />
        ))}
      </div>
    </fieldset>
    <SegmentedControl
      label={words.pace}
      value={draft.pace}
      segments={choices(copy.paces)}
      onChange={(pace) => edit({ pace })}
    />
    <SegmentedControl
      label={words.transport}
      value={draft.transport}
      segments={choices(copy.transports)}
      onChange={(transport) => edit({ transport })}
    />
    <TextField label={words.tees} maxLength={40} value={draft.tees} onChange={(tees) => edit({ tees })} />
    <TextArea label={words.note} maxLength={280} value={draft.note} onChange={(note) => edit({ note })} />
  </>
);

/** Hosting a game. Typed text is kept until the game is posted. */
export const CreateForm = ({ go }: { readonly go: GoTo }) => {
  const form = useGameForm(go);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void form.host();
      }}
    >
      <WhereAndWhen form={form} />
      <Kind form={form} />
      <WhoFits form={form} />
      {form.failure !== undefined && <ErrorNote title={form.failure} />}
      <Button type="submit" variant="primary" size="play" block>
        {words.submit}
      </Button>
    </form>
  );
};
