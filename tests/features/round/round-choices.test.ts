import { usualTee } from '#src/domain/rounds/usual-tee.ts';
import { describe, expect, it } from 'vitest';
import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type KnownPartner, knownPartners, latestGroup } from '#src/domain/rounds/known-partners.ts';
import {
  type PartnerTyped,
  isOnCard,
  partnersNamed,
  partnersOf,
  placesForNames,
  withKnown,
  without,
} from '#src/domain/rounds/partners-typed.ts';
import {
  FIRST_CHOICES,
  ON_COURSE,
  choose,
  holesChosen,
  toggled,
  usualFormat,
} from '#src/features/round/setup/round-choices.ts';

const tee = (id: string, holes: 9 | 18) => ({ id, name: id, par: Array.from({ length: holes }, () => 4) });
const course = { id: 'heron', name: 'Heron Creek', tees: [tee('white', 18), tee('short', 9)] } as unknown as Course;
const atFirst = FIRST_CHOICES;

describe('the choices before the first tee', () => {
  it('starts with all of the course from its first tees, on the day of the first tee', () => {
    expect(holesChosen(course, atFirst)).toMatchObject({ stretch: 'full', tee: { id: 'white' } });
    expect(holesChosen(course, atFirst)?.order.slice(0, 3)).toEqual([1, 2, 3]);
    expect(atFirst).toMatchObject({ mode: 'casual', playedOn: undefined });
  });

  it('starts from the tee and with the form of play of the latest round; a match needs an opponent', () => {
    const played = (teeId: string, courseId: string, format: Round['format']) =>
      ({ courseId, format, courseSnapshot: { name: '', tee: tee(teeId, 9) } }) as Round;
    const rounds = [played('white', 'elsewhere', 'match'), played('short', 'heron', 'stableford')];

    expect(holesChosen(course, atFirst, usualTee(course, rounds))?.tee.id).toBe('short');
    expect(holesChosen(course, choose(atFirst, { teeId: 'white' }), usualTee(course, rounds))?.tee.id).toBe('white');
    expect(usualTee(course, [])?.id).toBe('white');
    expect([usualFormat(rounds, true), usualFormat(rounds, false), usualFormat([], true)]).toEqual([
      'match',
      'stroke',
      'stroke',
    ]);
  });

  it('keeps the form of play on another course, not the holes', () => {
    const chosen = choose(atFirst, { teeId: 'short', stretch: 'back', format: 'stableford', mode: 'competition' });
    expect(choose(chosen, ON_COURSE)).toEqual({ ...atFirst, format: 'stableford', mode: 'competition' });
  });

  it('begins a shotgun start anywhere in the stretch, and another stretch at its own first hole', () => {
    const shotgun = choose(atFirst, { startHole: 7 });
    expect(holesChosen(course, shotgun)?.order.slice(0, 3)).toEqual([7, 8, 9]);
    const back = choose(shotgun, { stretch: 'back' });
    expect(holesChosen(course, back)).toMatchObject({ order: [10, 11, 12, 13, 14, 15, 16, 17, 18] });
  });

  it('plays nine holes off a nine-hole tee, whatever was chosen for the eighteen before', () => {
    const back = choose(choose(atFirst, { stretch: 'back' }), { startHole: 14 });
    const short = choose(back, { teeId: 'short' });
    expect(holesChosen(course, short)).toMatchObject({ stretch: 'once', order: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
    expect(holesChosen(course, choose(short, { stretch: 'twice' }))?.order.length).toBe(18);
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

it('plans a winter round of fourteen holes, from any of them', () => {
  const winter = [12, 13, 14, 15].reduce(
    (choices, n) => choose(choices, { leftOut: toggled(choices.leftOut, n) }),
    choose(atFirst, { stretch: 'some' }),
  );
  expect(holesChosen(course, winter)?.order).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16, 17, 18]);
  expect(holesChosen(course, choose(winter, { startHole: 10 }))?.order.slice(0, 4)).toEqual([10, 11, 16, 17]);
  expect(toggled([12, 13], 12)).toEqual([13]);
  const one = Array.from({ length: 17 }, (_, at) => at + 1);
  expect(toggled(one, 18)).toEqual(one);
});

describe('the partners on a card', () => {
  const [white] = course.tees as [Tee];
  const red = { ...tee('red', 18), name: 'Red' };
  const typed = (...some: readonly Partial<PartnerTyped>[]) =>
    partnersNamed(
      some.map((one) => ({ name: 'Ann', teeId: undefined, index: '', courseHandicap: '', ...one })),
      [white, red],
      white,
      'Sam',
    );

  it('are at most three, and empty fields are nobody', () => {
    expect(placesForNames(['Ann']).map(({ name }) => name)).toEqual(['Ann', '', '']);
    expect(typed({}, { name: '' }, { name: '  Priya ' })).toEqual({
      ok: true,
      value: [{ name: 'Ann' }, { name: 'Priya' }],
    });
  });

  it('have an index or a course handicap if one is given, also a plus handicap; an invalid one is explained', () => {
    expect(typed({ index: '18,4' })).toEqual({ ok: true, value: [{ name: 'Ann', index: 18.4 }] });
    expect(typed({ courseHandicap: '+2' })).toEqual({ ok: true, value: [{ name: 'Ann', courseHandicap: -2 }] });
    expect(typed({ courseHandicap: '12.4' }).ok).toBe(false);
    expect(typed({ courseHandicap: '81' }).ok).toBe(false);
    expect(typed({ index: '54.1' }).ok).toBe(false);
  });

  it('play from their own tee, or from the golfer’s', () => {
    expect(typed({ teeId: 'red' })).toMatchObject({ value: [{ tee: { id: 'red' } }] });
    expect(typed({ teeId: 'white' })).toEqual({ ok: true, value: [{ name: 'Ann' }] });
  });

  it('are in the fields as entered, so that saving them untouched changes nothing', () => {
    const partners: NonNullable<Round['partners']> = [
      { id: 'a', name: 'Ann', courseHandicap: -2, strokes: { 1: 4 } },
      { id: 'b', name: 'Jo', strokes: {}, index: 24, tee: red },
    ];

    expect(partnersOf({ partners }).map(({ courseHandicap, index }) => [courseHandicap, index])).toEqual([
      ['+2', ''],
      ['', '24.0'],
      ['', ''],
    ]);
    expect(partnersNamed(partnersOf({ partners }), [white, red], white, 'Sam')).toEqual({
      ok: true,
      value: [
        { id: 'a', name: 'Ann', courseHandicap: -2 },
        { id: 'b', name: 'Jo', index: 24, tee: red },
      ],
    });
  });

  it('of earlier rounds come onto the card with one tap, with handicap and tee, and leave with another', () => {
    const round = (partners: Round['partners'], teeName: string) => ({
      partners,
      courseSnapshot: { name: 'Heron Creek', tee: { ...white, name: teeName } },
    });
    const known = knownPartners([
      round([{ id: '1', name: 'Jo', index: 23.1, tee: red, strokes: {} }], 'White'),
      round(
        [
          { id: '2', name: 'jo ', index: 24, strokes: {} },
          { id: '3', name: 'Max', strokes: {} },
        ],
        'White',
      ),
    ]);
    expect(known).toEqual([
      { name: 'Jo', index: 23.1, teeName: 'Red' },
      { name: 'Max', teeName: 'White' },
    ]);
    const [jo] = known as [KnownPartner];
    const withJo = withKnown(placesForNames(['Ann']), jo);
    expect(withJo[1]).toEqual({ name: 'Jo', teeName: 'Red', index: '23.1', courseHandicap: '' });
    expect(isOnCard(withJo, jo)).toBe(true);
    expect(without(withJo, jo)).toEqual(placesForNames(['Ann']));
    // Jo plays from the red tees wherever there are some, also on a course that is chosen afterwards.
    const onThis = (tees: readonly Tee[]) => partnersNamed(withJo.slice(1), tees, white, 'Sam');
    expect(onThis([white, red])).toMatchObject({ value: [{ name: 'Jo', tee: { id: 'red' } }] });
    expect(onThis([white])).toEqual({ ok: true, value: [{ name: 'Jo', index: 23.1 }] });
  });

  it('of the latest round with at least two come back together', () => {
    const round = (...names: readonly string[]) => ({
      partners: names.map((name) => ({ id: name, name, strokes: {} })),
      courseSnapshot: undefined,
    });
    expect(latestGroup([round('Jo'), round('Jo', 'Max'), round('Priya', 'Sam')])).toEqual([
      { name: 'Jo' },
      { name: 'Max' },
    ]);
    expect(latestGroup([round('Jo')])).toEqual([]);
  });
});
