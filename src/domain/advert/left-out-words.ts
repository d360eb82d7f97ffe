/** What is said of phone numbers and agencies that were taken out of an advert's words; '' where there were none. */
export function leftOutWords(contacts: readonly string[]): string {
  return contacts.length === 0
    ? ''
    : `Left out of the description: ${contacts.join(', ')}. Everybody could read it there; seekers reach you through your account.`;
}
