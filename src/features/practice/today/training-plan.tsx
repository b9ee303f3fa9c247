import { planDrill } from '#src/data/commands/learning.ts';
import { DRILLS, sparesPain, todayWithout } from '@divot/golf-content';
import { DrillRowPicture } from '#src/features/practice/drill-picture.tsx';
import { copy } from '#src/features/practice/copy.ts';
import type { GoTo } from '#src/features/practice/practice-search.ts';
import { useGolfer } from '#src/features/practice/use-golfer.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { showUndo, succeeded } from '#src/ui/primitives/toast.ts';

const words = copy.trainingPlan;

/** The plan, newest first: drills that a swing analysis added, and what the earlier app had in it. */
export const TrainingPlan = ({ go }: { readonly go: GoTo }) => {
  const { uid, profile, painAreas } = useGolfer();
  const planned = (profile?.trainingPlan ?? [])
    .map((id) => ({ id, drill: DRILLS.find((drill) => drill.id === id) }))
    .toReversed();
  if (planned.length === 0) return null;
  const spared = planned.filter(({ drill }) => !drill || sparesPain(drill, painAreas));
  const set = async (id: string, isPlanned: boolean) => {
    if (succeeded(await planDrill(uid, id, isPlanned)) && !isPlanned) showUndo(words.removed, () => void set(id, true));
  };
  return (
    <Section title={words.title}>
      <p className="measure text-note text-rough">{words.text}</p>
      {spared.length < planned.length && <p className="measure text-note text-rough">{todayWithout(painAreas)}</p>}
      <ul>
        {spared.map(({ id, drill }) => (
          <li key={id} className="rule-b flex items-center justify-between gap-3">
            {drill ? (
              <button
                type="button"
                className="flex min-h-play flex-1 items-center gap-4 py-1 text-left font-medium hover:bg-sunken"
                onClick={() => go({ drill: id })}
              >
                <DrillRowPicture drillId={id} />
                {drill.name}
              </button>
            ) : (
              <span className="flex min-h-play flex-1 items-center py-1 font-medium wrap-anywhere">{id}</span>
            )}
            <Button
              variant="quiet"
              aria-label={words.removeNamed(drill?.name ?? id)}
              onClick={() => void set(id, false)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
};
