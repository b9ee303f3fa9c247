import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startServices, type Services } from '#dev/services/start-services.ts';
import type { Config } from '#src/platform/settings/config.ts';
import { whySignInEnded } from '#src/sync/tasks/sign-in.ts';

// A phone that was signed in asks the identity service why it no longer is.

const EMAIL = 'ada@divot.golf';
const config = { firebase: { apiKey: 'local' }, localServices: true } as unknown as Config;
let services: Services;
let phone: { readonly uid: string; readonly refreshToken: string };
beforeEach(async () => {
  services = await startServices({ project: 'demo-divot' });
  vi.stubGlobal('location', { origin: services.identity.origin });
  const { account, refreshToken } = services.identity.accounts.signUp({ email: EMAIL, password: 'fairway-finder' });
  phone = { uid: account.uid, refreshToken };
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await services.stop();
});
const why = async () => (await whySignInEnded(config, phone.refreshToken))?.why;

describe('a phone whose sign-in ended', () => {
  it('learns that the account was deleted on another device', async () => {
    const { accounts } = services.identity;
    accounts.delete(accounts.byEmail(EMAIL)!);
    expect(await why()).toBe('deleted');
  });

  it('learns that the account was disabled', async () => {
    services.identity.accounts.disable(phone.uid);
    expect(await why()).toBe('disabled');
  });

  it('learns that the password was changed on another device', async () => {
    const { accounts } = services.identity;
    accounts.update(accounts.byEmail(EMAIL)!, { password: 'a-new-password' });
    expect(await why()).toBe('password-changed');
  });

  it('learns nothing while the sign-in is good', async () => {
    expect(await why()).toBeUndefined();
  });
});
