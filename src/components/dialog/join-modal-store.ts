import { createSignal } from '../../domain/signal';

let open = false;
const changed = createSignal();

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

export const onJoinModal = changed.on;

function set(next: boolean): void {
  open = next;
  changed.tell();
}
