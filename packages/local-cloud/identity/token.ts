// Unsigned ID tokens in the form of Firebase's (https://firebase.google.com/docs/auth/admin/verify-id-tokens), as the
// official emulators accept them.

export type IdToken = {
  readonly sub: string;
  readonly aud: string;
  /** Seconds since 1970. */
  readonly exp: number;
  readonly iat: number;
  readonly auth_time: number;
};
type Subject = {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name?: string;
};
type Times = { readonly nowMs: number; readonly lifetimeSeconds: number; readonly signedInSeconds: number };

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export const mintIdToken = (project: string, subject: Subject, times: Times): string => {
  const iat = Math.floor(times.nowMs / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: subject.uid,
    user_id: subject.uid,
    iat,
    exp: iat + times.lifetimeSeconds,
    auth_time: times.signedInSeconds,
    email: subject.email,
    email_verified: subject.emailVerified,
    name: subject.name,
    firebase: { identities: { email: [subject.email] }, sign_in_provider: 'password' },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
};

/** Reads the token. Undefined if it does not belong to this project. The caller checks expiry. */
export const readIdToken = (project: string, token: string): IdToken | undefined => {
  const [, payload] = token.split('.');
  if (!payload) return undefined;
  try {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Partial<IdToken>;
    const whole = typeof claims.sub === 'string' && typeof claims.exp === 'number' && claims.aud === project;
    return whole ? (claims as IdToken) : undefined;
  } catch {
    return undefined; // not JSON: not a token
  }
};

export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'golfer'; readonly uid: string }
  | { readonly kind: 'admin' };

/** Identifies the caller from the Authorization header. 'refused' if the token is expired or foreign. */
export const callerOf = (project: string, authorization: string | undefined, nowMs: number): Caller | 'refused' => {
  if (!authorization) return { kind: 'visitor' };
  const token = authorization.replace(/^(Bearer|Firebase) /, '');
  if (token === 'owner') return { kind: 'admin' }; // as the official emulators have it
  const claims = readIdToken(project, token);
  return claims && claims.exp * 1000 > nowMs ? { kind: 'golfer', uid: claims.sub } : 'refused';
};
