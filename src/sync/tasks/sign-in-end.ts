import { nowIso } from '#src/platform/clock/clock.ts';
import type { Config } from '#src/platform/settings/config.ts';
import type { SignInEnd } from '#src/platform/session/sign-in-end.ts';
import { isRecord } from '#src/domain/shared/is-record.ts';

// Firebase's SDK has one error for a deleted account and a changed password, and then forgets the sign-in. The token
// service itself tells them apart: https://firebase.google.com/docs/reference/rest/auth#section-refresh-token

const WHY: Readonly<Record<string, SignInEnd['why']>> = {
  USER_NOT_FOUND: 'deleted',
  USER_DISABLED: 'disabled',
  TOKEN_EXPIRED: 'password-changed',
};
const HOST = 'securetoken.googleapis.com';

/** Why the service no longer accepts a refresh token. Undefined if it accepts it, does not say, or cannot be reached. */
export const whySignInEnded = async (
  { firebase, localServices }: Config,
  refreshToken: string,
): Promise<SignInEnd | undefined> => {
  const base = localServices ? `${location.origin}/${HOST}` : `https://${HOST}`;
  const response = await fetch(`${base}/v1/token?key=${firebase.apiKey}`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  const answer: unknown = await response.json();
  const message = isRecord(answer) && isRecord(answer.error) ? answer.error.message : undefined;
  const why = typeof message === 'string' ? WHY[message.split(' : ')[0]!] : undefined;
  return why && { why, at: nowIso() };
};
