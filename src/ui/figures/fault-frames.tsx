import { clsx } from 'clsx';
import { useState } from 'react';
import { FAULT_MOVEMENTS, type Tone, faultById, frameOf } from '@divot/golf-content';
import { CheckIcon, CloseIcon } from '#src/ui/icons/control-icons.ts';
import { Motion, PlayButton, usePlaying } from './motion.tsx';

const LOOKS = {
  wrong: { line: 'border-flag', text: 'text-flag-ink', Icon: CloseIcon },
  right: { line: 'border-fairway', text: 'text-fairway-ink', Icon: CheckIcon },
} as const;

const Title = ({ tone, children }: { readonly tone: Tone; readonly children: string }) => {
  const { line, text, Icon } = LOOKS[tone];
  return (
    <p className={clsx('flex items-center gap-1.5 border-t-4 pt-2 leading-tight font-strong', line, text)}>
      <Icon className="size-5 shrink-0" />
      {children}
    </p>
  );
};

type FaultFramesProps = {
  readonly faultId: string;
  readonly hand: 'right' | 'left';
  readonly words: { readonly look: string };
  /** The movements play once and stop where the fault shows. */
  readonly once?: boolean;
};

/** A fault beside the correct movement, in step, with the place to look at marked. */
export const FaultFrames = ({ faultId, hand, words, once = false }: FaultFramesProps) => {
  const fault = faultById(faultId);
  const movements = FAULT_MOVEMENTS[faultId];
  const [frame] = useState(() => movements && frameOf(movements.wrong, movements.right));
  const [isPlaying, setPlaying] = usePlaying();
  const [stop] = useState(() => () => setPlaying(false));
  if (!fault || !movements) return null;
  return (
    <figure className="flex flex-col gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-4">
        {(['wrong', 'right'] as const).map((tone) => (
          <div key={tone} className="flex flex-col justify-between gap-2">
            <Title tone={tone}>{fault[tone]}</Title>
            <Motion
              movement={movements[tone]}
              frame={frame}
              hand={hand}
              isPlaying={isPlaying}
              onRound={once ? stop : undefined}
              className="w-full"
            />
          </div>
        ))}
      </div>
      <figcaption className="flex items-center justify-between gap-x-4">
        <span className="min-w-0 flex-1">
          <span className="label mr-2 text-rough">{words.look}</span>
          {fault.look}
        </span>
        <PlayButton isPlaying={isPlaying} onChange={setPlaying} />
      </figcaption>
    </figure>
  );
};
