export type ToastKind = 'success' | 'error' | 'blank';
export type Toast = { id: number; kind: ToastKind; text: string };

/** Milliseconds a toast stays (TOAST-1). */
const STAYS_MS: Record<ToastKind, number> = { success: 2000, error: 4000, blank: 4000 };
const KEPT = 20;

let toasts: Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** Shows a short text for a moment; screen readers hear it politely. */
export function showToast(kind: ToastKind, text: string): void {
  const toast = { id: nextId, kind, text };
  nextId += 1;
  set([...toasts, toast].slice(-KEPT));
  setTimeout(() => set(toasts.filter((shown) => shown.id !== toast.id)), STAYS_MS[kind]);
}

export function readToasts(): Toast[] {
  return toasts;
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
