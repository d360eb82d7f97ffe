import type { Target } from '../engines/target';
import { untilKept } from './screen-steps';
import type { World } from './world';

/** Changes the phone number of the account. */
export async function changeProfile(world: World): Promise<void> {
  const { tab, ledger, person } = world;
  const value = `+234803777${1000 + ledger.number()}`;
  await tab.goto(person === 'agent' ? '/dashboard/account' : '/customer-dashboard?tab=settings');
  const form: Target = { role: 'region', name: 'Personal Information' };
  await tab.enter({ role: 'field', name: 'Phone Number', within: form }, value);
  const change = ledger.change('phone', person ?? '', value);
  await tab.click({ role: 'button', name: 'Save Changes', exact: true, within: form });
  await untilKept(world, [
    { role: 'text', name: 'Your information has been updated successfully!', within: form },
    { role: 'text', name: 'Profile updated successfully!', within: form },
  ]);
  ledger.promise(change);
}

/** Ticks or unticks one e-mail. */
export async function changePreferences(world: World): Promise<void> {
  const { tab, ledger, person } = world;
  await tab.goto(person === 'agent' ? '/dashboard/account' : '/customer-dashboard?tab=settings');
  const form: Target = { role: 'region', name: 'Notification Preferences' };
  const name =
    person === 'agent'
      ? 'E-mail me requests to see a property'
      : 'E-mail me homes that match my alerts';
  const box: Target = { role: 'field', name, within: form };
  await tab.click(box);
  const { on } = await tab.read(box);
  const change = ledger.change('preferences', person ?? '', String(on));
  await tab.click({ role: 'button', name: 'Save Preferences', exact: true, within: form });
  await untilKept(world, [
    { role: 'text', name: 'Notification preferences saved!', within: form },
    { role: 'text', name: 'Notification preferences updated successfully!', within: form },
  ]);
  ledger.promise(change);
}
