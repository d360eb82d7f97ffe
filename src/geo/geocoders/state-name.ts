/** 'Lagos State' and 'Federal Capital Territory' of OpenStreetMap as the app says them. */
export function stateName(state: string): string {
  const short = state.replace(/\s+State$/i, '').trim();
  return /Federal Capital/i.test(short) ? 'Abuja' : short;
}
