declare const self: ServiceWorkerGlobalScope;

/** A first worker takes the open page at once, so that one visit is enough to work offline. */
export function onActivate(): void {
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
}
