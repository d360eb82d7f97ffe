/** What is nearby: as far as one goes for a school or a market, kilometres (PROP-5). */
export const NEARBY_KM = 10;
