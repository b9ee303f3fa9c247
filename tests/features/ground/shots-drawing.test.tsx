import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Ball, type Metres, ballsOn, inventedCourse, overpassOf, readOverpass, shotRows } from '@divot/ground';
import { ShotsDrawing } from '#src/features/ground/map/shots-drawing.tsx';

const course = inventedCourse({ seed: 11, lat: 50, lon: 8, holes: 9 });
const [pack] = readOverpass(overpassOf(course));

/** A tee shot, a shot to the green, and the ball there. */
const played = (round: string, driveEnd: Metres): readonly Ball[] =>
  ballsOn({
    pack: pack!,
    n: 1,
    marks: [[110, 0] as const, driveEnd, [110, 342] as const].map((ball, i) => ({
      id: `${round}-${i}`,
      hole: 1,
      at: i,
      accuracyM: 4,
      ...course.at(ball),
    })),
  });
const others = [played('may', [128, 190]), played('june', [140, 205]), played('july', [96, 180])];

const drawn = (isOverlaid: boolean) =>
  render(
    <ShotsDrawing
      pack={pack!}
      n={1}
      label="Hole 1"
      rows={shotRows(played('today', [120, 200]), 2)}
      flag={undefined}
      others={others}
      isOverlaid={isOverlaid}
    />,
  ).container;

describe('the shots of a hole', () => {
  it('are numbered and show what they gained, with a ring for each other tee shot', () => {
    const picture = drawn(false);

    expect(picture.querySelectorAll('circle[fill="none"]')).toHaveLength(3);
    expect(picture.textContent).toContain('Rings: your 3 other tee shots here');
    expect(picture.textContent).toMatch(/[+−]\d\.\d/);
  });

  it('of all rounds lie over each other, every stroke of each', () => {
    const picture = drawn(true);

    const rounds = [...picture.querySelectorAll('polyline')].map((line) => line.getAttribute('points')!.split(' '));
    expect(rounds.map((strokes) => strokes.length)).toEqual([3, 3, 3, 3]);
    expect(new Set(rounds.map(([, driveEnd]) => driveEnd)).size).toBe(4);
    expect(picture.textContent).not.toMatch(/Rings|[+−]\d\.\d/);
  });
});
