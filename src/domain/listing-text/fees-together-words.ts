/** What is said of fees that share one amount: 'Agency & legal 10%'. */
export const feesTogetherWords = (words: string) =>
  `'${words}': it does not say whether that is for each of them, so the fees are left open`;
