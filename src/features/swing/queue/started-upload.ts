import { isRecord } from '#src/domain/shared/is-record.ts';
import { isText, readLocal, writeLocal } from '#src/platform/local-store.ts';

// The cloud's id of an unfinished upload. It outlives the page, so no byte is sent twice.

const uploadKey = (id: string) => `divot-upload-${id}`;

export const startedUpload = (id: string): string | undefined => {
  const known = readLocal(uploadKey(id), isRecord)?.['upload'];
  return isText(known) ? known : undefined;
};
export const storeStartedUpload = (id: string, upload: string): boolean => writeLocal(uploadKey(id), { upload });
export const forgetStartedUpload = (id: string): boolean => writeLocal(uploadKey(id), {});
