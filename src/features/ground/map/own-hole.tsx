import { saveOwnHole } from '#src/data/commands/ground.ts';
import { useCourse } from '#src/data/queries/courses.ts';
import { type CoursePack, FEWEST_CORNERS, type Position, lacksTee } from '@divot/ground';
import { Button } from '#src/ui/primitives/button.tsx';
import { showToast, showUndo, succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import type { MapFaceState } from './use-map-face.ts';
import type { PositionState } from './use-position.ts';

// The golfer's own tee and green of a hole where nobody has mapped one. They are saved with the course.

const placeOf = ({ lat, lon }: Position): Position => ({ lat, lon });

/** The course's own hole, and how to save a part of it. Resolves to whether it was saved. */
const useOwnHole = (courseId: string, n: number) => {
  const ownHole = useCourse(courseId).document?.ownHoles?.[String(n)] ?? {};
  const save = async (part: Parameters<typeof saveOwnHole>[2], text: string | undefined): Promise<boolean> => {
    const saved = await saveOwnHole(courseId, n, part);
    if (succeeded(saved) && text !== undefined) showToast({ text });
    return saved.ok;
  };
  return { ownHole, save };
};

type Props = { readonly courseId: string; readonly n: number };
type RowProps = { readonly text: string; readonly button: string; readonly onTap: () => void };

const Row = ({ text, button, onTap }: RowProps) => (
  <div className="rule-b flex shrink-0 items-center gap-3 px-4 py-1.5">
    <p className="flex-1 text-note">{text}</p>
    <Button onClick={onTap}>{button}</Button>
  </div>
);

type OwnTeeProps = Props & { readonly pack: CoursePack; readonly at: Position };

/** Saves a place as the tee of a hole whose tees nobody has mapped. */
const OwnTee = ({ courseId, n, pack, at }: OwnTeeProps) => {
  const { ownHole, save } = useOwnHole(courseId, n);
  if (!lacksTee(pack, n)) return null;
  const saveTee = async () => {
    if (await save({ tee: placeOf(at) }, undefined))
      showUndo(copy.teeSaved, () => void save({ tee: ownHole.tee }, undefined));
  };
  return <Row text={ownHole.tee ? copy.teeOwn : copy.teeWhy} button={copy.teeSave} onTap={() => void saveTee()} />;
};

/** The golfer stands in the middle of an unmapped green and saves it. */
const OwnMiddle = ({ courseId, n, at }: Props & { readonly at: Position }) => {
  const { save } = useOwnHole(courseId, n);
  return (
    <Row text={copy.ownWhy} button={copy.ownSave} onTap={() => void save({ middle: placeOf(at) }, copy.ownSaved)} />
  );
};

type TraceProps = Props & {
  /** Whether this green has been traced before. */
  readonly isTraced: boolean;
  readonly corners: readonly Position[] | undefined;
  readonly trace: (corners: readonly Position[] | undefined) => void;
  /** Where the golfer stands, to walk round the green. */
  readonly at: Position | undefined;
};

/** Traces the edge of a green that nobody has mapped, corner by corner on the map or walking round it. */
const TraceGreen = ({ courseId, n, isTraced, corners, trace, at }: TraceProps) => {
  const { ownHole, save } = useOwnHole(courseId, n);
  const saveGreen = async () => {
    if (await save({ green: corners?.map(placeOf) }, copy.traceSaved)) trace(undefined);
  };
  const remove = async () => {
    if (await save({ green: undefined }, undefined))
      showUndo(copy.traceDeleted, () => void save({ green: ownHole.green }, undefined));
  };
  if (corners === undefined) {
    return (
      <div className="rule-b flex shrink-0 items-center gap-2 px-4 py-1.5">
        <p className="flex-1 text-note">{isTraced ? copy.traceOwn : copy.traceWhy}</p>
        {isTraced && <Button onClick={() => void remove()}>{copy.traceDelete}</Button>}
        <Button onClick={() => trace([])}>{isTraced ? copy.traceAgain : copy.trace}</Button>
      </div>
    );
  }
  return (
    <div className="rule-b flex shrink-0 flex-col gap-2 px-4 py-1.5">
      <div className="flex items-center gap-3">
        <p role="status" className="flex-1 text-note">
          {copy.traceHint(corners.length)}
        </p>
        {at && <Button onClick={() => trace([...corners, at])}>{copy.traceHere}</Button>}
      </div>
      <div className="grid grid-cols-3 gap-2">
        <Button className="px-2!" onClick={() => trace(undefined)}>
          {copy.traceCancel}
        </Button>
        <Button className="px-2!" disabled={corners.length === 0} onClick={() => trace(corners.slice(0, -1))}>
          {copy.undo}
        </Button>
        <Button
          variant="primary"
          className="px-2!"
          disabled={corners.length < FEWEST_CORNERS}
          onClick={() => void saveGreen()}
        >
          {copy.traceSave}
        </Button>
      </div>
    </div>
  );
};

type OwnHoleProps = Props & {
  readonly pack: CoursePack;
  readonly face: MapFaceState;
  readonly position: PositionState;
};

/** What the golfer can add to a hole's map, where they stand or where they tapped. */
export const OwnHole = ({ courseId, n, pack, face: { on, target, corners, trace }, position }: OwnHoleProps) => {
  const here = position.isPoor || !on.isOnHole ? undefined : position.fix;
  const tee = target ?? (on.isAtTee ? here : undefined);
  const common = { courseId, n };
  return (
    <>
      {tee && corners === undefined && <OwnTee {...common} pack={pack} at={tee} />}
      {on.isEstimated && on.isAtGreen && corners === undefined && here && <OwnMiddle {...common} at={here} />}
      {(on.isEstimated || on.isTraced) && (
        <TraceGreen {...common} isTraced={on.isTraced} corners={corners} trace={trace} at={here} />
      )}
    </>
  );
};
