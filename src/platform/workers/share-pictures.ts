import type { CameraPicture } from '@divot/swing';

type Receivers = {
  /** Looks at a picture. Resolves to how long no other one is wanted, in ms from this one's time. */
  readonly look: (picture: CameraPicture, ms: number) => Promise<number>;
  /** Films a frame. Resolves once another one may come. Undefined where the browser films by itself. */
  readonly film?: ((frame: VideoFrame) => Promise<unknown>) | undefined;
};

/** A busy phone is late with its answers, so a few frames may be on their way to the film. */
const MOST_FILMING = 3;

/**
 * Gives the camera's pictures to whoever watches and whoever films, the next one when they have taken the last. A camera
 * has some ten buffers, and each picture that waits in a mailbox holds one.
 */
export const sharePictures = ({ look, film }: Receivers) => {
  let isLooking = false;
  let filming = 0;
  let nextLookMs = -Infinity;
  let nextFilmMs = -Infinity;
  let spareMs = 0;
  let brought = 0;
  let lost = 0;
  const lookAt = async (picture: CameraPicture, ms: number) => {
    isLooking = true;
    nextLookMs = ms + (await look(picture, ms).catch(() => Infinity));
    isLooking = false;
  };
  const filmFrame = async (frame: VideoFrame, ms: number) => {
    filming += 1;
    nextFilmMs = ms + spareMs;
    await film?.(frame).catch(() => undefined);
    filming -= 1;
  };
  return {
    /** Takes a picture, which somebody closes. */
    see: (picture: CameraPicture, ms: number): void => {
      const isWanted = film !== undefined && 'displayWidth' in picture && ms >= nextFilmMs;
      if (isWanted) brought += 1;
      const isFree = filming < MOST_FILMING;
      if (isWanted && !isFree) lost += 1;
      const frame = isWanted && isFree ? picture : undefined;
      if (!isLooking && ms >= nextLookMs) void lookAt(frame?.clone() ?? picture, ms);
      else if (!frame) picture.close();
      if (frame) void filmFrame(frame, ms);
    },
    /** From one filmed frame to the next at least, in ms. */
    spare(ms: number): void {
      spareMs = ms;
    },
    /** The share of the pictures that the film has lost since this was last asked. */
    lostShare(): number {
      const share = brought === 0 ? 0 : lost / brought;
      [brought, lost] = [0, 0];
      return share;
    },
  };
};
