import { describe, expect, it } from 'vitest';
import type { Course } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { partnersNamed, partnersOf } from '#src/features/round/partners/partners-typed.ts';
import { choose, firstChoices, holesChosen } from '#src/features/round/setup/round-choices.ts';

const tee = (id: string, holes: 9 | 18) => ({ id, name: id, par: Array.from({ length: holes }, () => 4) });
const course = { id: 'heron', name: 'Heron Creek', tees: [tee('white', 18), tee('short', 9)] } as unknown as Course;
const atFirst = firstChoices(course, ['Ann']);

describe('the choices before the first tee', () => {
  it('starts with all of the course from its first tees, on the day of the first tee, with the partners of the game', () => {
    expect(holesChosen(course, atFirst)).toMatchObject({ stretch: 'full', length: 18, tee: { id: 'white' } });
    expect(holesChosen(course, atFirst)?.order.slice(0, 3)).toEqual([1, 2, 3]);
    expect(atFirst).toMatchObject({ mode: 'casual', format: 'stroke', playedOn: undefined });
    expect(partnersNamed(atFirst.partners)).toEqual({ ok: true, value: [{ name: 'Ann' }] });
  });

  it('begins a shotgun start anywhere in the stretch, and another stretch at its own first hole', () => {
    const shotgun = choose(atFirst, { startHole: 7 });
    expect(holesChosen(course, shotgun)?.order.slice(0, 3)).toEqual([7, 8, 9]);
    const back = choose(shotgun, { stretch: 'back' });
    expect(holesChosen(course, back)).toMatchObject({ length: 9, order: [10, 11, 12, 13, 14, 15, 16, 17, 18] });
  });

  it('plays nine holes off a nine-hole tee, whatever was chosen for the eighteen before', () => {
    const back = choose(choose(atFirst, { stretch: 'back' }), { startHole: 14 });
    const short = choose(back, { teeId: 'short' });
    expect(holesChosen(course, short)).toMatchObject({ stretch: 'once', order: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
    expect(holesChosen(course, choose(short, { stretch: 'twice' }))?.length).toBe(18);
  });

  it('keeps the start hole when only the tee colour changes', () => {
    const twoColours = { ...course, tees: [tee('white', 18), tee('yellow', 18)] };
    const shotgun = choose(choose(atFirst, { startHole: 7 }), { teeId: 'yellow' });
    expect(holesChosen(twoColours, shotgun)?.order[0]).toBe(7);
  });

  it('has no holes on a course without tees', () => {
    expect(holesChosen({ ...course, tees: [] }, atFirst)).toBeUndefined();
  });
});

describe('the partners on a card', () => {
  const typed = (...named: readonly (readonly [name: string, handicap?: string])[]) =>
    partnersNamed(named.map(([name, handicap = '']) => ({ name, handicap })));

  it('are at most three, and empty fields are nobody', () => {
    expect(atFirst.partners.map(({ name }) => name)).toEqual(['Ann', '', '']);
    expect(typed(['Ann'], [''], ['  Priya '])).toEqual({ ok: true, value: [{ name: 'Ann' }, { name: 'Priya' }] });
  });

  it('have a course handicap if one is given, also a plus handicap, and an invalid one is explained', () => {
    expect(typed(['Ann', '18'])).toEqual({ ok: true, value: [{ name: 'Ann', courseHandicap: 18 }] });
    expect(typed(['Ann', '+2'])).toEqual({ ok: true, value: [{ name: 'Ann', courseHandicap: -2 }] });
    expect(typed(['Ann', '12.4']).ok).toBe(false);
    expect(typed(['Ann', '81']).ok).toBe(false);
  });

  it('are in the fields as entered, so that saving them untouched changes nothing', () => {
    const partners: NonNullable<Round['partners']> = [
      { id: 'a', name: 'Ann', courseHandicap: -2, strokes: { 1: 4 } },
      { id: 'b', name: 'Jo', strokes: {} },
    ];

    expect(partnersOf({ partners }).map(({ handicap }) => handicap)).toEqual(['+2', '', '']);
    expect(partnersNamed(partnersOf({ partners }))).toEqual({
      ok: true,
      value: [
        { id: 'a', name: 'Ann', courseHandicap: -2 },
        { id: 'b', name: 'Jo' },
      ],
    });
  });
});
