import { expect, test } from 'vitest';
import type { CameraPicture } from '@divot/swing';
import { sharePictures } from '#src/platform/workers/share-pictures.ts';

let open = 0;
const newFrame = (): CameraPicture => {
  open += 1;
  return { displayWidth: 720, clone: newFrame, close: () => void (open -= 1) } as unknown as VideoFrame;
};
/** A camera of 30 a second before somebody who takes each picture when the test lets them. */
const filming = () => {
  open = 0;
  let now = 0;
  const looks: (() => void)[] = [];
  const frames: (() => void)[] = [];
  const taking = (taken: (() => void)[], picture: CameraPicture) =>
    new Promise<number>((resolve) => {
      let isOpen = true;
      taken.push(() => {
        if (isOpen) picture.close();
        isOpen = false;
        resolve(60);
      });
    });
  const pictures = sharePictures({
    look: (picture) => taking(looks, picture),
    film: (frame) => taking(frames, frame),
  });
  const bring = async (count: number, eachTime: () => void = () => undefined) => {
    for (let i = 0; i < count; i++) {
      pictures.see(newFrame(), (now += 33));
      eachTime();
      await new Promise((resolve) => setTimeout(resolve)); // oxlint-disable-line no-await-in-loop -- one after the other
    }
  };
  return { pictures, looks, frames, bring };
};

test('a look that takes a second loses no picture from the film', async () => {
  const { pictures, looks, frames, bring } = filming();

  await bring(30, () => frames.at(-1)!());

  expect([looks.length, frames.length, pictures.lostShare()]).toEqual([1, 30, 0]);
});

test('pictures wait nowhere while both are busy, and what the film has lost is told', async () => {
  const { pictures, looks, frames, bring } = filming();

  await bring(10);

  expect([looks.length, frames.length, open]).toEqual([1, 3, 4]);
  expect(pictures.lostShare()).toBe(0.7);
  expect(pictures.lostShare()).toBe(0);
});

test('the watching gets the newest picture once it is due', async () => {
  const { looks, frames, bring } = filming();

  await bring(5, () => {
    frames.at(-1)!();
    looks.at(-1)!();
  });

  expect([looks.length, open]).toEqual([3, 0]);
});
