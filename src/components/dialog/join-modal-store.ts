let open = false;
const listeners = new Set<() => void>();

/** Opens the join modal from anywhere (NAV-6). */
export function openJoinModal(): void {
  set(true);
}

export function closeJoinModal(): void {
  set(false);
}

export function isJoinModalOpen(): boolean {
  return open;
}

export function onJoinModal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}
