import type { Faults } from '#dev/services/shared/faults.ts';
import { type Answer, type Call, serve, type Service, ServiceError } from '#dev/services/shared/serve.ts';
import { type Account, Accounts, type SignedIn } from './accounts.ts';
import { resetForm } from './reset-form.ts';

// The Identity Toolkit and Secure Token REST methods that firebase/auth calls for e-mail and password
// (https://cloud.google.com/identity-platform/docs/use-rest-api).

export type Identity = Service & { readonly accounts: Accounts };
type Settings = {
  readonly project: string;
  readonly port?: number;
  readonly file?: string | undefined;
  readonly faults?: Faults;
  readonly now?: () => number;
  readonly tokenLifetimeSeconds?: number;
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

export const serveIdentity = async (settings: Settings): Promise<Identity> => {
  const { project, port = 0, faults, now = Date.now, tokenLifetimeSeconds = 3600 } = settings;
  const accounts = new Accounts({ project, file: settings.file, now, lifetimeSeconds: tokenLifetimeSeconds });

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
      if (body.oobCode) return describe(accounts.confirmEmail(body.oobCode));
      const { email, password, displayName, photoUrl } = body;
      const change = Object.entries({ email, password, displayName, photoUrl }).filter(([, v]) => v !== undefined);
      return session(accounts.update(accounts.owner(body.idToken), Object.fromEntries(change)));
    },
    delete: (body) => {
      accounts.delete(accounts.owner(body.idToken));
      return {};
    },
    sendOobCode: ({ requestType = '', email, idToken }) => {
      const address = requestType === 'VERIFY_EMAIL' ? accounts.owner(idToken).email : email;
      if (!address) throw new ServiceError(400, 'MISSING_EMAIL');
      accounts.mail(address, requestType);
      return { email: address };
    },
    resetPassword: ({ oobCode, newPassword }) => {
      const { email, type } = accounts.resetPassword(oobCode, newPassword);
      return { email, requestType: type };
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
      oobCodes: accounts.outbox.map(({ email, type, code }) => ({
        email,
        requestType: type,
        oobCode: code,
        oobLink: `${base}/reset?oobCode=${code}`,
      })),
    },
  });

  const handle = (call: Call): Answer => {
    if (call.path === '/reset') return resetForm(accounts, call);
    if (call.path.endsWith('/oobCodes')) return outbox(call);
    if (call.fault?.kind === 'reject-token') throw new ServiceError(400, 'TOKEN_EXPIRED');
    if (call.path.endsWith('/v1/token')) return token(call);
    const method = methods[METHOD.exec(call.path)?.[1] ?? ''];
    if (!method) throw new ServiceError(404, 'NOT_FOUND');
    return { json: method(JSON.parse(call.body.toString() || '{}') as Body) };
  };

  const target = ({ path }: Omit<Call, 'fault'>) => ({ method: METHOD.exec(path)?.[1] ?? 'token' });
  const service = await serve({ name: 'identity', port, ...(faults ? { faults } : {}), target, handle });
  return { ...service, accounts };
};
