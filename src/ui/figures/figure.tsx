import { clsx } from 'clsx';
import { type Body, type Point, type Prop, type Scene, figureFor, jointsOf } from '@divot/golf-content';

const FLOOR = 112;
const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const path = (...points: readonly Point[]) => `M${points.map(at).join('L')}`;

const Person = ({ body }: { readonly body: Body }) => {
  const { head, neck, hip, spine, arms, legs, toes } = jointsOf(body);
  const side = (n: 0 | 1) => (
    <g className={n === 0 && body.view === 'side' ? 'stroke-edge' : 'stroke-ink'}>
      <path d={path(legs[n].root, legs[n].joint, legs[n].end, toes[n])} />
      <path d={path(arms[n].root, arms[n].joint, arms[n].end)} />
    </g>
  );
  return (
    <g fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      {side(0)}
      <path d={`M${at(hip)}Q${at(spine)} ${at(neck)}`} className="stroke-ink" strokeWidth="5" />
      {body.view === 'front' && (
        <g className="stroke-ink">
          <path d={path(arms[0].root, arms[1].root)} />
          <path d={path(legs[0].root, legs[1].root)} />
        </g>
      )}
      {side(1)}
      <circle cx={head[0]} cy={head[1]} r="7" className="fill-surface stroke-ink" strokeWidth="3.5" />
    </g>
  );
};

const unit = (from: Point, to: Point): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
};

const Arrow = ({ from, over, to }: Extract<Prop, { kind: 'arrow' }>) => {
  const [dx, dy] = unit(over, to);
  const wing = (side: 1 | -1): Point => [to[0] - dx * 7 - dy * 4.5 * side, to[1] - dy * 7 + dx * 4.5 * side];
  return (
    <g className="stroke-flag-ink" fill="none" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <path d={`M${at(from)}Q${at(over)} ${at(to)}`} />
      <path d={path(wing(1), to, wing(-1))} />
    </g>
  );
};

const tones = { wrong: 'stroke-flag-ink', right: 'stroke-fairway-ink' } as const;

const Thing = ({ prop }: { readonly prop: Prop }) => {
  switch (prop.kind) {
    case 'arrow':
      return <Arrow {...prop} />;
    case 'club': {
      const [dx, dy] = unit(prop.from, prop.to);
      const blade: Point = [prop.to[0] + Math.abs(dy) * 6, prop.to[1] + (dy === 0 ? 5 : -dx * Math.sign(dy) * 6)];
      return (
        <g className="stroke-fairway-ink" fill="none" strokeLinecap="round">
          <path d={path(prop.from, prop.to)} strokeWidth="2.25" />
          <path d={path(prop.to, blade)} strokeWidth="4.5" />
        </g>
      );
    }
    case 'stick':
      return (
        <path
          d={path(prop.from, prop.to)}
          className="stroke-fairway-ink"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
        />
      );
    case 'band':
      return <path d={path(prop.from, prop.to)} className="stroke-sky-ink" strokeWidth="3" strokeLinecap="round" />;
    case 'guide':
      return <path d={path(prop.from, prop.to)} className="stroke-rough" strokeWidth="1.75" strokeDasharray="4 4" />;
    case 'ball':
      return (
        <circle cx={prop.at[0]} cy={prop.at[1]} r={prop.size} className="fill-surface stroke-ink" strokeWidth="2" />
      );
    case 'weight':
      return <circle cx={prop.at[0]} cy={prop.at[1]} r={prop.size} className="fill-fairway" />;
    case 'tee':
      return <path d={`M${at(prop.at)}l-4 -9h8Z`} className="fill-sand-ink" />;
    case 'block':
      return (
        <rect
          x={prop.at[0]}
          y={prop.at[1]}
          width={prop.width}
          height={prop.height}
          rx="2"
          className="fill-sunken stroke-edge"
          strokeWidth="2"
        />
      );
    case 'wall':
      return <path d={`M${prop.x} 8V${FLOOR}`} className="stroke-rough" strokeWidth="4" />;
    case 'ring':
      return (
        <circle
          cx={prop.at[0]}
          cy={prop.at[1]}
          r={prop.size}
          fill="none"
          strokeWidth="3"
          strokeDasharray={prop.tone === 'wrong' ? '6 4' : undefined}
          className={tones[prop.tone]}
        />
      );
    case 'trace':
      return (
        <path
          d={path(...prop.points)}
          fill="none"
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray={prop.tone === 'wrong' ? '7 6' : undefined}
          className={tones[prop.tone]}
        />
      );
    default: // a flag
      return (
        <g>
          <path d={`M${at(prop.at)}v-30`} className="stroke-ink" strokeWidth="2" />
          <path d={`M${prop.at[0]} ${prop.at[1] - 30}l14 5l-14 5Z`} className="fill-flag" />
        </g>
      );
  }
};

type DrawingProps = {
  readonly scene: Scene;
  /** Screen-reader text. Leave it out if the words stand beside the picture. */
  readonly label?: string | undefined;
  /** Cropped to the space a standing golfer needs, so that the figure is larger. */
  readonly isClose?: boolean;
  readonly className?: string | undefined;
};

/** A scene as a line drawing. */
export const Drawing = ({ scene: { bodies, props = [] }, label, isClose = false, className }: DrawingProps) => {
  const isBehind = ({ kind }: Prop) => kind === 'wall' || kind === 'block';
  return (
    <svg
      viewBox={isClose ? '20 4 130 120' : '0 0 160 124'}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      className={clsx('block', isClose ? 'aspect-13/12' : 'aspect-160/124', className ?? 'w-40')}
    >
      <path d={`M8 ${FLOOR + 2}H152`} className="stroke-rule" strokeWidth="2.5" />
      {props.filter(isBehind).map((prop, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drawing's parts never change places
        <Thing key={index} prop={prop} />
      ))}
      {bodies.map((body, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <Person key={index} body={body} />
      ))}
      {props
        .filter((prop) => !isBehind(prop))
        .map((prop, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <Thing key={index} prop={prop} />
        ))}
    </svg>
  );
};

type FigureProps = Omit<DrawingProps, 'scene' | 'isClose'> & {
  /** Id of a mobility test, an exercise or a drill that is about the body. */
  readonly id: string;
};

/** Divot's own line drawing of how to do a test, an exercise or a drill. Shows nothing for an id without a drawing. */
export const Figure = ({ id, ...look }: FigureProps) => {
  const drawn = figureFor(id);
  return drawn ? <Drawing scene={drawn} {...look} /> : null;
};
