import { type Answer, type Call, type CloudSettings, type Service, ServiceError, serve } from '../server/serve.ts';
import { type Account, Accounts, type SignedIn } from './accounts.ts';
import { resetForm } from './reset-form.ts';
import { callerOf } from './token.ts';

// The Identity Toolkit and Secure Token REST methods that firebase/auth calls for e-mail and password
// (https://cloud.google.com/identity-platform/docs/use-rest-api).

export type Identity = Service & { readonly accounts: Accounts };
export type IdentitySettings = CloudSettings & {
  readonly tokenLifetimeSeconds?: number | undefined;
  /** Called with the link that the hosted service would send to the address. */
  readonly onMail?: ((email: string, link: string) => void) | undefined;
};
type Body = Readonly<Partial<Record<string, string>>>;

const METHOD = /\/v1\/accounts:(\w+)$/;

const describe = (account: Account) => ({
  localId: account.uid,
  email: account.email,
  displayName: account.displayName,
  photoUrl: account.photoUrl,
  emailVerified: account.emailVerified,
  createdAt: String(account.createdMs),
  lastLoginAt: String(account.lastSignInMs),
  validSince: String(account.validSinceSeconds),
  providerUserInfo: [
    { providerId: 'password', federatedId: account.email, rawId: account.email, email: account.email },
  ],
});

export const serveIdentity = async (settings: IdentitySettings): Promise<Identity> => {
  const { project, file, now = Date.now, tokenLifetimeSeconds = 3600 } = settings;
  const accounts = new Accounts({ project, file, now, lifetimeSeconds: tokenLifetimeSeconds });

  const session = ({ account, idToken, refreshToken }: SignedIn) => ({
    ...describe(account),
    idToken,
    refreshToken,
    expiresIn: String(accounts.lifetimeSeconds),
  });

  const methods: Readonly<Record<string, (body: Body) => object>> = {
    signUp: (body) => session(accounts.signUp(body)),
    signInWithPassword: (body) => ({ registered: true, ...session(accounts.signIn(body.email, body.password)) }),
    lookup: (body) => ({ users: [describe(accounts.owner(body.idToken))] }),
    update: (body) => {
      const { email, password, displayName, photoUrl } = body;
      const change = Object.entries({ email, password, displayName, photoUrl }).filter(([, v]) => v !== undefined);
      return session(accounts.update(accounts.owner(body.idToken), Object.fromEntries(change)));
    },
    delete: (body) => {
      accounts.delete(accounts.owner(body.idToken));
      return {};
    },
    sendOobCode: ({ requestType, email }) => {
      if (requestType !== 'PASSWORD_RESET') throw new ServiceError(501, 'UNIMPLEMENTED');
      if (!email) throw new ServiceError(400, 'MISSING_EMAIL');
      const mail = accounts.mailResetCode(email);
      if (mail) settings.onMail?.(mail.email, `${service.origin}/reset?oobCode=${mail.code}`);
      return { email };
    },
    resetPassword: ({ oobCode, newPassword }) => {
      const { email } = accounts.resetPassword(oobCode, newPassword);
      return { email, requestType: 'PASSWORD_RESET' };
    },
  };

  const token = ({ body }: Call): Answer => {
    const form = new URLSearchParams(body.toString());
    if (form.get('grant_type') !== 'refresh_token') throw new ServiceError(400, 'INVALID_GRANT_TYPE');
    const { account, idToken, refreshToken } = accounts.refresh(form.get('refresh_token'));
    return {
      json: {
        id_token: idToken,
        access_token: idToken,
        refresh_token: refreshToken,
        expires_in: String(accounts.lifetimeSeconds),
        token_type: 'Bearer',
        user_id: account.uid,
        project_id: project,
      },
    };
  };

  /** The outbox in the official Auth emulator's form. */
  const outbox = ({ base }: Call): Answer => ({
    json: {
      oobCodes: accounts.outbox.map(({ email, code }) => ({
        email,
        requestType: 'PASSWORD_RESET',
        oobCode: code,
        oobLink: `${base}/reset?oobCode=${code}`,
      })),
    },
  });

  /** The administrator makes an account with an id of their choice, as in the official Auth emulator. */
  const create = ({ headers, body }: Call): Answer => {
    const caller = callerOf(project, headers.authorization, now());
    if (caller === 'refused' || caller.kind !== 'admin') throw new ServiceError(403, 'PERMISSION_DENIED');
    const { localId, ...account } = JSON.parse(body.toString()) as Body;
    return { json: describe(accounts.signUp({ ...account, ...(localId ? { uid: localId } : {}) }).account) };
  };

  const handle = (call: Call): Answer => {
    if (call.path === '/reset') return resetForm(accounts, call);
    if (call.path.endsWith('/oobCodes')) return outbox(call);
    if (call.path.endsWith(`/projects/${project}/accounts`)) return create(call);
    if (call.fault?.kind === 'reject-token') throw new ServiceError(400, 'TOKEN_EXPIRED');
    if (call.path.endsWith('/v1/token')) return token(call);
    const method = methods[METHOD.exec(call.path)?.[1] ?? ''];
    if (!method) throw new ServiceError(404, 'NOT_FOUND');
    return { json: method(JSON.parse(call.body.toString() || '{}') as Body) };
  };

  const target = ({ path }: Omit<Call, 'fault'>) => ({ method: METHOD.exec(path)?.[1] ?? 'token' });
  const service = await serve({ name: 'identity', ...settings, target, handle });
  return { ...service, accounts };
};
