import type { CameWithPage } from '../../components/context/first-answer-context';
import { FIRST_ANSWER_ID, type FirstAnswer } from '../../contract/first-answer';

/** What the server drew this document's page from; null where it drew none, or where that is unreadable. */
export function takeFirstAnswer(): CameWithPage | null {
  const block = document.getElementById(FIRST_ANSWER_ID);
  if (block === null) return null;
  try {
    const first: FirstAnswer = JSON.parse(block.textContent);
    return { ...first, at: Date.now(), visit: visitOf(window.history.state) };
  } catch {
    return null;
  }
}

/** The history entry's name, as the router reads it. */
function visitOf(state: unknown): string {
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : null;
  return typeof key === 'string' && key !== '' ? key : 'default';
}
