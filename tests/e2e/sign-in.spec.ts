import { type Browser, expect, test } from '@playwright/test';
import { API_MARK } from '../../src/contract/headers';
import { Origin } from '../support/origin';
import { newDevice, SEEKER } from './helpers';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

/** A page whose answers the test can make up: what goes past the worker is not to be held. */
async function withoutWorker(browser: Browser) {
  const context = await browser.newContext({ baseURL: origin.url, serviceWorkers: 'block' });
  return { context, page: await context.newPage() };
}

test('[LOGIN-3] [LOGIN-4] blank is named, a login under way waits, and an answer without a token is refused', async ({
  browser,
}) => {
  const { context, page } = await withoutWorker(browser);
  await page.goto('/login');
  await page.getByLabel('Email').fill(SEEKER.email);
  await page.getByLabel('Password').fill('   ');
  await page.getByRole('button', { name: 'Log In' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Please enter both email and password');
  await expect(summary).toBeFocused();
  await summary.getByRole('link').click();
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.getByLabel('Password').fill('x');
  await expect(summary).toBeHidden();
  // What was typed outlives a reload, and the password does not.
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(SEEKER.email);
  await expect(page.getByLabel('Password')).toHaveValue('');

  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/login', async (route) => {
    await held;
    await route.fulfill({ headers: { [API_MARK]: '1' }, json: { user: null } });
  });
  await page.getByLabel('Password').fill(SEEKER.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  await expect(page.getByLabel('Email')).toBeDisabled();
  release?.();
  await expect(page.getByText('Login failed: Invalid response from server')).toBeVisible();
  await context.close();
});

test('[FORGOT-1] the address is checked, a mail is promised, and a failure says why', async ({
  browser,
}) => {
  const { context, page } = await withoutWorker(browser);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const send = page.getByRole('button', { name: 'Send reset link' });
  await send.click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await page.getByLabel('Email').fill('seeker.example');
  await send.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill(SEEKER.email);
  await page.route('**/api/auth/forgot-password', (route) =>
    route.fulfill({
      status: 503,
      headers: { [API_MARK]: '1' },
      json: { message: 'The mail office is closed.' },
    }),
  );
  await send.click();
  await expect(page.getByText('The mail office is closed.')).toBeVisible();
  await page.unroute('**/api/auth/forgot-password');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Email Sent!' })).toBeVisible();
  await context.close();
});

test('[RESET-1] each mistake has its words, and a link that is no good says so', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await page.goto('/reset-password');
  await expect(page.getByText('Invalid password reset link. Please try again.')).toBeVisible();
  const reset = page.getByRole('button', { name: 'Reset password' });
  await page.goto('/reset-password?token=nothing-like-a-token');
  await reset.click();
  await expect(page.getByText('Please enter your new password and confirm it')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByLabel('Confirm new password').fill('short');
  await reset.click();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('long-enough-1');
  await reset.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill('long-enough-1');
  await reset.click();
  await expect(page.getByRole('alert')).toContainText(/expired|invalid/i);
  await context.close();
});

test('[SIGN-2] [SIGN-3] [SIGN-4] every step names what is missing, keeps what was typed, and offers its choices', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await page.goto('/buyer-signup');
  const next = page.getByRole('button', { name: 'Continue' });
  await expect(page.getByRole('progressbar')).toHaveJSProperty('position', 1 / 3);
  await next.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByText('Name is required')).toHaveCount(2);
  await expect(page.getByText('Email is required')).toHaveCount(2);
  await page.getByLabel('Name *').fill('Bisi Ade');
  await expect(page.getByText('Name is required')).toHaveCount(0);
  await page.getByLabel('Email *').fill('bisi@nowhere');
  await next.click();
  await expect(page.getByText('Please enter a valid email').first()).toBeVisible();
  await page.getByLabel('Email *').fill('bisi@steps.example');
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are you looking for?');
  await next.click();
  await expect(page.getByText('Please select your purpose').first()).toBeVisible();
  await page.getByLabel('I want to buy').check();
  await next.click();
  const budgets = page.getByLabel('Budget *').locator('option');
  await expect(budgets).toHaveCount(6);
  await expect(budgets.nth(5)).toHaveAttribute('value', '100000000+');
  // A reload loses neither the step nor what was typed.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A few more details');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('I want to rent').check();
  await next.click();
  await expect(budgets.nth(5)).toHaveAttribute('value', '5000000+');
  await expect(page.getByLabel('Move-in timeline *').locator('option')).toHaveCount(5);
  for (const value of ['immediately', '1-3months', '3-6months', '6months+'])
    await expect(
      page.getByLabel('Move-in timeline *').locator(`option[value="${value}"]`),
    ).toHaveCount(1);
  const complete = page.getByRole('button', { name: 'Complete Signup' });
  await complete.click();
  for (const message of [
    'Please select your budget range',
    'Preferred location is required',
    'Please select your move-in timeline',
    'Password is required',
    'Please confirm your password',
  ])
    await expect(page.getByText(message).first()).toBeVisible();
  await page.getByLabel('Password *', { exact: true }).fill('short');
  await page.getByLabel('Confirm password *').fill('other');
  await complete.click();
  await expect(page.getByText('Password must be at least 8 characters').first()).toBeVisible();
  await expect(page.getByText('Passwords do not match').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Preferred location' }).fill('sur');
  await page.getByRole('option', { name: /^Surulere, Lagos/ }).click();
  await expect(page.getByRole('combobox', { name: 'Preferred location' })).toHaveValue(
    'Surulere, Lagos',
  );
  await context.close();
});
