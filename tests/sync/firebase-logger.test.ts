import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import * as standIn from '#src/platform/stand-ins/firebase-logger.ts';

const original = createRequire(import.meta.resolve('firebase/app'))('@firebase/logger') as {
  readonly LogLevel: Readonly<Record<string, number>>;
};

test('the quiet logger has everything that Firebase’s own modules use', () => {
  expect(Object.keys(standIn).toSorted()).toEqual(Object.keys(original).toSorted());
  for (const [name, level] of Object.entries(standIn.LogLevel)) expect(original.LogLevel[name]).toBe(level);
  const said = new standIn.Logger();
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) expect(() => said[method]()).not.toThrow();
});
