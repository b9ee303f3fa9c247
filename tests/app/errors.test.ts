// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { ChunkLoadError, isChunkError } from '#src/app/errors/chunk-load-error.ts';
import { clearForNextGolfer, clearForReload, restoreAfterReload } from '#src/app/errors/reload-app.ts';
import { countRetry, forgetRetries, retriesOn } from '#src/app/errors/retries.ts';

describe('Reload App', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const lasting = {
    'divot-rescue-sam': '{"documents":[{"strokes":5}]}',
    'divot-draft-message-c1-sam': '"Is Tuesday"',
    'divot-device': 'phone-1',
    'divot-swings-waiting': 'true',
    'divot-meeting-g1-sam': '{"directions":"Car park"}',
    'divot-arrived-sam': '"2026-05-01T08:00:00.000Z"',
    'divot-upload-swing-1': '{"upload":"u1"}',
    'divot-erasing': '["joe"]',
    'firebase:authUser:key:[DEFAULT]': '{"uid":"sam"}',
  };
  const entries = () => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));
  const fill = () => {
    const all = { auth: 'sam', 'user-preferences': '{}', 'divot-last-start': '{}', 'divot-errors': '[]', ...lasting };
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  };

  test('leaves two keys in local storage, and the next start finds the saved work', () => {
    fill();
    clearForReload(localStorage, sessionStorage);
    expect(Object.keys(localStorage).toSorted()).toEqual(['auth', 'user-preferences']);

    localStorage.setItem('divot-device', 'written since');
    restoreAfterReload(localStorage, sessionStorage);
    expect(entries()).toEqual({
      auth: 'sam',
      'user-preferences': '{}',
      ...lasting,
      'divot-device': 'written since',
    });
    localStorage.clear();
    restoreAfterReload(localStorage, sessionStorage);
    expect(entries()).toEqual({});
  });

  test('leaves the work where it is if the tab has no room for it', () => {
    fill();
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    clearForReload(localStorage, full);
    expect(entries()).toEqual({ auth: 'sam', 'user-preferences': '{}', ...lasting });
  });

  test('of nobody: signing out clears small settings, and leaves work that waits on this device', () => {
    fill();
    clearForNextGolfer(localStorage);
    expect(entries()).toEqual({ auth: 'sam', 'user-preferences': '{}', ...lasting });
  });
});

test('retries are counted for the failing screen, until another one is shown', () => {
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
  ['Safari, in a hotel’s network', new TypeError("'text/html' is not a valid JavaScript MIME type."), true],
  ['a bug', new TypeError('x is undefined'), false],
])('a screen that did not load differs from a bug: %s', (_name, error, chunk) => {
  expect(isChunkError(error)).toBe(chunk);
});
