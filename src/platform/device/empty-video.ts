/**
 * Gives back the film and the decoder of an element that shows nothing any more. Without it they last until the next
 * collection.
 */
export const emptyVideo = (video: HTMLVideoElement): void => {
  video.removeAttribute('src');
  video.load();
};
