import { createSignal } from '../../domain/signal';

export type ToastKind = 'success' | 'error' | 'blank' | 'loading';
/** What can be done about it while it is there. */
export type ToastAction = { label: string; run: () => void };
export type Toast = { id: number; kind: ToastKind; text: string; action: ToastAction | null };

/** Milliseconds a toast stays (TOAST-1); one that says that something is under way stays until told. */
const STAYS_MS: Record<ToastKind, number | null> = {
  success: 2000,
  error: 4000,
  blank: 4000,
  loading: null,
};
/** There must be time to reach what can be done. */
const STAYS_WITH_ACTION_MS = 8000;
const KEPT = 20;

/** How it begins, on the server too. */
export const NO_TOASTS: Toast[] = [];
let toasts = NO_TOASTS;
let nextId = 1;
const changed = createSignal();

/**
 * Shows a short text for a moment; screen readers hear it politely.
 * @returns its number, by which it can be taken away
 */
export function showToast(
  kind: ToastKind,
  text: string,
  action: ToastAction | null = null,
): number {
  const toast = { id: nextId, kind, text, action };
  nextId += 1;
  set([...toasts, toast].slice(-KEPT));
  const stays = action === null ? STAYS_MS[kind] : STAYS_WITH_ACTION_MS;
  if (stays !== null) setTimeout(() => dismissToast(toast.id), stays);
  return toast.id;
}

/** Takes a toast away before its time. */
export function dismissToast(id: number): void {
  set(toasts.filter((shown) => shown.id !== id));
}

export function readToasts(): Toast[] {
  return toasts;
}

export const onToasts = changed.on;

function set(next: Toast[]): void {
  toasts = next;
  changed.tell();
}
