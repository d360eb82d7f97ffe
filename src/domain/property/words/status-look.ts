import type { Tone } from '../../tone';

/** The words and the colour of a listing's status: 'Active' where there is none, and only that is green. */
export function statusLook(status: string | undefined): { label: string; tone: Tone } {
  const label = status === undefined || status === '' ? 'Active' : status;
  return { label, tone: label.toLowerCase() === 'active' ? 'good' : 'plain' };
}
