import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { type Journal, openJournal } from '../server/journal.ts';
import { ServiceError } from '../server/serve.ts';
import { mintIdToken, readIdToken } from './token.ts';

export type Account = {
  readonly uid: string;
  readonly email: string;
  readonly salt: string;
  readonly passwordHash: string;
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly emailVerified: boolean;
  readonly disabled?: boolean;
  readonly createdMs: number;
  readonly lastSignInMs: number;
  /** Tokens issued before this second are void. */
  readonly validSinceSeconds: number;
};
export type Mail = { readonly email: string; readonly code: string };
export type SignedIn = { readonly account: Account; readonly idToken: string; readonly refreshToken: string };

type Settings = {
  readonly project: string;
  readonly file?: string | undefined;
  readonly now: () => number;
  readonly lifetimeSeconds: number;
};

const refusal = (code: string, message = code) => new ServiceError(400, code, message);
const hashOf = (password: string, salt: string) => scryptSync(password, salt, 32, { N: 4096 });

/** Accounts with e-mail and password; errors carry the Identity Toolkit's codes. */
export class Accounts {
  /** Lifetime in seconds of ID tokens issued from now on. */
  lifetimeSeconds: number;
  /** Reset codes that would have been sent by e-mail, oldest first. */
  readonly outbox: Mail[] = [];
  readonly #settings: Settings;
  readonly #accounts: Journal<Account>;
  readonly #sessions: Journal<{ uid: string; sinceSeconds: number }>;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.lifetimeSeconds = settings.lifetimeSeconds;
    this.#accounts = openJournal(settings.file && `${settings.file}.accounts.jsonl`);
    this.#sessions = openJournal(settings.file && `${settings.file}.sessions.jsonl`);
  }

  get count(): number {
    return this.#accounts.entries.size;
  }

  signUp(input: { email?: string; password?: string; uid?: string; displayName?: string }): SignedIn {
    const email = this.#freeEmail(input.email);
    const nowMs = this.#settings.now();
    const account: Account = {
      uid: input.uid ?? randomBytes(21).toString('hex').slice(0, 28),
      email,
      ...this.#hashed(input.password),
      ...(input.displayName ? { displayName: input.displayName } : {}),
      emailVerified: false,
      createdMs: nowMs,
      lastSignInMs: nowMs,
      validSinceSeconds: Math.floor(nowMs / 1000),
    };
    return this.#startSession(account);
  }

  signIn(email: string | undefined, password: string | undefined): SignedIn {
    if (!email) throw refusal('MISSING_EMAIL');
    if (!password) throw refusal('MISSING_PASSWORD');
    const account = this.byEmail(email);
    const right = account && timingSafeEqual(hashOf(password, account.salt), Buffer.from(account.passwordHash, 'hex'));
    if (!right) throw refusal('INVALID_LOGIN_CREDENTIALS');
    if (account.disabled) throw refusal('USER_DISABLED');
    return this.#startSession({ ...account, lastSignInMs: this.#settings.now() });
  }

  /** A fresh ID token for a refresh token. */
  refresh(refreshToken: string | null): SignedIn {
    if (!refreshToken) throw refusal('MISSING_REFRESH_TOKEN');
    const session = this.#sessions.entries.get(refreshToken);
    if (!session) throw refusal('INVALID_REFRESH_TOKEN');
    const account = this.#accounts.entries.get(session.uid);
    if (!account) throw refusal('USER_NOT_FOUND');
    if (account.disabled) throw refusal('USER_DISABLED');
    if (session.sinceSeconds < account.validSinceSeconds) throw refusal('TOKEN_EXPIRED');
    return { account, idToken: this.#mint(account, session.sinceSeconds), refreshToken };
  }

  /** The account that an ID token speaks for. */
  owner(idToken: string | undefined): Account {
    const claims = idToken === undefined ? undefined : readIdToken(this.#settings.project, idToken);
    if (!claims) throw refusal('INVALID_ID_TOKEN');
    const account = this.#accounts.entries.get(claims.sub);
    if (!account) throw refusal('USER_NOT_FOUND');
    if (account.disabled) throw refusal('USER_DISABLED');
    const expired = claims.exp * 1000 <= this.#settings.now() || claims.auth_time < account.validSinceSeconds;
    if (expired) throw refusal('TOKEN_EXPIRED');
    return account;
  }

  update(
    account: Account,
    change: { email?: string; password?: string; displayName?: string; photoUrl?: string },
  ): SignedIn {
    const { email, password, ...shown } = change;
    return this.#startSession({
      ...(password === undefined ? account : this.#withoutSessions(account)),
      ...shown,
      ...(email !== undefined && email.toLowerCase() !== account.email
        ? { email: this.#freeEmail(email), emailVerified: false }
        : {}),
      ...(password === undefined ? {} : this.#hashed(password)),
    });
  }

  delete(account: Account): void {
    this.#accounts.drop(account.uid);
  }

  /** Ends every session of the account (a password change elsewhere, an administrator). */
  revoke(uid: string): void {
    const account = this.#accounts.entries.get(uid);
    if (account) this.#accounts.put(uid, this.#withoutSessions(account));
  }

  disable(uid: string): void {
    const account = this.#accounts.entries.get(uid);
    if (account) this.#accounts.put(uid, { ...account, disabled: true });
  }

  byEmail(email: string): Account | undefined {
    return [...this.#accounts.entries.values()].find((account) => account.email === email.toLowerCase());
  }

  /**
   * Returns nothing for an unknown address. The caller must not reveal that (new Firebase projects protect against
   * enumeration).
   */
  mailResetCode(email: string): Mail | undefined {
    const account = this.byEmail(email);
    if (!account) return undefined;
    const mail: Mail = { email: account.email, code: randomBytes(18).toString('base64url') };
    this.outbox.push(mail);
    return mail;
  }

  /** Checks the code of a mail and, with a new password, uses it up. */
  resetPassword(code: string | undefined, newPassword?: string): Mail {
    const mail = this.outbox.find((sent) => sent.code === code);
    if (!mail) throw refusal('INVALID_OOB_CODE');
    const account = this.byEmail(mail.email);
    if (!account) throw refusal('USER_NOT_FOUND');
    if (newPassword === undefined) return mail;
    const changed = { ...account, ...this.#hashed(newPassword), emailVerified: true };
    this.#accounts.put(account.uid, this.#withoutSessions(changed));
    this.outbox.splice(this.outbox.indexOf(mail), 1);
    return mail;
  }

  /** Its refresh tokens stay known: the service says of each why it is void. */
  #withoutSessions(account: Account): Account {
    // Tokens carry whole seconds only: one issued within this second counts as issued before.
    return { ...account, validSinceSeconds: Math.floor(this.#settings.now() / 1000) + 1 };
  }

  #startSession(account: Account): SignedIn {
    this.#accounts.put(account.uid, account);
    const refreshToken = randomBytes(24).toString('base64url');
    const sinceSeconds = Math.max(Math.floor(this.#settings.now() / 1000), account.validSinceSeconds);
    this.#sessions.put(refreshToken, { uid: account.uid, sinceSeconds });
    return { account, idToken: this.#mint(account, sinceSeconds), refreshToken };
  }

  #mint(account: Account, signedInSeconds: number): string {
    const { uid, email, emailVerified, displayName } = account;
    const subject = { uid, email, emailVerified, ...(displayName ? { name: displayName } : {}) };
    const { project, now } = this.#settings;
    const { lifetimeSeconds } = this;
    return mintIdToken(project, subject, { nowMs: now(), lifetimeSeconds, signedInSeconds });
  }

  #freeEmail(email: string | undefined): string {
    if (!email) throw refusal('MISSING_EMAIL');
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw refusal('INVALID_EMAIL');
    if (this.byEmail(email)) throw refusal('EMAIL_EXISTS');
    return email.toLowerCase();
  }

  #hashed(password: string | undefined): { salt: string; passwordHash: string } {
    if (!password) throw refusal('MISSING_PASSWORD');
    if (password.length < 6) {
      throw refusal('WEAK_PASSWORD', 'WEAK_PASSWORD : Password should be at least 6 characters');
    }
    const salt = randomBytes(16).toString('hex');
    return { salt, passwordHash: hashOf(password, salt).toString('hex') };
  }
}
