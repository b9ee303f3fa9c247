import { expect, test } from 'vitest';
import { ChunkLoadError, isChunkError } from '#src/app/errors/chunk-load-error.ts';
import { clearForReload } from '#src/app/errors/reload-app.ts';
import { countRetry, forgetRetries, retriesOn } from '#src/app/errors/retries.ts';

test('Reload App keeps who is signed in and the preferences, and nothing else of local storage', () => {
  const kept = new Map([
    ['auth', 'sam'],
    ['user-preferences', '{}'],
    ['divot-last-start', '{}'],
    ['divot-errors', '[]'],
  ]);
  const storage = { removeItem: (key: string) => kept.delete(key) };
  for (const key of kept.keys()) Object.defineProperty(storage, key, { enumerable: true, value: '' });
  clearForReload(storage as unknown as Storage);
  expect([...kept.keys()]).toEqual(['auth', 'user-preferences']);
});

test('retries are counted for the screen that fails, until another one is shown', () => {
  countRetry('/practice');
  countRetry('/practice');
  expect(retriesOn('/practice')).toBe(2);
  expect(retriesOn('/videos')).toBe(0);
  forgetRetries();
  expect(retriesOn('/practice')).toBe(0);
});

test.each([
  ['our own time-out', new ChunkLoadError('No screen after 120 s'), true],
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: /assets/x.js'), true],
  ['Firefox', new TypeError('error loading dynamically imported module: /assets/x.js'), true],
  ['Safari', new TypeError('Importing a module script failed.'), true],
  ['a bug', new TypeError('x is undefined'), false],
])('a screen that did not load is told from a bug: %s', (_name, error, chunk) => {
  expect(isChunkError(error)).toBe(chunk);
});
