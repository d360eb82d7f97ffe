/**
 * Since when somebody is a member; '' while their profile is not on this device. The sample profile,
 * which has no date, is of March 2025 (ACC-1).
 */
export function memberSinceLine(profile: { memberSince: string | null } | undefined): string {
  if (profile === undefined) return '';
  const { memberSince } = profile;
  if (memberSince === null) return 'Member since March 2025';
  const month = new Date(memberSince).toLocaleDateString('en-NG', {
    month: 'long',
    year: 'numeric',
    timeZone: 'Africa/Lagos',
  });
  return `Member since ${month}`;
}
