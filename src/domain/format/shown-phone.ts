/** A kept phone number as people read one of Nigeria, in groups; any other spelling as it is. */
export function shownPhone(phone: string): string {
  return phone.replace(/^\+234(\d{3}|\d)(\d{3})(\d{4})$/, '+234 $1 $2 $3');
}
