import type { PhoneTab } from './phone-tab';
import type { Target } from './target';

/** The demo's people, of its seekers the one who is new, with the words by which the login form knows their kind. */
export const PEOPLE = {
  seeker: { email: 'amina.bello@gida.example', password: 'demo-seeker-2', type: 'Property Seeker' },
  agent: { email: 'agent@gida.example', password: 'demo-agent-1', type: 'Agent/Owner' },
} as const;
export type PersonName = keyof typeof PEOPLE;

export const LOG_IN: Target = {
  role: 'button',
  name: 'Log In',
  exact: true,
  within: { role: 'main' },
};

/** Fills the open login form and sends it. */
export async function sendLogin(tab: PhoneTab, person: PersonName): Promise<void> {
  const { email, password, type } = PEOPLE[person];
  await tab.click({ role: 'field', name: type });
  await tab.enter({ role: 'field', name: 'Email' }, email);
  await tab.enter({ role: 'field', name: 'Password' }, password);
  await tab.click(LOG_IN);
}

/** Presses 'Log Out' in the menu of the front page, which a small screen opens first. */
export async function pressLogOut(tab: PhoneTab): Promise<void> {
  const out: Target = { role: 'button', name: 'Log Out', exact: true };
  const menu: Target = { role: 'button', name: 'Menu', exact: true };
  await tab.goto('/');
  const { index } = await tab.waitFor([out, menu]);
  if (index === 1) await tab.click(menu);
  await tab.click(out);
}
