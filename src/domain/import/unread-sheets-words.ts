/** Which sheets of a workbook were not read, and why. */
export function unreadSheetsWords(sheets: readonly string[]): string {
  const names = sheets.map((name) => `‘${name}’`).join(', ');
  return sheets.length === 1
    ? `The sheet ${names} is not read: it has no columns for prices and places of homes.`
    : `The sheets ${names} are not read: they have no columns for prices and places of homes.`;
}
