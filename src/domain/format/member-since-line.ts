/** Since when somebody is a member; the sample profile, which has no date, is of March 2025 (A2). */
export function memberSinceLine(memberSince: string | null): string {
  if (memberSince === null) return 'Member since March 2025';
  const month = new Date(memberSince).toLocaleDateString('en-NG', {
    month: 'long',
    year: 'numeric',
    timeZone: 'Africa/Lagos',
  });
  return `Member since ${month}`;
}
