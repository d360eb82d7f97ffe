import { createSignal } from '../../domain/signal';
import { HOUR_MS } from '../../domain/dates/milliseconds';
import { Workbox } from 'workbox-window';
import { isBusy, whenFree } from '../busy';

let waiting: Workbox | null = null;
let isTaken = false;
let wasActive = false;
const changed = createSignal();

/** Registers the worker; a new version waits until `takeUpdate` is called. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const workbox = new Workbox('/sw.js');
  const note = () => {
    waiting = workbox;
    changed.tell();
  };
  workbox.addEventListener('waiting', note);
  // Registering must never keep the app from starting.
  void workbox
    .register()
    .then((registration) => registration && noteEach(registration, note))
    .catch(() => undefined);
  noteTakenElsewhere(note);
  void askToBeTaken();
  tryAgain(FIRST_TRY_MS);
  askForUpdates(workbox);
}

/** Workbox hears of one new version in a page: one that failed to install would hide those after it. */
function noteEach(registration: ServiceWorkerRegistration, note: () => void): void {
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && navigator.serviceWorker.controller !== null) note();
    });
  });
}

/** Where another tab took a new version, this page has the old code. */
function noteTakenElsewhere(note: () => void): void {
  let before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = navigator.serviceWorker;
    if (before !== null && controller !== null && !isTaken) note();
    before = controller;
  });
}

/** How long a page waits for its first worker, at first and at most; twice as long each time. */
const FIRST_TRY_MS = 15_000;
const MOST_TRY_MS = 600_000;

/**
 * On a line that drops, one file that is lost fails the whole worker, and without it nothing opens offline: it is
 * registered again while the page stays, and fetches only what is not here yet. One that has not taken the page is asked
 * again.
 */
function tryAgain(wait: number): void {
  setTimeout(() => {
    void comeAgain()
      .catch(() => true)
      .then((isStill) => isStill && tryAgain(Math.min(2 * wait, MOST_TRY_MS)));
  }, wait);
}

/** @returns whether to come once more: not where the page has its worker, nor where that removed itself (the kill switch) */
async function comeAgain(): Promise<boolean> {
  if (navigator.serviceWorker.controller !== null) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined && wasActive) return false;
  if (registration?.active != null) registration.active.postMessage({ type: 'CLAIM' });
  else if (registration?.installing == null && registration?.waiting == null)
    await navigator.serviceWorker.register('/sw.js');
  return true;
}

/**
 * A new worker takes the open pages, but none that was still loading then: seen in Chromium, such a
 * page stayed without the worker, and so without its code offline, until the next visit.
 */
async function askToBeTaken(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  wasActive = true;
  if (navigator.serviceWorker.controller === null) active?.postMessage({ type: 'CLAIM' });
}

/** An installed app may stay open for weeks: it looks for a new version when it is taken up again. */
function askForUpdates(workbox: Workbox): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    if (Math.abs(Date.now() - asked) < HOUR_MS) return;
    asked = Date.now();
    void workbox.update().catch(() => undefined);
  });
}

/** 'waiting' once there is a new version, 'taken' once the user said yes to it. */
export function readUpdate(): 'none' | 'waiting' | 'taken' {
  if (waiting === null) return 'none';
  return isTaken ? 'taken' : 'waiting';
}

export const onUpdate = changed.on;

/**
 * Looks for a new version now: 'ready' once it waits to be taken, 'newest' where there is none, and
 * 'unreachable' where that could not be found out or the new one not be fetched.
 */
export async function findUpdate(): Promise<'ready' | 'newest' | 'unreachable'> {
  if (waiting !== null) return 'ready';
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined) return 'unreachable';
  try {
    await registration.update();
  } catch {
    return 'unreachable';
  }
  const coming = registration.installing;
  if (readUpdate() !== 'none') return 'ready';
  if (coming === null) return 'newest';
  return new Promise((resolve) => {
    const stop = onUpdate(() => end('ready'));
    const end = (found: 'ready' | 'newest' | 'unreachable') => {
      stop();
      resolve(found);
    };
    coming.addEventListener('statechange', () => {
      if (coming.state === 'redundant') end('unreachable');
      // The first worker of this device waits for nobody.
      if (coming.state === 'activated') end('newest');
    });
  });
}

/**
 * Lets the new version take over and reloads, once, when it has: after what is being sent, and never
 * under a form with unsaved words (PWA-3).
 * @returns whether it is being taken: not while such a form is open
 */
export function takeUpdate(): boolean {
  if (waiting === null || isBusy('form')) return false;
  if (isTaken) return true;
  isTaken = true;
  changed.tell();
  void takeOver(waiting);
  return true;
}

async function takeOver(workbox: Workbox): Promise<void> {
  await whenFree();
  const registration = await navigator.serviceWorker.getRegistration();
  // Another tab took it: this page only has the old code.
  if (registration?.waiting == null) return reload();
  workbox.addEventListener('controlling', () => void reload());
  // A browser lets the old worker end what it does first, and that may be minutes of waiting.
  registration.active?.postMessage({ type: 'LET_GO' });
  workbox.messageSkipWaiting();
}

/** A form may have been begun since the tap. */
async function reload(): Promise<void> {
  await whenFree();
  window.location.reload();
}
