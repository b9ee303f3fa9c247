import { useState } from 'react';
import { type Place, rounded } from '#src/domain/coaches/distance.ts';
import { askForPlace, savePlace } from '#src/platform/position/geolocation.ts';
import { PlaceIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';
import type { GoTo } from './invitations-search.ts';
import { hostGame } from '#src/data/commands/invitations.ts';
import { useGames } from '#src/data/queries/invitations.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { chooseCourse, wantMap } from '#src/platform/course-search.ts';
import { useForm } from '#src/platform/storage/draft.ts';
import { useNetwork } from '#src/platform/state.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { gameFields, readGame } from './invitation-fields.ts';
import { usePublicProfile } from './use-public-profile.ts';

const words = copy.create;

/** A game being typed and kept until posted, and the posting itself. */
const useGameForm = (go: GoTo) => {
  const me = usePublicProfile();
  const network = useNetwork();
  const { documents: games } = useGames();
  const form = useForm(gameFields, { name: 'game', uid: me.uid, document: {} });
  const [place, setPlace] = useState<Place>();
  const [exactPlace, setExactPlace] = useState(false);
  const [failure, setFailure] = useState<string>();

  const host = useSingleFlight(async () => {
    const { directions, courseId } = form.typed;
    const read = form.settle(readGame(form.typed, nowIso()));
    setFailure(undefined);
    if (!read.ok) {
      focusFirstProblem();
      return false;
    }
    const hosted = await hostGame(me, { ...read.value, ...place }, games, { directions, exactPlace });
    if (!hosted.ok) {
      setFailure(hosted.error);
      return false;
    }
    if (courseId) wantMap(courseId);
    form.discard();
    showToast({ text: network === 'offline' ? words.doneOffline : words.done });
    go({ game: hosted.value.id });
    return true;
  });

  return {
    ...form,
    failure,
    place,
    choosePlace: (chosen: Place) => {
      setPlace(chosen);
      savePlace(me.uid, rounded(chosen));
    },
    exactPlace,
    setExactPlace,
    host,
  };
};

const PlaceButton = ({
  place,
  onPlace,
}: {
  readonly place: Place | undefined;
  readonly onPlace: (place: Place) => void;
}) => {
  const [refused, setRefused] = useState(false);
  const ask = async () => {
    const here = await askForPlace();
    setRefused(here === undefined);
    if (here) onPlace(here);
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

const WhereAndWhen = ({ form: { at, typed, change, place, choosePlace, exactPlace, setExactPlace } }: FormProps) => {
  const find = async () => {
    const course = await chooseCourse(typed.place);
    if (course) change({ place: course.name, courseId: course.id });
  };
  return (
    <>
      <TextField {...at('place')} onChange={(text) => change({ place: text, courseId: '' })} />
      <Button className="-mt-3 self-start" variant="quiet" onClick={() => void find()}>
        {words.findCourse}
      </Button>
      <PlaceButton place={place} onPlace={choosePlace} />
      {place && <Checkbox label={words.exactPlace} checked={exactPlace} onChange={setExactPlace} />}
      <TextField {...at('directions')} />
      <div className="grid grid-cols-2 gap-4">
        <TextField {...at('day')} />
        <TextField {...at('time')} />
      </div>
    </>
  );
};

const Kind = ({ form: { at, typed } }: FormProps) => (
  <>
    <div className="grid grid-cols-2 gap-4">
      <SegmentedControl {...at('holes')} />
      <SegmentedControl {...at('spots')} />
    </div>
    <Select {...at('format')} />
    <div className="flex flex-col gap-1">
      <SegmentedControl {...at('visibility')} />
      <p className="text-fine text-rough">{copy.visibilityHint[typed.visibility]}</p>
    </div>
  </>
);

const WhoFits = ({ form: { at } }: FormProps) => (
  <>
    <fieldset>
      <legend className="mb-1.5 text-note font-medium">{words.range}</legend>
      <div className="grid grid-cols-2 gap-4">
        <TextField {...at('indexMin')} />
        <TextField {...at('indexMax')} />
      </div>
    </fieldset>
    <SegmentedControl {...at('pace')} />
    <SegmentedControl {...at('transport')} />
    <TextField {...at('tees')} />
    <TextArea {...at('note')} />
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
