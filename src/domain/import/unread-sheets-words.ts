/** A sheet that was not read: `isSparse` where it has some of a home's columns, and too few of them. */
export type LeftOutSheet = { name: string; isSparse: boolean };

/** Which sheets of a workbook were not read, and why. */
export function unreadSheetsWords(sheets: readonly LeftOutSheet[]): string {
  const [sparse, others] = [true, false].map((isSparse) =>
    sheets.filter((sheet) => sheet.isSparse === isSparse).map(({ name }) => `‘${name}’`),
  );
  return [
    sentence(others ?? [], 'no columns for prices and places of homes'),
    sentence(sparse ?? [], 'too few columns to tell a home by'),
  ]
    .filter((words) => words !== '')
    .join(' ');
}

function sentence(names: readonly string[], lack: string): string {
  if (names.length === 0) return '';
  return names.length === 1
    ? `The sheet ${names.join('')} is not read: it has ${lack}.`
    : `The sheets ${names.join(', ')} are not read: they have ${lack}.`;
}
