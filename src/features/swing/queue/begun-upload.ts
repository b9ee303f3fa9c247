import { isRecord } from '#src/domain/shared/is-record.ts';
import { isText, readLocal, writeLocal } from '#src/platform/local-store.ts';

// What the cloud calls an upload that is not finished: it outlives the page, so that no byte goes twice.

const uploadKey = (id: string) => `divot-upload-${id}`;

export const begunUpload = (id: string): string | undefined => {
  const known = readLocal(uploadKey(id), isRecord)?.['upload'];
  return isText(known) ? known : undefined;
};
export const keepBegunUpload = (id: string, upload: string): boolean => writeLocal(uploadKey(id), { upload });
export const forgetBegunUpload = (id: string): boolean => writeLocal(uploadKey(id), {});
