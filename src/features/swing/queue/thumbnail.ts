import { emptyVideo } from '#src/platform/device/empty-video.ts';

// A small picture of the top of the swing, for lists. It is drawn from the video. A browser that cannot show the video
// gets none.

const WIDTH_PX = 120;
const LONGEST_TEXT = 40_000;
const GIVES_UP_MS = 8_000;

const shownAt = (video: HTMLVideoElement, address: string, ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), GIVES_UP_MS);
    const end = (shown: boolean) => {
      clearTimeout(timer);
      resolve(shown);
    };
    video.addEventListener('loadeddata', () => {
      video.currentTime = Math.min(ms / 1000 + 0.001, Math.max(0, video.duration - 0.05));
    });
    video.addEventListener('seeked', () => end(true));
    video.addEventListener('error', () => end(false));
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    video.src = address;
  });

/** JPEG as a data URL, or undefined. */
export const thumbnailOf = async (file: Blob, ms: number): Promise<string | undefined> => {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    if (!(await shownAt(video, address, ms)) || video.videoWidth === 0) return undefined;
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH_PX;
    canvas.height = Math.round((WIDTH_PX * video.videoHeight) / video.videoWidth);
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const text = canvas.toDataURL('image/jpeg', 0.7);
    return text.length <= LONGEST_TEXT ? text : undefined;
  } finally {
    emptyVideo(video);
    URL.revokeObjectURL(address);
  }
};
