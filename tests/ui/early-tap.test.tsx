import { afterEach, expect, test, vi } from 'vitest';
import { noteEarlyTap, replayEarlyTap } from '../../src/platform/typing/early-tap';

afterEach(() => document.body.replaceChildren());

/** Draws prepared HTML and taps one of its buttons; whether the browser then goes its own way. */
function tapEarly(html: string, selector: string): boolean {
  document.body.innerHTML = html;
  document.addEventListener('click', noteEarlyTap, true);
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(tap);
  document.removeEventListener('click', noteEarlyTap, true);
  return !tap.defaultPrevented;
}

const TOOL = '<form><input value="5"><button type="submit"><b>Calculate</b></button></form>';

test('a form that only the app can send waits for it with what is typed, and is sent once then', () => {
  expect(tapEarly(TOOL, 'b')).toBe(false);
  expect(document.querySelector('input')?.value).toBe('5');
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sent);
  replayEarlyTap(document);
  replayEarlyTap(document);
  document.removeEventListener('submit', sent);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a form that the server answers goes by itself', () => {
  expect(tapEarly(TOOL.replace('<form', '<form action="/search-results"'), 'b')).toBe(true);
  expect(document.querySelector('[data-tapped]')).toBeNull();
});

test('a tap elsewhere takes back that of the form', () => {
  tapEarly(`${TOOL}<p>Words</p>`, 'b');
  document.addEventListener('click', noteEarlyTap, true);
  document.querySelector('p')?.click();
  document.removeEventListener('click', noteEarlyTap, true);
  expect(document.querySelector('[data-tapped]')).toBeNull();
});
