import { expect, it } from 'vitest';
import { type Keywords, fitsSchema } from '@divot/documents';
import { readTyped, typedIn } from '#src/domain/forms/fields.ts';
import { FORMS } from '#tests/support/forms.ts';

// A form stops where the document stops: the largest value and the smallest that it takes are those of the document's
// schema, and one step beyond neither takes.

/** Fields whose least or most is a rule of their own, narrower than the document. */
const RULES: Readonly<Record<string, Partial<Pick<Keywords, 'minimum' | 'maximum' | 'maxLength'>>>> = {
  // Golfers are 13 to 120 years old in 2026.
  birthYear: { minimum: 1906, maximum: 2013 },
  // 3 ft, the first whole inch from 90 cm.
  'the profile: heightCm': { minimum: 91.4 },
  // Packed with what is shared into the 1,000 characters of a booking.
  'a lesson: note': { maxLength: 500 },
  // The domain sheet on goals: 1 to 200 characters.
  'a goal: text': { maxLength: 200 },
  // A workout takes a minute, as the field counts whole ones.
  durationSec: { minimum: 60 },
  'a side in centimetres: value': { minimum: 0, maximum: 60 },
  'a side in seconds: value': { minimum: 0, maximum: 300 },
  'a side in degrees: value': { minimum: 0, maximum: 180 },
};
/** The next value that the field can say beyond its limit, where it is not the next whole number. */
const STEPS: Readonly<Record<string, number>> = {
  heightCm: 3,
  durationSec: 60,
  handicap: 0.1,
  indexMin: 0.1,
  indexMax: 0.1,
};

const cases = Object.entries(FORMS).flatMap(([form, [fields, schemas]]) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const schema = schemas(name);
    return schema ? [[`${form}: ${name}`, name, field, schema] as const] : [];
  }),
);

it.each(cases)('%s', (of, name, field, stored) => {
  const rule = RULES[of] ?? RULES[name];
  const schema = { ...stored, ...rule };
  const takes = (value: unknown) => {
    const read = field.read(field.show(value));
    return read.ok && fitsSchema(read.value, stored);
  };
  const isTyped = typeof field.show(undefined) === 'string' && (schema.type === 'string' ? !schema.enum : true);
  if (isTyped && schema.type === 'string' && !('options' in field.box) && 'label' in field.box) {
    const most = schema.maxLength!;
    expect(takes('x'.repeat(most))).toBe(true);
    expect(field.read('x'.repeat(most + 1)).ok || fitsSchema('x'.repeat(most + 1), schema)).toBe(false);
    expect(field.read(`  ${'⛳'.repeat(most)} `).ok, 'an emoji is one character').toBe(true);
  } else if (isTyped && (schema.type === 'number' || schema.type === 'integer')) {
    const step = STEPS[name] ?? 1;
    const [least, most] = [schema.minimum!, schema.maximum!];
    expect([least, most].map(takes)).toEqual([true, true]);
    for (const beyond of [least - step, most + step]) {
      if (field.show(beyond) === field.show(least)) continue; // less than a minute shows as one
      expect(field.read(field.show(beyond)), `${beyond}, shown as ${String(field.show(beyond))}`).toMatchObject({
        ok: false,
      });
      expect(fitsSchema(beyond, schema)).toBe(false);
    }
    for (const wrong of ['x', '1e9', '9'.repeat(400), '٤٢x']) expect(field.read(wrong).ok).toBe(false);
  } else if ('options' in field.box) {
    const { options } = field.box as { options: readonly { value: string }[] };
    expect(options.filter(({ value }) => value !== '' && !fitsSchema(value, stored))).toEqual([]);
    expect(field.isTyped('of a newer version')).toBe(false);
  } else {
    for (const wrong of [{ a: 1 }, 'x'.repeat(10_000), -1e9, 1e9, ['x'.repeat(10_000)]])
      expect(field.isTyped(wrong)).toBe(fitsSchema(wrong, stored));
  }
});

it('reads what it shows of a document that has nothing', () => {
  for (const [fields] of Object.values(FORMS)) {
    const read = readTyped(fields, typedIn(fields, {}));
    if (!read.ok) expect(Object.values(read.error).filter((problem) => problem === '')).toEqual([]);
  }
});
