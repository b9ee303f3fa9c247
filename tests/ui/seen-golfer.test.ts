import { describe, expect, it } from 'vitest';
import { type SeenGolfer, cameraOn, drawnGolfer, frameOfGolfers } from '@divot/golf-content';
import { seenPoints } from '#dev/gallery/seen-points.ts';

const VIEWS = ['face-on', 'down-the-line'] as const;
const TOP = 0.42;
const golfer = (view: SeenGolfer['view'], share = TOP): SeenGolfer => ({
  view,
  share,
  points: seenPoints(view, share),
});
/** The middle of a look's shapes, from the corners of their paths. */
const middleOf = (drawn: ReturnType<typeof drawnGolfer>, look: string) => {
  const paths = drawn.filter((shape) => shape.look === look).map(({ d }) => d.replaceAll(/A[^A-Z]*? 0 [01] 1 /g, 'L'));
  const spots = [...paths.join('').matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const mean = (axis: 0 | 1) => spots.reduce((sum, spot) => sum + spot[axis]!, 0) / spots.length;
  return [mean(0), mean(1)] as const;
};

describe('the golfer posed from measured points', () => {
  it.each(VIEWS)('stands on the floor, 172 cm tall, whatever the clip’s size: %s', (view) => {
    const seen = golfer(view, 0.06);
    const small = { ...seen, points: seen.points.map(([x, y]) => [x / 300 + 0.4, y / 300 + 0.9] as const) };

    const [own, scaled] = [seen, small].map((one) => drawnGolfer(one, cameraOn(one.points)));

    for (const look of ['cap', 'trousers', 'shoe']) {
      const [a, b] = [middleOf(own!, look), middleOf(scaled!, look)];
      expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeLessThan(0.5);
    }
    expect(middleOf(own!, 'cap')[1]).toBeLessThan(-125);
    expect(Math.abs(middleOf(own!, 'shoe')[1])).toBeLessThan(10);
  });

  it('moves what moved, and nothing else', () => {
    const seen = golfer('face-on');
    const camera = cameraOn(seen.points);
    const swayed = { ...seen, points: seen.points.map(([x, y], at) => [at < 25 ? x - 15 : x, y] as const) };

    const [still, moved] = [drawnGolfer(seen, camera), drawnGolfer(swayed, camera)];

    expect(Math.abs(middleOf(moved, 'shirt')[0] - middleOf(still, 'shirt')[0] + 15)).toBeLessThan(1);
    expect(middleOf(moved, 'shoe')).toEqual(middleOf(still, 'shoe'));
  });

  it.each(VIEWS)('holds a dashed club where the swing has come to, and none when that is unknown: %s', (view) => {
    const looks = ({ share: _share, ...seen }: SeenGolfer, share?: number) =>
      drawnGolfer({ ...seen, share }, cameraOn(seen.points)).map(({ look }) => look);

    expect(looks(golfer(view), TOP)).toContain('unseen');
    expect(looks(golfer(view), TOP)).not.toContain('shaft');
    expect(looks(golfer(view))).not.toContain('unseen');
  });

  it('is framed with all that is drawn of both', () => {
    const [one, other] = [golfer('face-on', 0.06), golfer('face-on', 0.69)];
    const camera = cameraOn(one.points);

    const { x, width, height } = frameOfGolfers([one, other], camera);

    expect(height).toBeGreaterThan(172);
    expect(x).toBeLessThan(middleOf(drawnGolfer(one, camera), 'shoe')[0]);
    expect(width).toBeGreaterThan(0.6 * height);
  });
});
