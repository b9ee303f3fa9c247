import { type Answer, type Call, ServiceError } from '../server/serve.ts';
import type { Accounts } from './accounts.ts';

// Stands in for the page behind the link of Firebase's reset mail.

const page = (content: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Reset your password</title><main>${content}</main></html>`,
});

const form = page(
  '<h1>Choose a new password</h1><form method="post"><label>New password <input name="password" type="password" minlength="6" required></label> <button>Save</button></form>',
);

export const resetForm = (accounts: Accounts, { method, query, body }: Call): Answer => {
  const code = query.get('oobCode') ?? '';
  try {
    if (method !== 'POST') {
      accounts.resetPassword(code);
      return form;
    }
    accounts.resetPassword(code, new URLSearchParams(body.toString()).get('password') ?? '');
    return page('<h1>Password changed</h1><p>Go back to Divot and sign in.</p>');
  } catch (error) {
    if (error instanceof ServiceError) return page(`<h1>This link does not work</h1><p>${error.code}</p>`, 400);
    throw error;
  }
};
