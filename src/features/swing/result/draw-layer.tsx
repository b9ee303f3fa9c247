import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { newId } from '#src/platform/storage/ids.ts';
import { copy } from '#src/features/swing/copy.ts';
import { angleDegrees, moved, POINTS, type Shape, type ShapePoint, type Tool, within } from '@divot/swing';

type Props = {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly tool: Tool | undefined;
  readonly shapes: readonly Shape[];
  readonly onDraw: (shape: Shape) => void;
};

const MIDDLE: ShapePoint = [0.5, 0.5];

const isWhole = ({ tool, points }: Shape): boolean => points.length >= POINTS[tool];

/** Uses the same fit as the video's object-contain, so that a drawing stays on its spot of the picture. */
const pointOf = (event: PointerEvent<SVGSVGElement>): ShapePoint | undefined => {
  const matrix = event.currentTarget.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const { width, height } = event.currentTarget.viewBox.baseVal;
  return [within(x / width), within(y / height)];
};

const Drawn = ({
  shape,
  width,
  height,
}: {
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
}) => {
  const at = shape.points.map(([x, y]) => [x * width, y * height] as const);
  const [first, second] = at;
  if (!first) return null;
  const stroke = { className: 'stroke-flag', strokeWidth: height / 200, fill: 'none' } as const;
  if (shape.tool === 'circle' && second) {
    return (
      <circle cx={first[0]} cy={first[1]} r={Math.hypot(second[0] - first[0], second[1] - first[1])} {...stroke} />
    );
  }
  return (
    <g>
      <polyline points={at.map((point) => point.join(',')).join(' ')} {...stroke} />
      {shape.tool === 'angle' && at.length === 3 && second && (
        <text
          x={second[0] + height / 60}
          y={second[1]}
          fontSize={height / 26}
          className="figures fill-flag font-strong"
        >{`${angleDegrees(shape.points, width / height)}°`}</text>
      )}
    </g>
  );
};

const Pen = ({
  at: [x, y],
  width,
  height,
}: {
  readonly at: ShapePoint;
  readonly width: number;
  readonly height: number;
}) => {
  const arm = height / 40;
  return (
    <path
      d={`M${x * width - arm} ${y * height}h${2 * arm}M${x * width} ${y * height - arm}v${2 * arm}`}
      className="stroke-flag"
      strokeWidth={height / 300}
    />
  );
};

/**
 * Takes the golfer's strokes while a tool is chosen: press and drag. An angle takes a third tap. On a keyboard, the
 * arrows move a pen (finely with Shift), Enter sets a point, and Escape drops an unfinished shape.
 */
export const DrawLayer = ({ widthPx, heightPx, tool, shapes, onDraw }: Props) => {
  const [open, setOpen] = useState<Shape>();
  const [pen, setPen] = useState<ShapePoint>();
  const pullTo = (shape: Shape, point: ShapePoint) =>
    setOpen({ ...shape, points: [...shape.points.slice(0, -1), point] });
  const finish = (shape: Shape) => {
    onDraw(shape);
    setOpen(undefined);
  };
  const setPoint = (at: ShapePoint) => {
    if (!tool) return;
    if (open && !isWhole(open)) setOpen({ ...open, points: [...open.points, at] });
    else setOpen({ id: newId(), tool, points: [at, at] });
  };
  const start = (event: PointerEvent<SVGSVGElement>) => {
    const point = pointOf(event);
    if (!tool || !point) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setPen(undefined);
    setPoint(point);
  };
  const pull = (event: PointerEvent<SVGSVGElement>) => {
    const point = pointOf(event);
    if (open && point && event.buttons !== 0) pullTo(open, point);
  };
  const end = () => {
    if (open && isWhole(open)) finish(open);
  };
  const press = (event: KeyboardEvent<SVGSVGElement>) => {
    const at = pen ?? MIDDLE;
    const to = moved(at, event.key, event.shiftKey);
    if (to) {
      setPen(to);
      if (open) pullTo(open, to);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (open && isWhole(open)) finish(open);
      else setPoint(at);
    } else if (event.key === 'Escape' && open) setOpen(undefined);
    else return;
    event.preventDefault(); // stops the page from scrolling
    event.stopPropagation();
  };
  const byKeys = tool && {
    role: 'application',
    tabIndex: 0,
    'aria-label': copy.player.pen(copy.player.tools[tool]),
    onKeyDown: press,
    onFocus: ({ currentTarget }: FocusEvent<SVGSVGElement>) => {
      if (currentTarget.matches(':focus-visible')) setPen(MIDDLE);
    },
    onBlur: () => setPen(undefined),
  };
  return (
    <svg
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      aria-hidden={tool ? undefined : true}
      {...byKeys}
      className={`absolute inset-0 size-full -outline-offset-3 ${tool ? 'cursor-crosshair touch-none' : 'pointer-events-none'}`}
      onPointerDown={start}
      onPointerMove={pull}
      onPointerUp={end}
    >
      {[...shapes, ...(open ? [open] : [])].map((shape) => (
        <Drawn key={shape.id} shape={shape} width={widthPx} height={heightPx} />
      ))}
      {tool && pen && <Pen at={pen} width={widthPx} height={heightPx} />}
    </svg>
  );
};
