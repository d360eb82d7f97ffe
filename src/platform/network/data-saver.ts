import { createSignal } from '../../domain/signal';
import { SAVES_DATA_COOKIE } from '../../contract/headers';
import { readStored, store } from '../stored';

/** 'auto' follows what the browser says of itself (Save-Data). */
export type DataSaverChoice = 'auto' | 'on' | 'off';

const KEY = 'dataSaver';
const YEAR_SECONDS = 31_536_000;
const changed = createSignal();

type SavingNavigator = Navigator & { connection?: { saveData?: boolean } };

export function dataSaverChoice(): DataSaverChoice {
  const stored = readStored(KEY);
  return stored === 'on' || stored === 'off' ? stored : 'auto';
}

export function chooseDataSaver(choice: DataSaverChoice): void {
  // The server writes pages that fetch no photo by themselves for whoever saves data.
  const age = choice === 'on' ? YEAR_SECONDS : 0;
  document.cookie = `${SAVES_DATA_COOKIE}=1; path=/; max-age=${age}; samesite=lax`;
  // A browser that keeps nothing goes by its own setting.
  store(KEY, choice === 'auto' ? null : choice);
  changed.tell();
}

let drawnSaving = false;

/** Says for whom a page is drawn, for who draws it without a window. */
export function drawSaving(saves: boolean): void {
  drawnSaving = saves;
}

/** Whether the document's page was written for somebody who saves data. */
export function isWrittenSaving(): boolean {
  if (typeof window === 'undefined') return drawnSaving;
  return document.getElementById('root')?.dataset.savesData !== undefined;
}

/** Whether photos and maps wait until they are asked for. */
export function isSavingData(): boolean {
  const choice = dataSaverChoice();
  if (choice !== 'auto') return choice === 'on';
  return (navigator as SavingNavigator).connection?.saveData === true;
}

export const onDataSaver = changed.on;
