import papaparse from 'papaparse';
import type { PropertyAnalytics } from '../../contract/plan/analytics';
import { FORMULA } from '../export/formula-cells';

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
