import { type Page, expect } from '@playwright/test';
import { type Account, plantSignIn } from './plant-sign-in.ts';

// How a golfer gets in: the login screen's controls, in a golfer's words, and the way around them.

export type Golfer = { readonly name: string; readonly email: string; readonly password: string };

export const createAccount = async (page: Page, { name, email, password }: Golfer): Promise<void> => {
  await page.goto('/login?mode=create');
  await page.getByLabel('Name (optional)').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).not.toHaveURL(/login/);
};

export const signIn = async (page: Page, { email, password }: Pick<Golfer, 'email' | 'password'>): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/login/);
};

/** Opens Divot at `path`, signed in to the golfer's account, which it creates if there is none. */
export const startSignedIn = async (page: Page, golfer: Account, path = '/dashboard'): Promise<void> => {
  await page.goto('/robots.txt');
  await page.evaluate(plantSignIn, golfer);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
