/**
 * Brings the first field that is wrong, or else the alert, into view and into focus, once React has
 * drawn the errors: on a phone they may be far above the button that was pressed.
 */
export function showFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = field ?? form?.querySelector<HTMLElement>('[role="alert"]');
    target?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  });
}
