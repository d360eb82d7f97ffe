const GB = 1_000_000_000;

/** What bytes cost at a price per gigabyte, in naira with kobo below one: ₦0.40. */
export function dataCost(bytes: number, nairaPerGb: number): string {
  // Nothing that is fetched is for nothing: a kobo is the least.
  const naira = bytes === 0 ? 0 : Math.max(0.01, (bytes / GB) * nairaPerGb);
  return `₦${naira.toLocaleString('en-NG', {
    minimumFractionDigits: naira < 10 ? 2 : 0,
    maximumFractionDigits: naira < 10 ? 2 : 0,
  })}`;
}
