import { expect, it } from 'vitest';
import { isFromElsewhere, sharedVideos } from '#workers/service-worker/shared-form.ts';

const form = (...entries: [string, File | string][]): FormData => {
  const made = new FormData();
  for (const [name, value] of entries) made.append(name, value);
  return made;
};
const clip = (name: string, type: string) => new File(['frames'], name, { type });

it('takes the clips that a gallery shares, also one that the phone gives no type', () => {
  const swings = [clip('swing.mp4', 'video/mp4'), clip('IMG_1.MOV', '')];
  expect(sharedVideos(form(...swings.map((file): [string, File] => ['videos', file])))).toHaveLength(2);
});

it.each([
  ['a page', form(['videos', clip('index.html', 'text/html')])],
  ['a text in place of a clip', form(['videos', 'swing.mp4'])],
  ['another field', form(['videos', clip('swing.mp4', 'video/mp4')], ['note', 'hello'])],
  [
    'eleven clips',
    form(...Array.from({ length: 11 }, (_, n): [string, File] => ['videos', clip(`${n}.mp4`, 'video/mp4')])),
  ],
])('takes nothing of a form with %s', (_what, posted) => {
  expect(sharedVideos(posted)).toEqual([]);
});

it('takes no form of another site', () => {
  const origin = 'https://divot.example';
  expect(isFromElsewhere('https://evil.example/page', origin)).toBe(true);
  expect(isFromElsewhere('https://divot.example.evil.example/', origin)).toBe(true);
  expect(isFromElsewhere('', origin)).toBe(false);
  expect(isFromElsewhere('about:client', origin)).toBe(false);
  expect(isFromElsewhere('https://divot.example/video-analysis', origin)).toBe(false);
});
