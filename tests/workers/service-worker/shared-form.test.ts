import { expect, it } from 'vitest';
import { isFromElsewhere, sharedFiles } from '#workers/service-worker/shared-form.ts';

const form = (...entries: [string, File | string][]): FormData => {
  const made = new FormData();
  for (const [name, value] of entries) made.append(name, value);
  return made;
};
const clip = (name: string, type: string) => new File(['frames'], name, { type });

it('accepts the clips that a gallery shares, also one without a type', () => {
  const swings = [clip('swing.mp4', 'video/mp4'), clip('IMG_1.MOV', '')];
  const taken = sharedFiles(form(...swings.map((file): [string, File] => ['videos', file])));
  expect([taken.kind, taken.files.length]).toEqual(['videos', 2]);
});

it('accepts the tables and archives that a launch monitor’s app shares, also those without a type', () => {
  const files = [
    ['range.csv', 'text/csv'],
    ['range.csv', 'text/csv; charset=utf-8'],
    ['Range.CSV', ''],
    ['export.zip', 'application/zip'],
    ['18Birdies_archive.json', 'application/json'],
  ] as const;
  const taken = sharedFiles(form(...files.map(([name, type]): [string, File] => ['files', clip(name, type)])));
  expect([taken.kind, taken.files.length]).toEqual(['data', 5]);
});

it.each([
  ['a page', form(['videos', clip('index.html', 'text/html')])],
  ['a text in place of a clip', form(['videos', 'swing.mp4'])],
  ['another field', form(['videos', clip('swing.mp4', 'video/mp4')], ['note', 'hello'])],
  ['a page that calls itself a table', form(['files', clip('shots.csv', 'text/html')])],
  ['a program', form(['files', clip('shots.exe', 'application/octet-stream')])],
  ['a table among clips', form(['videos', clip('swing.mp4', 'video/mp4')], ['files', clip('shots.csv', 'text/csv')])],
  [
    'eleven clips',
    form(...Array.from({ length: 11 }, (_, n): [string, File] => ['videos', clip(`${n}.mp4`, 'video/mp4')])),
  ],
])('accepts nothing from a form with %s', (_what, posted) => {
  expect(sharedFiles(posted).files).toEqual([]);
});

it('accepts no form of another site', () => {
  const origin = 'https://divot.example';
  expect(isFromElsewhere('https://evil.example/page', origin)).toBe(true);
  expect(isFromElsewhere('https://divot.example.evil.example/', origin)).toBe(true);
  expect(isFromElsewhere('', origin)).toBe(false);
  expect(isFromElsewhere('about:client', origin)).toBe(false);
  expect(isFromElsewhere('https://divot.example/video-analysis', origin)).toBe(false);
});
