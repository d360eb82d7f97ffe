/** Says on the app's icon how much is new, where the system shows that; nothing is shown of 0. */
export async function showAppBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  // Not every installed app may: that is no fault of what is told.
  await (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(
    () => undefined,
  );
}
