import type { Page } from '@playwright/test';

type Role = 'link' | 'button' | 'combobox' | 'textbox' | 'radio' | 'spinbutton' | 'checkbox';

/** A person who has a keyboard alone, and knows what is on the page by its role and its name. */
export function keyboardOf(page: Page) {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Moves on with Tab until the element that has the focus is the one wanted, once round the page at most. */
  const tabTo = async (role: Role, name: RegExp) => {
    const focused = page.locator('*:focus');
    const top = page.getByRole('link', { name: 'Skip to content' });
    for (let rounds = 0; rounds < 2; ) {
      await press('Tab');
      if ((await focused.and(page.getByRole(role, { name })).count()) > 0) return;
      if ((await focused.and(top).count()) > 0) rounds += 1;
    }
    throw new Error(`Tab never came to the ${role} ${name}`);
  };
  return {
    press,
    tabTo,
    /** Goes to it and presses Enter. */
    enter: async (role: Role, name: RegExp) => {
      await tabTo(role, name);
      await press('Enter');
    },
    /** Goes to it and types. */
    type: async (role: Role, name: RegExp, text: string) => {
      await tabTo(role, name);
      await page.keyboard.type(text);
    },
  };
}
