import { NotOnScreen } from '../engines/phone-tab';
import type { Target } from '../engines/target';
import type { Home } from './chaos-origin';
import type { World } from './world';

export async function openHome({ tab }: World, home: Home): Promise<void> {
  await tab.goto(`/property-detail/${home.id}`);
  await tab.waitFor([{ role: 'heading', name: home.title }]);
}

/** Waits for what says that the phone has it. @throws NotOnScreen where it says that it has no room. */
export async function untilKept({ tab }: World, targets: Target[]): Promise<void> {
  const full: Target = { role: 'text', name: 'could not keep' };
  const { index, text } = await tab.waitFor([...targets, full]);
  if (index === targets.length) throw new NotOnScreen(`a promise: the phone says '${text}'`);
}

/** It may close by itself at any moment. */
export async function closeDialog({ tab }: World): Promise<void> {
  await tab.until(async () => {
    if (!(await tab.sees({ role: 'dialog' }))) return true;
    await tab.press('Escape');
    return null;
  }, 'the dialog closed');
}
