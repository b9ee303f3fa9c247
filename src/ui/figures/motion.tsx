import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Frame, LOOP_MS, type Look, type Movement, drawnAt, frameOf, stillOf } from '@divot/golf-content';
import { StartIcon } from '#src/ui/icons/frame-icons.ts';
import { PauseIcon } from '#src/ui/icons/screen-icons.ts';
import { useReducedMotion } from '#src/ui/layout/use-media.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';

// The drawn golfer in motion. React draws the first picture; after that the shapes are written straight to the page, 30
// times a second and only while they can be seen.

const FRAME_MS = 30;
const cut =
  'stroke-surface [paint-order:stroke] [stroke-linejoin:round] stroke-[1.6px] in-data-[theme=sunlight]:stroke-ink';
const outlined = '[stroke-linejoin:round] stroke-ink stroke-[1.4px]';
const drawn = 'fill-none [stroke-linecap:round] [stroke-linejoin:round]';
const mark = `${drawn} stroke-3 [vector-effect:non-scaling-stroke]`;

export const LOOKS: Readonly<Record<Look, string>> = {
  shirt: `fill-fairway ${cut}`,
  'far-shirt': `fill-golfer-far-shirt ${cut}`,
  trousers: `fill-golfer-trousers ${cut}`,
  'far-trousers': `fill-golfer-far-trousers ${cut}`,
  skin: `fill-golfer-skin ${cut}`,
  'far-skin': `fill-golfer-far-skin ${cut}`,
  cap: `fill-golfer-cap ${cut}`,
  shoe: `fill-surface ${outlined}`,
  glove: `fill-surface ${outlined}`,
  shaft: `${drawn} stroke-rough stroke-[2.4px]`,
  unseen: `${drawn} stroke-rough stroke-[2px] [stroke-dasharray:4_5]`,
  'head-of-club': `fill-rough ${cut}`,
  towel: `${drawn} stroke-sky stroke-[5px]`,
  stick: `${drawn} stroke-fairway-ink stroke-[3px]`,
  band: `${drawn} stroke-sky-ink stroke-[3px]`,
  guide: `${drawn} stroke-rough stroke-[1.5px] [stroke-dasharray:5_5]`,
  flight: `${drawn} stroke-rough stroke-[2px] [stroke-dasharray:1_6]`,
  iron: `fill-rough ${cut}`,
  ball: `fill-surface ${outlined}`,
  'ball-away': `fill-surface ${outlined}`,
  'gym-ball': `fill-sky-tint ${outlined}`,
  cloth: `fill-sky ${cut}`,
  box: 'fill-sunken stroke-edge stroke-[1.2px] [stroke-linejoin:round]',
  'box-top': 'fill-surface stroke-edge stroke-[1.2px] [stroke-linejoin:round]',
  wall: 'fill-sunken stroke-rule stroke-[1.2px]',
  ground: 'fill-ground-rough in-data-[theme=sunlight]:stroke-ink in-data-[theme=sunlight]:stroke-[1.4px]',
  tee: `${drawn} stroke-sand-ink stroke-[2.6px]`,
  pole: `${drawn} stroke-ink stroke-[2px]`,
  flag: 'fill-flag',
  hole: 'fill-ink',
  coin: 'fill-sand stroke-sand-ink stroke-[1.4px]',
  beat: 'fill-fairway',
  'beat-last': 'fill-flag',
  'beat-off': 'fill-rule',
  'mark-case': `${drawn} stroke-surface stroke-6 [vector-effect:non-scaling-stroke]`,
  'mark-wrong': `${mark} stroke-flag-ink [stroke-dasharray:6_5]`,
  'mark-right': `${mark} stroke-fairway-ink`,
};

export const boxOf = ({ x, y, width, height }: Frame): string =>
  [x, y, width, height].map((value) => value.toFixed(1)).join(' ');

/** Calls `draw` with the time since the start, as long as the element is on the screen. Returns how to stop. */
const whileSeen = (element: Element, draw: (ms: number) => void): (() => void) => {
  let frame = 0;
  let last = 0;
  let elapsed = 0;
  const next = (now: number) => {
    frame = requestAnimationFrame(next);
    if (last !== 0 && now - last < FRAME_MS) return;
    elapsed += last === 0 ? 0 : Math.min(now - last, 100);
    last = now;
    draw(elapsed);
  };
  const watch = new IntersectionObserver(([entry]) => {
    cancelAnimationFrame(frame);
    last = 0;
    if (entry?.isIntersecting) frame = requestAnimationFrame(next);
  });
  watch.observe(element);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
  };
};

