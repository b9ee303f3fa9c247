import type { Look } from './fault-figures.ts';
import type { Point, Prop, Scene, Tone } from './scene.ts';
import { jointsOf } from './skeleton.ts';

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** The mark over the part of a pose to look at. It moves with the body. */
export const markOf = ({ bodies: [body], props = [] }: Scene, look: Look, tone: Tone): readonly Prop[] => {
  if (!body) return [];
  const { hip, neck, spine, arms, legs } = jointsOf(body);
  const ring = (at: Point, size: number): Prop => ({ kind: 'ring', at, size, tone });
  switch (look) {
    case 'spine':
      return [{ kind: 'trace', points: [hip, middle(middle(hip, neck), spine), neck], tone }];
    case 'hips':
      return [ring(hip, 11)];
    case 'hands':
      return [ring(arms[1].end, 10)];
    case 'lead-elbow':
      return [{ kind: 'trace', points: [arms[1].root, arms[1].joint, arms[1].end], tone }, ring(arms[1].joint, 9)];
    case 'feet':
      return [ring([middle(legs[0].end, legs[1].end)[0] + 4, 110], 11)];
    case 'beats':
      return [
        {
          kind: 'trace',
          points: [
            [94, 26],
            [148, 26],
          ],
          tone,
        },
      ];
    default: {
      // The shaft and its reference: the lead arm's angle to it, or the hands ahead of the ball.
      const shaft = props.find(({ kind }) => kind === 'club');
      if (!shaft || !('from' in shaft)) return [];
      if (look === 'handle') return [{ kind: 'trace', points: [shaft.from, shaft.to], tone }, ring(shaft.from, 9)];
      return [{ kind: 'trace', points: [arms[1].root, shaft.from, shaft.to], tone }];
    }
  }
};
