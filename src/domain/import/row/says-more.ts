/** Whether a cell of types says more than one: '3 bedroom flat for rent'. */
export const saysMore = (type: string): boolean =>
  /\d|\bmini\b|parlou?r|\bfor\b|\bto let\b|\bshort ?let\b/i.test(type);
