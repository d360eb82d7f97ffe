import papaparse from 'papaparse';
import type { PropertyAnalytics } from '../../contract/analytics';

// Signs that begin a formula in some spreadsheet, those of full width too.
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** The figures by property as CSV. No cell begins a formula in a spreadsheet. */
export function analyticsCsv(properties: PropertyAnalytics[]): string {
  return papaparse.unparse(
    properties.map((row) => ({
      Property: row.title,
      Views: row.views,
      Messages: row.messages,
      Saves: row.saves,
      Inspections: row.inspections,
      'Conversion %': row.conversionRate,
    })),
    { escapeFormulae: FORMULA },
  );
}
