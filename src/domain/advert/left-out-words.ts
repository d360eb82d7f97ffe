/** What is said of phone numbers that were taken out of an advert's words; '' where there were none. */
export function leftOutWords(phones: readonly string[]): string {
  return phones.length === 0
    ? ''
    : `Left out of the description: ${phones.join(', ')}. Everybody could read it there; seekers reach you through your account.`;
}
