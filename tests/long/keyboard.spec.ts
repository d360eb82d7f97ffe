import { expect } from '@playwright/test';
import { openApp, SEEKER } from '../e2e/helpers';
import { keyboardOf } from '../e2e/keyboard';
import { alone as test } from '../e2e/shared-origin';

test('a keyboard is enough: search, a home, save, log in, a message, a visit, hiding, log out, sign up', async ({
  device: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openApp(page);
  const { press, tabTo, enter, type } = keyboardOf(page);
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await type('combobox', /Location/, 'victoria isl');
  await expect(page.getByRole('option').first()).toBeVisible();
  await press('ArrowDown', 'Enter');
  await enter('button', /To rent/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await enter('button', /Search properties/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await enter('link', /Bedroom/);
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  await enter('button', /^Save (?!search)/);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await enter('button', /OK/);
  await expect(page).toHaveURL(/\/login/);
  await tabTo('radio', /Agent/);
  await press('ArrowUp');
  await type('textbox', /Email/, SEEKER.email);
  await type('textbox', /Password/, SEEKER.password);
  await press('Enter');
  // The home that was to be saved before the login is, and nothing is asked of it.
  await expect(page.getByText('Saved in your account')).toBeVisible();
  await enter('button', /Contact Agent/);
  await type('textbox', /^Message/, 'Is it still to be had?');
  await enter('button', /Send Message/);
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('button', { name: 'Contact Agent' })).toBeFocused();
  await enter('button', /Book Inspection/);
  const booking = page.getByRole('dialog', { name: 'Book Inspection' });
  await expect(booking).toBeVisible();
  await type('textbox', /Message \(optional\)/, 'Two of us.');
  await enter('button', /Request Inspection/);
  await expect(booking.getByText('Inspection request submitted successfully!')).toBeVisible();
  await press('Escape');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await enter('link', /Back to search results/);
  const home = page.getByRole('article', { name: title });
  await expect(home).toBeVisible();
  await enter('button', new RegExp(`^Hide ${title}`));
  await expect(home).toHaveCount(0);
  await enter('button', /^Undo$/);
  await expect(home).toBeVisible();
  await enter('button', /Log Out/);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  // A second press of Enter would open what stands where the focus was.
  await expect(page.getByRole('button', { name: 'Sign Up' })).not.toBeFocused();
  await enter('button', /Sign Up/);
  await tabTo('radio', /looking for property/);
  await press('Space');
  await enter('button', /Continue/);
  await expect(page).toHaveURL(/\/buyer-signup$/);
});
