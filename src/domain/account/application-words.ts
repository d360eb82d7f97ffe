/** What an applicant may say of themselves who asks after their application; a number also as it is dialled here. */
export function applicationWords({
  companyName,
  nameSoFar,
  name,
  email,
  phone,
}: {
  companyName: string | null;
  nameSoFar: string | null;
  name: string;
  email: string;
  phone: string | null;
}): string {
  return [companyName, nameSoFar, name, email, phone, phone?.replace(/^\+234/, '0')].join(' ');
}
