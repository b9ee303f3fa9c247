import { type Result, compact } from '@divot/basics';
import { type Cloud, type CloudFailure, cloud } from '#src/platform/cloud.ts';
import { type AuthMode, type Credentials, tidy } from './credentials.ts';

const ask = async (access: Cloud, mode: AuthMode, credentials: Credentials): Promise<Result<void, CloudFailure>> => {
  const { name, email, password } = tidy(credentials);
  if (mode === 'create') return access.signUp(compact({ email, password, name: name || undefined }));
  return mode === 'signIn' ? access.signIn({ email, password }) : access.sendPasswordReset(email);
};

/** Returns undefined on success. Never throws: a chunk that does not load counts as being offline. */
export const submitCredentials = async (
  mode: AuthMode,
  credentials: Credentials,
): Promise<CloudFailure | undefined> => {
  let access: Cloud;
  try {
    access = await cloud();
  } catch {
    return 'offline';
  }
  const answer = await ask(access, mode, credentials);
  return answer.ok ? undefined : answer.error;
};
