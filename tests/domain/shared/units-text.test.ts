import { describe, expect, it } from 'vitest';
import { inUnits } from '#src/domain/shared/units-text.ts';

describe('drill texts in the golfer’s units', () => {
  it.each([
    ['Coin 30 cm ahead on the line.', 'Coin 12 in ahead on the line.'],
    ['Roll ball over coin from 2 m.', 'Roll ball over coin from 7 ft.'],
    ['6, 9, 12 m.', '20, 30, 39 ft.'],
    ['Mark 6, 9 and 12 m from a hole: 7, 10 and 13 steps.', 'Mark 20, 30 and 39 ft from a hole: 7, 10 and 13 steps.'],
    ['Choose nine putts from 6 to 15 m.', 'Choose nine putts from 20 to 49 ft.'],
    ['Nine random lies 5-25 m.', 'Nine random lies 5-27 yd.'],
    ['9 holes 6-15 m, random.', '9 holes 20-49 ft, random.'],
    ['Inside 10 m window at 100 m', 'Inside 33 ft window at 110 yd'],
    ['Tees putter-width plus 1 cm.', 'Tees putter-width plus ½ in.'],
    ['1.5 m.', '5 ft.'],
    ['Hit 20 starting the ball inside the gate.', 'Hit 20 starting the ball inside the gate.'],
  ])('%s', (metric, imperial) => {
    expect(inUnits(metric, 'imperial')).toBe(imperial);
    expect(inUnits(metric, 'metric')).toBe(metric);
  });
});
