import { describe, expect, it } from 'vitest';
import { clubPicture } from '#src/domain/bag/club-picture.ts';
import { type LadderClub, carryToPropose, ladderOf } from '#src/domain/bag/ladder.ts';
import { seeded } from '@divot/basics';

const YARD = 0.9144;
/** Shots around a carry in yards; one in ten is topped and flies 60 % of it. */
const drawn = (club: string, yards: number, n: number, seed = 1, spread = 0.05): LadderClub => {
  const random = seeded(seed + n + yards);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return {
    club,
    shots: Array.from({ length: n }, (_, at) => ({
      carryM: yards * YARD * (at % 10 === 9 ? 0.6 : 1 + spread * normal()),
      sideM: 3 + 6 * normal(),
    })),
  };
};
const yards = (metres: number) => metres / YARD;

describe('the ladder of carries', () => {
  it('is longest first, within two per cent of what each club was drawn with', () => {
    const { rungs } = ladderOf([drawn('9-iron', 133, 80), drawn('Driver', 240, 80), drawn('7-iron', 157, 80)]);

    expect(rungs.map(({ club }) => club)).toEqual(['Driver', '7-iron', '9-iron']);
    for (const [at, carry] of [240, 157, 133].entries())
      expect(Math.abs(yards(rungs[at]!.carryM) / carry - 1)).toBeLessThan(0.02);
  });

  it('names a gap that is wider than both intervals', () => {
    const { steps } = ladderOf([drawn('Pitching wedge', 119, 60), drawn('Gap wedge', 95, 60)]);

    expect(steps).toMatchObject([{ longer: 'Pitching wedge', shorter: 'Gap wedge', kind: 'gap' }]);
  });

  it('names no gap that so few shots leave open', () => {
    const { steps } = ladderOf([drawn('Pitching wedge', 119, 10, 3, 0.12), drawn('Gap wedge', 100, 10, 4, 0.12)]);

    expect(steps).toEqual([]);
  });

  it('names an overlap only if there is no doubt left', () => {
    expect(ladderOf([drawn('5-iron', 176, 80, 2, 0.03), drawn('6-iron', 173, 80, 2, 0.03)]).steps).toMatchObject([
      { kind: 'overlap' },
    ]);
    expect(ladderOf([drawn('5-iron', 179, 12), drawn('6-iron', 172, 12)]).steps).toEqual([]);
  });

  it('calls a 7-iron behind an 8-iron doubtful and gives no advice on it', () => {
    const { steps } = ladderOf([drawn('7-iron', 140, 60), drawn('8-iron', 148, 60)]);

    expect(steps).toMatchObject([{ longer: '8-iron', shorter: '7-iron', kind: 'doubtful' }]);
  });

  it('shows a typed carry as typed, and five to nine shots as rough', () => {
    const { rungs } = ladderOf([
      { club: '8-iron', shots: [], typedM: 130 },
      drawn('Lob wedge', 66, 7),
      { ...drawn('4-iron', 180, 3) },
    ]);

    expect(rungs.map(({ club, by }) => [club, by])).toEqual([
      ['8-iron', 'typed'],
      ['Lob wedge', 'rough'],
    ]);
    expect(ladderOf([drawn('4-iron', 180, 3)]).tooFew).toEqual([{ club: '4-iron', shots: 3 }]);
  });

  it('counts a typed carry as eight shots', () => {
    const club = drawn('7-iron', 150, 8);
    const typedM = 165 * YARD;

    const [rung] = ladderOf([{ ...club, typedM }]).rungs;

    expect(yards(rung!.carryM)).toBeGreaterThan(153);
    expect(yards(rung!.carryM)).toBeLessThan(163);
  });

  it('proposes a carry if the shots contradict it, and otherwise leaves it', () => {
    const club = drawn('7-iron', 150, 40);

    expect(Math.round(yards(carryToPropose({ ...club, typedM: 165 * YARD })!))).toBeCloseTo(150, -1);
    expect(carryToPropose({ ...club, typedM: 150 * YARD })).toBeUndefined();
    expect(carryToPropose({ ...drawn('7-iron', 150, 9), typedM: 180 * YARD })).toBeUndefined();
  });
});

describe('one club from above', () => {
  const placed = (club: LadderClub) =>
    club.shots.map((shot, at) => ({
      ...shot,
      key: String(at),
      club: club.club,
      place: 'range' as const,
      day: at < 30 ? '2026-06-01' : '2026-06-08',
      sessionId: 'a',
    }));

  it('has eight of ten well-struck shots in its ellipse, and the topped ones outside as mishits', () => {
    const { ellipse, shots, mishits, clearsM } = clubPicture('7-iron', placed(drawn('7-iron', 157, 200)));

    expect(Math.abs(mishits - 20)).toBeLessThanOrEqual(2);
    const inside = shots.filter(
      ({ carryM, sideM }) =>
        ((carryM - ellipse!.carryM) / ellipse!.halfCarryM) ** 2 +
          ((sideM - ellipse!.sideM) / ellipse!.halfSideM) ** 2 <=
        1,
    );
    expect(inside.some(({ isMishit }) => isMishit)).toBe(false);
    expect(inside.length / 180).toBeGreaterThan(0.7);
    expect(inside.length / 180).toBeLessThan(0.9);
    const clear = shots.filter(({ carryM, isMishit }) => !isMishit && carryM >= clearsM!).length / 180;
    expect(clear).toBeGreaterThan(0.84);
    expect(clear).toBeLessThan(0.96);
  });

  it('shows few shots without a pattern, and practices over time', () => {
    expect(clubPicture('7-iron', placed(drawn('7-iron', 157, 6)))).not.toHaveProperty('ellipse');
    expect(
      clubPicture('7-iron', placed(drawn('7-iron', 157, 60))).overTime.map(({ day, shots }) => [day, shots]),
    ).toEqual([
      ['2026-06-01', 30],
      ['2026-06-08', 30],
    ]);
  });
});