const paint = (svg: SVGSVGElement, movement: Movement, share: number): void => {
  for (const [at, { look, d }] of drawnAt(movement, share).entries()) {
    const path = svg.children[at]!;
    path.setAttribute('d', d);
    if (path.getAttribute('class') !== LOOKS[look]) path.setAttribute('class', LOOKS[look]);
  }
};

const useMotion = (
  svg: RefObject<SVGSVGElement | null>,
  { movement, isPlaying, onRound }: Pick<MotionProps, 'movement' | 'isPlaying' | 'onRound'>,
): void => {
  const share = useRef(0);
  useEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    if (!isPlaying) {
      if (onRound) {
        share.current = 0;
        paint(element, movement, movement.still);
      }
      return undefined;
    }
    const start = share.current;
    return whileSeen(element, (ms) => {
      const rounds = start + ms / LOOP_MS;
      if (onRound && rounds >= 1) {
        onRound();
        return;
      }
      share.current = rounds % 1;
      paint(element, movement, share.current);
    });
  }, [svg, movement, isPlaying, onRound]);
};

type MotionProps = {
  readonly movement: Movement;
  /** Shared by pictures that are compared. */
  readonly frame?: Frame | undefined;
  readonly isPlaying: boolean;
  /** Called when the loop ends. When it then stops, it shows the still picture. */
  readonly onRound?: (() => void) | undefined;
  readonly hand: 'right' | 'left';
  readonly className?: string | undefined;
};

const viewLook = (hand: 'right' | 'left', className: string | undefined) =>
  clsx('block aspect-4/3 overflow-hidden', hand === 'left' && '-scale-x-100', className);

/** A movement that moves while `isPlaying`. The picture beside it says what it shows. */
export const Motion = ({ movement, frame, isPlaying, onRound, hand, className }: MotionProps) => {
  const svg = useRef<SVGSVGElement>(null);
  const [first] = useState(() => drawnAt(movement, isPlaying ? 0 : movement.still));
  const [view] = useState(() => boxOf(frame ?? frameOf(movement)));
  useMotion(svg, { movement, isPlaying, onRound });
  return (
    <svg ref={svg} viewBox={view} aria-hidden="true" className={viewLook(hand, className)}>
      {first.map(({ look, d }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a movement's shapes are always as many
        <path key={at} d={d} className={LOOKS[look]} />
      ))}
    </svg>
  );
};

type StillProps = Pick<MotionProps, 'movement' | 'hand' | 'className'>;

/** The one picture that shows a movement best, cropped to the golfer. */
export const Still = ({ movement, hand, className }: StillProps) => {
  const { frame, shapes } = stillOf(movement);
  return (
    <svg viewBox={boxOf(frame)} aria-hidden="true" className={viewLook(hand, className)}>
      {shapes.map(({ look, d }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <path key={at} d={d} className={LOOKS[look]} />
      ))}
    </svg>
  );
};

/** Whether a loop plays: at first if the golfer accepts motion, then as its button says. */
export const usePlaying = (): readonly [isPlaying: boolean, setPlaying: (isPlaying: boolean) => void] => {
  const isStill = useReducedMotion();
  const [isPlaying, setPlaying] = useState(!isStill);
  return [isPlaying, setPlaying];
};

type PlayButtonProps = { readonly isPlaying: boolean; readonly onChange: (isPlaying: boolean) => void };

export const PlayButton = ({ isPlaying, onChange }: PlayButtonProps) => (
  <IconButton
    label={isPlaying ? 'Pause the picture' : 'Play the picture'}
    icon={isPlaying ? <PauseIcon /> : <StartIcon />}
    onClick={() => onChange(!isPlaying)}
  />
);

type LoopProps = Omit<MotionProps, 'isPlaying' | 'onRound' | 'frame'>;

/** A movement as a loop with a button that pauses it. It begins as a still picture if the golfer wants less motion. */
export const Loop = ({ className, ...look }: LoopProps) => {
  const [isPlaying, setPlaying] = usePlaying();
  return (
    <div className={clsx('relative', className)}>
      <Motion {...look} isPlaying={isPlaying} className="w-full" />
      <span className="absolute right-0 bottom-0">
        <PlayButton isPlaying={isPlaying} onChange={setPlaying} />
      </span>
    </div>
  );
};
