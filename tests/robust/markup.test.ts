import fc from 'fast-check';
import { expect, it } from 'vitest';
import { embedUrl } from '#src/domain/videos/library.ts';
import { thumbnailUrl } from '#src/domain/videos/videos.ts';
import { awkwardText, runs } from './hostile.ts';

// Text that any golfer wrote always appears as text. React makes text nodes of it unless code writes markup itself,
// which no code in Divot may. In the browser, Trusted Types refuse markup as well (tests/app/headers.test.ts,
// e2e/engines/invitations.spec.ts).

const WRITERS =
  /dangerouslySetInnerHTML|(inner|outer)HTML|insertAdjacentHTML|document\.write|srcdoc|setHTMLUnsafe|createContextualFragment|DOMParser|\beval\(|new Function\(/i;

it('no source writes markup or runs text', () => {
  // Vitest keeps no list of files where it finds `import.meta.glob(`, and an old one where a type argument hides that.
  const sources = import.meta.glob(['/src/**/*.{ts,tsx}', '/workers/**/*.ts', '/index.html'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }) as Readonly<Record<string, string>>;
  expect(Object.keys(sources).length).toBeGreaterThan(400);
  expect(Object.keys(sources).filter((file) => WRITERS.test(sources[file]!))).toEqual([]);
});

it.each([
  ['a player', embedUrl, 'https://www.youtube-nocookie.com'],
  ['a thumbnail', thumbnailUrl, 'https://i.ytimg.com'],
])('the address of %s leads to its own host, whatever the id', (_what, address, origin) => {
  fc.assert(
    fc.property(awkwardText, (id) => {
      expect(new URL(address(id)).origin).toBe(origin);
    }),
    runs(500),
  );
});

it('every composed link begins with its intended scheme', () => {
  const screens = import.meta.glob('/src/**/*.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }) as Readonly<Record<string, string>>;
  const made = Object.values(screens).flatMap((source) =>
    [...source.matchAll(/href=\{([^}]*`[^`]*)/g)].map(([, code]) => code!),
  );
  expect(made.length).toBeGreaterThanOrEqual(3);
  expect(made.filter((code) => !/`(mailto:|sms:|tel:|https:\/\/|\/|#)/.test(code))).toEqual([]);
});
