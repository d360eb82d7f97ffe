/*
 * Stands in the document itself, before the app's own scripts: it speaks where they do not come.
 * The build makes one small script of this file (scripts/start-watchdog.ts).
 */
import { applyCardSize } from '../platform/card-size';
import { noteEarlyTap } from '../platform/typing/early-tap';
import { applyReturnMark } from '../platform/return-mark';
import { APP_BEGAN, APP_FAILED, APP_HEARS } from './start-events';
import { START_FAILURE } from './start-failure-words';

// Before the page is drawn, so that nothing on it moves.
applyReturnMark();
applyCardSize();

// What is tapped now is done once the app is there.
addEventListener('click', noteEarlyTap, true);
addEventListener(APP_HEARS, () => removeEventListener('click', noteEarlyTap, true));

/** How long the app may take before something is said, in milliseconds. */
const PATIENCE_MS = 8000;

let began = false;
let note: Element | undefined;

const make = (tag: string, text: string) => {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
};

function say(text: string): void {
  clearTimeout(timer);
  afterReading(() => speak(text));
}

/** What something is to stand in may not be read yet. */
function afterReading(work: () => void): void {
  if (document.readyState === 'loading')
    document.addEventListener('readystatechange', work, { once: true });
  else work();
}

/** Scripts that do not come are as good as none: what is meant for who has none is shown. */
function showPlain(): void {
  document.documentElement.setAttribute('data-plain', '');
  document.querySelectorAll('#root noscript').forEach((plain) => {
    plain.outerHTML = plain.textContent;
  });
}

function speak(text: string): void {
  note?.remove();
  note = make('div', '');
  note.className = 'start-note';
  note.setAttribute('role', 'alert');
  const refresh = make('button', START_FAILURE.refresh);
  refresh.addEventListener('click', () => location.reload());
  note.append(make('strong', START_FAILURE.title), make('p', text), refresh);
  // An empty document has nothing to say but this; what can be read already stays.
  const opening = document.querySelector('.boot');
  opening?.querySelector('.boot-wait')?.remove();
  if (opening) opening.append(note);
  else document.body.prepend(note);
}

const fail = () => say(START_FAILURE.text);
const timer = setTimeout(() => say(`${START_FAILURE.text} ${START_FAILURE.slow}`), PATIENCE_MS);

addEventListener(APP_FAILED, fail);
addEventListener(APP_BEGAN, () => {
  began = true;
  clearTimeout(timer);
  note?.remove();
});
addEventListener(
  'error',
  ({ target }) => {
    if (began || !(target instanceof HTMLScriptElement)) return;
    fail();
    afterReading(showPlain);
  },
  true,
);
