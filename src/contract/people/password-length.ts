/** Fewest letters of a new password. Free of the validator: screens say it. */
export const MIN_PASSWORD = 8;
