import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Integer } from '#src/platform/stand-ins/bloom-blob.ts';

const { Integer: Original } = createRequire(import.meta.resolve('firebase/firestore/lite'))(
  '@firebase/webchannel-wrapper/bloom-blob',
) as { Integer: { fromString(text: string): { compare(other: unknown): number } } };

it('compares numeric ids as Firestore’s own integers do', () => {
  const id = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String);
  fc.assert(
    fc.property(id, id, (a, b) => {
      expect(Math.sign(Integer.fromString(a).compare(Integer.fromString(b)))).toBe(
        Math.sign(Original.fromString(a).compare(Original.fromString(b))),
      );
      expect(Integer.fromString(a).compare(Integer.fromString(a))).toBe(0);
    }),
  );
});
