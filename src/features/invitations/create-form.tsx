import { longest } from '#src/domain/entities/limits.ts';
import { useState } from 'react';
import { type Place, rounded } from '#src/domain/coaches/distance.ts';
import { askForPlace, savePlace } from '#src/platform/position/geolocation.ts';
import { PlaceIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { NumberField, TextField } from '#src/ui/primitives/field.tsx';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';
import type { GoTo } from './games-search.ts';
import { hostGame } from '#src/data/commands/games.ts';
import { useGames } from '#src/data/queries/games.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { chooseCourse, wantMap } from '#src/platform/course-search.ts';
import { useDraft } from '#src/platform/storage/draft.ts';
import { useNetwork } from '#src/platform/state.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { type GameDraft, type GameProblems, NEW_GAME, isGameDraft, readGame } from './game-draft.ts';
import { usePublicProfile } from './use-public-profile.ts';

const words = copy.create;

/** A game being typed and kept until posted, and the posting itself. */
const useGameForm = (go: GoTo) => {
  const me = usePublicProfile();
  const network = useNetwork();
  const { documents: games } = useGames();
  const { draft: storedDraft, saveDraft, discardDraft } = useDraft('game', me.uid, isGameDraft);
  const draft = storedDraft ?? NEW_GAME;
  const [place, setPlace] = useState<Place>();
  const [exactPlace, setExactPlace] = useState(false);
  const [problems, setProblems] = useState<GameProblems>({});
  const [failure, setFailure] = useState<string>();

  const host = useSingleFlight(async () => {
    const read = readGame(draft, nowIso());
    setProblems(read.ok ? {} : read.error);
    setFailure(undefined);
    if (!read.ok) {
      focusFirstProblem();
      return false;
    }
    const hosted = await hostGame(me, { ...read.value, ...place }, games, {
      directions: draft.directions,
      exactPlace,
    });
    if (!hosted.ok) {
      setFailure(hosted.error);
      return false;
    }
    if (draft.courseId) wantMap(draft.courseId);
    discardDraft();
    showToast({ text: network === 'offline' ? words.doneOffline : words.done });
    go({ game: hosted.value.id });
    return true;
  });

  return {
    draft,
    edit: (change: Partial<GameDraft>) => saveDraft({ ...draft, ...change }),
    problems,
    failure,
    place,
    choosePlace: (found: Place) => {
      setPlace(found);
      savePlace(me.uid, rounded(found));
    },
    exactPlace,
    setExactPlace,
    host,
  };
};

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
}: FormProps) => {
  const find = async () => {
    const course = await chooseCourse(draft.place);
    if (course) edit({ place: course.name, courseId: course.id });
  };
  return (
    <>
      <TextField
        label={words.place}
        value={draft.place}
        error={problems.place}
        onChange={(text) => edit({ place: text, courseId: undefined })}
      />
      <Button className="-mt-3 self-start" variant="quiet" onClick={() => void find()}>
        {words.findCourse}
      </Button>
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
};

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
    <TextField
      label={words.tees}
      maxLength={longest('games', 'tees')}
      value={draft.tees}
      onChange={(tees) => edit({ tees })}
    />
    <TextArea
      label={words.note}
      maxLength={longest('games', 'note')}
      value={draft.note}
      onChange={(note) => edit({ note })}
    />
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
