import { MAX_ID } from '@divot/documents';
import { MAX_VIDEO_BYTES } from '#dev/rules/storage-rules.ts';
import { type Fields, type UploadRequest, sameValue } from '@divot/local-cloud';

/** As storage.rules: a video of a swing, counted last, of an account that has not ended. */
export const mayUpload = async (
  { caller, path, contentType, bytes }: UploadRequest,
  lookUp: (path: string) => Promise<Fields | undefined>,
): Promise<boolean> => {
  if (caller.kind !== 'golfer') return caller.kind === 'admin';
  const [, uid, folder, swing, ...rest] = path.split('/');
  const isVideo = contentType.startsWith('video/') && bytes <= MAX_VIDEO_BYTES;
  if (uid !== caller.uid || folder !== 'swings' || !swing || rest.length > 0 || swing.length > MAX_ID || !isVideo)
    return false;
  const head = await lookUp(`heads/${uid}`);
  const rate = await lookUp(`rates/${uid}~videos`);
  return !sameValue(head?.['_deleted'], { booleanValue: true }) && sameValue(rate?.['last'], { stringValue: swing });
};
