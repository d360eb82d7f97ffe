import { clipText } from '../format/clip-text';
import type { RowName } from './table/table';

/** The first row refused for a reason, and how many were. */
export type Refusal = { reason: string; count: number; firstLine: RowName; firstValue: string };

const SHOWN = 80;

/** Counts one more refused row; of each reason the first in the file is kept as the example. */
export function addRefusal(
  refusals: Map<string, Refusal>,
  row: { reason: string; line: RowName; value: string },
): void {
  const known = refusals.get(row.reason);
  refusals.set(row.reason, {
    reason: row.reason,
    count: (known?.count ?? 0) + 1,
    firstLine: known?.firstLine ?? row.line,
    // A cell may hold a page of text; the report has one line for it.
    firstValue:
      known?.firstValue ?? clipText(row.value.replace(/[\s\p{Cc}]+/gu, ' ').trim(), SHOWN),
  });
}
