import { createSignal } from '../domain/signal';

const woken = createSignal();

/** Wakes the engine of this page, whatever it waits for. */
export const wakeEngine = woken.tell;

/** Listens for wake-ups; answers how to stop. */
export const onWake = woken.on;
