import { useState } from 'react';
import { copy, demoCaptions } from '#src/features/assessment/copy.ts';
import { DEMO_MS, type Demo, MOBILITY_DEMOS, type MobilityTest, demoAt } from '@divot/golf-content';
import { useReducedMotion } from '#src/ui/layout/use-media.ts';
import { Drawing, Figure } from '#src/ui/figures/figure.tsx';
import { useElapsed } from '#src/ui/figures/use-elapsed.ts';
import { StartIcon, StopIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';

const words = copy.mobility.demo;

/** The same poses side by side, for golfers who prefer reduced motion. */
const Poses = ({ demo, captions }: { readonly demo: Demo; readonly captions: readonly string[] }) => (
  <ol className="grid grid-cols-2 gap-3">
    {demo.map((scene, at) => (
      <li key={captions[at]} className="flex flex-col gap-1">
        <Drawing scene={scene} className="w-full max-w-64" />
        <span className="text-note">{`${at + 1}. ${captions[at] ?? ''}`}</span>
      </li>
    ))}
  </ol>
);

type State = 'new' | 'running' | 'seen';

/** The picture of a test. A tap plays a half-minute demonstration. */
export const TestDemo = ({ test: { id, name } }: { readonly test: MobilityTest }) => {
  const [state, setState] = useState<State>('new');
  const [end] = useState(() => () => setState('seen'));
  const isStill = useReducedMotion();
  const ms = useElapsed(state === 'running', DEMO_MS, end);
  const demo = MOBILITY_DEMOS[id];
  const captions = demoCaptions[id] ?? [];
  if (!demo) return <Figure id={id} className="w-64 self-center" />;
  if (isStill) return <Poses demo={demo} captions={captions} />;
  const { pose, scene } = demoAt(demo, ms);
  const isRunning = state === 'running';
  return (
    <figure aria-label={words.of(name)} className="flex flex-col items-center gap-2">
      {isRunning ? (
        <Drawing scene={scene} className="w-72 max-w-full" />
      ) : (
        <Figure id={id} className="w-72 max-w-full" />
      )}
      <figcaption className="flex min-h-11 flex-wrap items-center justify-center gap-x-4 gap-y-1 text-center">
        {isRunning && <span className="font-medium">{captions[pose]}</span>}
        <Button onClick={() => setState(isRunning ? 'seen' : 'running')}>
          {isRunning ? <StopIcon className="size-4" /> : <StartIcon className="size-4" />}
          {isRunning ? words.stop : state === 'new' ? words.start : words.again}
        </Button>
        {isRunning && (
          <span className="figures text-note text-rough">{words.left(Math.ceil((DEMO_MS - ms) / 1000))}</span>
        )}
      </figcaption>
    </figure>
  );
};
