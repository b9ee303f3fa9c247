import { SHARE_FIELD } from './contract.ts';

// What the share target takes: the form that the manifest describes, and no other site's.

/** A gallery shares a few clips; a page that posts hundreds is none. */
const MOST_FILES = 10;
const VIDEO = /^video\//;
const VIDEO_NAME = /\.(?:mp4|mov|webm)$/i;

/** A share comes from the system, which names no page; a form on another site's page names it. */
export const isFromElsewhere = (referrer: string, origin: string): boolean =>
  referrer !== '' && referrer !== 'about:client' && !referrer.startsWith(`${origin}/`);

/** The videos of the form; none where it holds anything else. */
export const sharedVideos = (form: FormData): readonly File[] => {
  const entries = [...form.entries()];
  const isOurs = entries.every(
    ([name, value]) =>
      name === SHARE_FIELD && value instanceof File && (VIDEO.test(value.type) || VIDEO_NAME.test(value.name)),
  );
  return isOurs && entries.length <= MOST_FILES ? (form.getAll(SHARE_FIELD) as File[]) : [];
};
