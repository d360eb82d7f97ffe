/** 'auto' follows what the browser says of itself (Save-Data). */
export type DataSaverChoice = 'auto' | 'on' | 'off';

const KEY = 'dataSaver';
const listeners = new Set<() => void>();

type SavingNavigator = Navigator & { connection?: { saveData?: boolean } };

export function dataSaverChoice(): DataSaverChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'on' || stored === 'off' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

export function chooseDataSaver(choice: DataSaverChoice): void {
  try {
    if (choice === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // A browser that keeps nothing goes by its own setting.
  }
  for (const listener of listeners) listener();
}

/** Whether photos and maps wait until they are asked for. */
export function isSavingData(): boolean {
  const choice = dataSaverChoice();
  if (choice !== 'auto') return choice === 'on';
  return (navigator as SavingNavigator).connection?.saveData === true;
}

export function onDataSaver(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
