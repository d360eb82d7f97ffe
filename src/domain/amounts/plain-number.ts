/** What stands against a number as it is written. */
type NumberFault = 'no number' | 'grouping' | 'ambiguous';

const GROUPED = /^\d{1,3}(?:([,\s])\d{3})(?:\1\d{3})*(?:\.\d*)?$/;
/** Dots that group leave none for the decimals: those have a comma then, '200.000.000,00'. */
const GROUPED_BY_DOTS = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;
/** Of a number without groups a comma before two digits leaves only kobo: '2500000,00'. */
const UNGROUPED_KOBO = /^\d{4,},\d{2}$/;
/** 'N85,000.000': nobody writes kobo in thousandths, so one of the marks is a slip for the other. */
const GROUPED_TWO_WAYS = /^\d{1,3},\d{3}\.\d{3}$/;
const DECIMAL_COMMA = /^\d{1,3},\d{1,2}$/;
const UNGROUPED = /^(?:\d+\.?\d*|\.\d+)$/;

/**
 * Reads a positive decimal number with or without separators of thousands: '1,500,000.00',
 * '1 500 000', '1.500.000' and '1.500.000,00' alike. A comma anywhere else is a slip of which nobody knows what was
 * meant, and so is '1.500', which is 1.5 to some and 1,500 to others, and '85,000.000', which may be 85 million;
 * before a word such as 'million' either mark begins the decimals.
 * @param hasScale whether a word such as 'million' follows: '1.500 million' can only be a decimal
 */
export function plainNumber(text: string, hasScale = false): number | NumberFault {
  if (!/\d/.test(text) || /[^\d,.\s]/.test(text)) return 'no number';
  if (!hasScale && /^\d{1,3}\.\d{3}$/.test(text) && !text.startsWith('0')) return 'ambiguous';
  if (!hasScale && GROUPED_TWO_WAYS.test(text)) return 'ambiguous';
  if (UNGROUPED.test(text)) return Number(text);
  // '1,2m', '85,5m': no thousands are written so.
  if (hasScale && DECIMAL_COMMA.test(text)) return Number(text.replace(',', '.'));
  if (UNGROUPED_KOBO.test(text)) return Number(text.replace(',', '.'));
  if (GROUPED_BY_DOTS.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  const mark = GROUPED.exec(text)?.[1];
  return mark === undefined ? 'grouping' : Number(text.replaceAll(mark, ''));
}
