// First: it brings the device's storage that Dexie looks for when it is loaded.
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { closeJoinModal } from '../../src/components/dialog/join-modal-store';
import { dismissToast, readToasts } from '../../src/components/delivery/toasts';
import { deviceDatabase } from '../../src/db/device-database';
import { reportReach } from '../../src/platform/network/connectivity';
import { noteTooOld } from '../../src/platform/network/too-old';
import { configureDeviceApi } from '../../src/sync/device-api';
import { patience } from './patience';

// The made-up browser has the name and nothing behind it, where one without Web Locks lacks both.
Reflect.deleteProperty(Navigator.prototype, 'locks');
// Nothing is laid out: lists that draw what is near the screen are told that it is a phone's, and
// that each of their rows is 100 pixels high.
const PHONE = { width: 360, height: 740 };
Object.defineProperty(document.documentElement, 'clientHeight', {
  configurable: true,
  value: PHONE.height,
});
const ROW = { width: 360, height: 100 };
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
class ToldOnce implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe(target: Element): void {
    const { width, height } = target === document.documentElement ? PHONE : ROW;
    const contentRect = new DOMRect(0, 0, width, height);
    const boxes = { borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] };
    queueMicrotask(() => this.tell([{ target, contentRect, ...boxes }], this));
  }
  unobserve(): void {}
  disconnect(): void {}
}
for (const place of [globalThis, document.defaultView])
  Object.assign(place ?? {}, { ResizeObserver: ToldOnce });
// A busy machine takes its time; what does not come fails all the same, with the words of the screen.
configure({
  asyncUtilTimeout: patience(30_000),
  getElementError: (message) =>
    new Error(`${message ?? ''}\n\nThe screen says:\n${document.body.textContent}`),
});

beforeEach(() => {
  configureDeviceApi({ onReach: reportReach, onTooOld: noteTooOld });
  reportReach(true);
});

// Each test begins as on a new phone, in a tab that was opened just now.
afterEach(async () => {
  cleanup();
  for (const { id } of readToasts()) dismissToast(id);
  closeJoinModal();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-theme');
  const device = deviceDatabase();
  await Promise.all([device.session.clear(), device.endedSessions.clear(), device.legacy.clear()]);
});
