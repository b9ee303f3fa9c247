/**
 * Lets go of a video's decoder and of its last pictures, which otherwise stay until the element is collected: 20 MB in
 * 720p. The element shows nothing afterwards.
 */
export const unloadVideo = (video: HTMLVideoElement): void => {
  video.removeAttribute('src');
  video.load();
};
