import { factData } from '#src/domain/facts.ts';
import type { PracticeBlock } from '#src/domain/entities/practice-session.entity.ts';
import { METRONOME, READY_SEC, guidedPhases } from '@divot/practice';
import { type Drill, drillById, isCalled } from '@divot/golf-content';
import { canListen, canSpeak } from '#src/platform/audio/voice.ts';
import { StartIcon } from '#src/ui/icons/frame-icons.ts';
import { Foot } from '#src/ui/layout/foot.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { copy, words } from '#src/features/practice/copy.ts';
import { DrillSteps } from '#src/features/practice/drills/drill-steps.tsx';
import type { useGolfer } from '#src/features/practice/use-golfer.ts';
import { markText } from '#src/features/practice/wording.ts';
import { clockText } from './countdown-ring.tsx';
import type { MetronomeName, usePracticeAids } from './use-practice-aids.ts';

const metronomes: readonly MetronomeName[] = ['off', ...METRONOME.map(({ name }) => name)];

type Props = {
  readonly block: PracticeBlock;
  readonly mark: number | undefined;
  readonly golfer: ReturnType<typeof useGolfer>;
  readonly aids: ReturnType<typeof usePracticeAids>;
  readonly onStart: () => void;
};

type AidsProps = Pick<Props, 'block' | 'aids'> & { readonly drill: Drill | undefined };

/** The aids that help with this drill on this device: metronome, called tasks, counting by ear. */
const Aids = ({ block, drill, aids }: AidsProps) => {
  const isHitOrMiss = drill === undefined || ['hits', 'run'].includes(drill.pass.counts);
  const isSwung = drill === undefined || !['putting', 'mental'].includes(drill.area);
  return (
    <>
      {isSwung && (
        <SegmentedControl
          label={copy.player.metronome}
          value={aids.metronome}
          segments={metronomes.map((value) => ({ value, label: copy.player.metronomes[value] }))}
          onChange={aids.setMetronome}
        />
      )}
      {drill && isCalled(drill, block.mode) && canSpeak() && (
        <Switch label={copy.player.aloud} checked={aids.isAloud} onChange={aids.setAloud} />
      )}
      {isHitOrMiss && canListen() && (
        <Switch
          label={copy.player.listen}
          hint={aids.problem ?? copy.player.listenText}
          checked={aids.isListening}
          onChange={aids.setListening}
        />
      )}
    </>
  );
};

/** Before a block: the drill, its steps, its mark and the available aids. No clock runs yet. */
export const SetUpPhase = ({ block, mark, golfer, aids, onStart }: Props) => {
  const drill = drillById(block.drillId);
  const hurts = golfer.painAreas.length > 0;
  const workSec = guidedPhases(block.plannedSec).find(({ kind }) => kind === 'work')?.sec ?? 0;
  return (
    <div className="flex flex-1 flex-col gap-4">
      <p className="text-note text-rough">{words.modeTexts[block.mode]}</p>
      <p>
        <span className="label block text-rough">{copy.player.target}</span>
        <span
          className="text-head font-strong"
          {...factData(['mark', mark === undefined ? undefined : String(mark), drill?.id])}
        >
          {drill && mark !== undefined ? markText(drill, mark) : copy.player.noTarget}
        </span>
      </p>
      {!drill && hurts && <p className="measure text-note text-rough">{copy.player.ownLoads}</p>}
      {drill && <DrillSteps drill={drill} />}
      <Aids block={block} drill={drill} aids={aids} />
      <Foot className="mt-auto flex flex-col gap-2 py-3">
        <Button variant="primary" size="play" block onClick={onStart}>
          <StartIcon className="size-5" />
          {copy.player.start}
        </Button>
        <p className="text-center text-fine text-rough">
          {copy.player.startHint(READY_SEC, clockText(workSec * 1000))}
        </p>
      </Foot>
    </div>
  );
};
