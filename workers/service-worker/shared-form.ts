import { SHARE_DATA_FIELD, SHARE_FIELD } from './contract.ts';

// Reads the form of files shared with Divot. Accepts only the form that the manifest describes, and none from another
// site.

/** A gallery shares a few clips. A form with hundreds of files does not come from one. */
const MOST_FILES = 10;
const VIDEO = /^video\//;
const VIDEO_NAME = /\.(?:mp4|mov|webm)$/i;
/** The types that phones give a table or an archive. Many phones give no type, or the generic one. */
const DATA =
  /^(?:text\/(?:csv|plain|tab-separated-values|comma-separated-values)|application\/(?:csv|json|zip|x-zip-compressed|vnd\.ms-excel|octet-stream))?$/;
const DATA_NAME = /\.(?:csv|tsv|txt|json|zip)$/i;

/** A share comes from the system, which sends no referrer. A form on another site's page sends one. */
export const isFromElsewhere = (referrer: string, origin: string): boolean =>
  referrer !== '' && referrer !== 'about:client' && !referrer.startsWith(`${origin}/`);

const isVideo = ({ type, name }: File): boolean => VIDEO.test(type) || VIDEO_NAME.test(name);
const isData = ({ type, name }: File): boolean => DATA.test(type.split(';')[0]!.trim()) && DATA_NAME.test(name);

export type SharedFiles = { readonly kind: 'videos' | 'data'; readonly files: readonly File[] };

/** The form's files if all are of one kind. Empty if the form holds anything else. */
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
