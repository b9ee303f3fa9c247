import { SHARE_DATA_FIELD, SHARE_FIELD } from './contract.ts';

// Reads the share target's form. Accepts only the form that the manifest describes, and no other site's.

/** A gallery shares a few clips. A form with hundreds of files is not from one. */
const MOST_FILES = 10;
const VIDEO = /^video\//;
const VIDEO_NAME = /\.(?:mp4|mov|webm)$/i;
/** Types that phones give a table or an archive. Many give no type, or the generic one. */
const DATA =
  /^(?:text\/(?:csv|plain|tab-separated-values|comma-separated-values)|application\/(?:csv|json|zip|x-zip-compressed|vnd\.ms-excel|octet-stream))?$/;
const DATA_NAME = /\.(?:csv|tsv|txt|json|zip)$/i;

/** A share comes from the system, which sends no referrer. A form on another site's page sends one. */
export const isFromElsewhere = (referrer: string, origin: string): boolean =>
  referrer !== '' && referrer !== 'about:client' && !referrer.startsWith(`${origin}/`);

const isVideo = ({ type, name }: File): boolean => VIDEO.test(type) || VIDEO_NAME.test(name);
const isData = ({ type, name }: File): boolean => DATA.test(type.split(';')[0]!.trim()) && DATA_NAME.test(name);

export type SharedFiles = { readonly kind: 'videos' | 'data'; readonly files: readonly File[] };

/** The files of the form, all of one kind. Empty if the form holds anything else. */
export const sharedFiles = (form: FormData): SharedFiles => {
  const entries = [...form.entries()];
  const holdsOnly = (field: string, fits: (file: File) => boolean) =>
    entries.every(([name, value]) => name === field && value instanceof File && fits(value));
  const none: SharedFiles = { kind: 'videos', files: [] };
  if (entries.length > MOST_FILES) return none;
  if (holdsOnly(SHARE_FIELD, isVideo)) return { kind: 'videos', files: form.getAll(SHARE_FIELD) as File[] };
  if (holdsOnly(SHARE_DATA_FIELD, isData)) return { kind: 'data', files: form.getAll(SHARE_DATA_FIELD) as File[] };
  return none;
};
