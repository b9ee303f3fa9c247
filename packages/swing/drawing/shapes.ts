// The golfer's drawings over the picture: lines, circles and angles. Points are fractions of the picture.

export type ShapePoint = readonly [x: number, y: number];
export type Tool = 'line' | 'circle' | 'angle';
export type Shape = { readonly id: string; readonly tool: Tool; readonly points: readonly ShapePoint[] };

/** How many points finish a shape. */
export const POINTS: Readonly<Record<Tool, number>> = { line: 2, circle: 2, angle: 3 };

const STEP = 0.02;
const FINE_STEP = 0.002;
const ARROWS: Readonly<Record<string, ShapePoint>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Clamps a fraction to the picture's edges. */
export const within = (fraction: number): number => Math.min(1, Math.max(0, fraction));

/** The point an arrow key moves to, kept within the picture. Any other key moves nothing. */
export const moved = ([x, y]: ShapePoint, key: string, finely: boolean): ShapePoint | undefined => {
  const arrow = ARROWS[key];
  const step = finely ? FINE_STEP : STEP;
  return arrow && [within(x + arrow[0] * step), within(y + arrow[1] * step)];
};

/** The angle at the middle point in whole degrees, 0 to 180. `aspect` is the picture's width divided by its height. */
export const angleDegrees = (points: readonly ShapePoint[], aspect: number): number => {
  const [a, b, c] = points as readonly [ShapePoint, ShapePoint, ShapePoint];
  const turn = Math.abs(
    Math.atan2(a[1] - b[1], (a[0] - b[0]) * aspect) - Math.atan2(c[1] - b[1], (c[0] - b[0]) * aspect),
  );
  return Math.round(((turn > Math.PI ? 2 * Math.PI - turn : turn) * 180) / Math.PI);
};

/** Burns shapes into a picture. */
export const drawShapes = (context: CanvasRenderingContext2D, shapes: readonly Shape[], colour: string): void => {
  const { width, height } = context.canvas;
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = Math.max(2, height / 220);
  for (const { tool, points } of shapes) {
    const at = points.map(([x, y]) => [x * width, y * height] as const);
    const [first, second] = at;
    if (!first || !second) continue;
    context.beginPath();
    if (tool === 'circle') {
      context.arc(first[0], first[1], Math.hypot(second[0] - first[0], second[1] - first[1]), 0, Math.PI * 2);
    } else {
      at.forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    }
    context.stroke();
    if (tool === 'angle' && at.length === 3) {
      context.font = `600 ${Math.round(height / 28)}px system-ui, sans-serif`;
      context.fillText(`${angleDegrees(points, width / height)}°`, second[0] + height / 60, second[1]);
    }
  }
};
