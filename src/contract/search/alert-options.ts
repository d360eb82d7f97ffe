/** How often an alert writes. Free of the validator: screens import it. */
export const ALERT_FREQUENCIES = ['Instantly', 'Daily', 'Weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];
/** Most alerts and saved searches one person keeps. */
export const MAX_ALERTS = 50;
