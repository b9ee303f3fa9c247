import { type PointerEvent, useState } from 'react';
import { newId } from '#src/platform/ids.ts';
import { POINTS, type Shape, type ShapePoint, type Tool, angleDegrees } from './shapes.ts';

type Props = {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly tool: Tool | undefined;
  readonly shapes: readonly Shape[];
  readonly onDraw: (shape: Shape) => void;
};

/** The same fit as the video's object-contain: what is drawn stays on the spot of the picture. */
const pointOf = (event: PointerEvent<SVGSVGElement>): ShapePoint | undefined => {
  const matrix = event.currentTarget.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const { width, height } = event.currentTarget.viewBox.baseVal;
  return [Math.min(1, Math.max(0, x / width)), Math.min(1, Math.max(0, y / height))];
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

/** Takes the golfer's strokes while a tool is chosen: press and pull; an angle takes a third tap. */
export const DrawLayer = ({ widthPx, heightPx, tool, shapes, onDraw }: Props) => {
  const [open, setOpen] = useState<Shape>();
  const start = (event: PointerEvent<SVGSVGElement>) => {
    const point = pointOf(event);
    if (!tool || !point) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (open && open.tool === 'angle' && open.points.length === 2)
      setOpen({ ...open, points: [...open.points, point] });
    else setOpen({ id: newId(), tool, points: [point, point] });
  };
  const pull = (event: PointerEvent<SVGSVGElement>) => {
    const point = pointOf(event);
    if (!open || !point || event.buttons === 0) return;
    setOpen({ ...open, points: [...open.points.slice(0, -1), point] });
  };
  const end = () => {
    if (!open || open.points.length < POINTS[open.tool]) return;
    onDraw(open);
    setOpen(undefined);
  };
  return (
    <svg
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      aria-hidden="true"
      className={`absolute inset-0 size-full ${tool ? 'cursor-crosshair touch-none' : 'pointer-events-none'}`}
      onPointerDown={start}
      onPointerMove={pull}
      onPointerUp={end}
    >
      {[...shapes, ...(open ? [open] : [])].map((shape) => (
        <Drawn key={shape.id} shape={shape} width={widthPx} height={heightPx} />
      ))}
    </svg>
  );
};
