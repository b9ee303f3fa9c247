import { describe, expect, it } from 'vitest';
import { type CoursePack, inventedCourse, overpassOf, readOverpass } from '@divot/ground';
import { foundFor, isSameCourseName, meantPack, packFor } from '#src/domain/rounds/course-map.ts';

const box = { south: 54.5, west: -6, north: 54.7, east: -5.8 };
const found = (name: string) => ({ name, box });
const pack = (name: string, holes: 9 | 18 | 27): CoursePack =>
  readOverpass(overpassOf(inventedCourse({ seed: 3, lat: 54.6, lon: -5.9, holes, name })))[0]!;
const cardOf = ({ holes }: CoursePack, change: (par: number, at: number) => number = (par) => par) => ({
  tees: [{ id: 'white', name: 'White', par: holes.map(({ par = 4 }, at) => change(par, at)) }],
});

describe('which map belongs to a course', () => {
  it.each([
    ['Pine Valley', 'Pine Valley Golf Club', true],
    ['The Royal Étang Links', 'Royal Etang', true],
    ['Old Course', 'New Course', false],
    ['Pebble Beach', 'Pebble Hill', false],
    ['Golf Club', 'Country Club', false],
  ])('reads %s and %s as one name: %s', (a, b, isSame) => {
    expect(isSameCourseName(a, b)).toBe(isSame);
  });

  it('takes the only result of that name, and leaves the choice among several to the golfer', () => {
    const [quarry, other] = [found('Old Quarry Golf Club'), found('Quarry Oaks')];

    expect(foundFor({ name: 'Old Quarry' }, [other, quarry])).toBe(quarry);
    expect(foundFor({ name: 'Quarry' }, [other, quarry])).toBeUndefined();
    expect(foundFor({ name: 'Old Quarry' }, [quarry, { ...quarry }])).toBeUndefined();
    expect(foundFor({ name: 'Old Quarry' }, [])).toBeUndefined();
  });

  it('takes a map of another name only if its pars are the card’s', () => {
    const quarry = pack('Old Quarry', 18);

    expect(packFor({ name: 'My club', ...cardOf(quarry) }, [quarry], found('Old Quarry'))).toBe(quarry);
    const onePar = cardOf(quarry, (par, at) => (at === 0 ? par + 1 : par));
    expect(packFor({ name: 'My club', ...onePar }, [quarry], found('Old Quarry'))).toBe(quarry);
    const others = cardOf(quarry, (par, at) => (at < 3 ? par + 1 : par));
    expect(packFor({ name: 'My club', ...others }, [quarry], found('Old Quarry'))).toBeUndefined();
  });

  it('tells the courses of one club apart by name, then by card', () => {
    const black = pack('Bethfield · Black', 18);
    const blue = { ...black, name: 'Bethfield · Blue', holes: black.holes.map((hole) => ({ ...hole, par: 4 })) };

    expect(packFor({ name: 'Bethfield Blue', ...cardOf(black) }, [black, blue], found('Bethfield'))).toBe(blue);
    expect(packFor({ name: 'Bethfield', ...cardOf(black) }, [black, blue], found('Bethfield'))).toBe(black);
  });

  it('leaves the choice of two nines among three to the golfer', () => {
    const elms = pack('Three Elms', 27);

    expect(packFor({ name: 'Three Elms', ...cardOf(pack('any', 18)) }, [elms], found('Three Elms'))).toBeUndefined();
    expect(meantPack([elms], found('Three Elms'))).toBeUndefined();
  });
});
