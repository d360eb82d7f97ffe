const STATES =
  'available|still available|sold|sold out|deal closed|closed|gone|rented out|taken|vacant|not vacant|tenanted|occupied|on hold|reserved|under offer|offer accepted|part payment received|not available|unavailable|let agreed|sale agreed|sold stc|leased|booked|under negotiation|in negotiation|off market|withdrawn|expired|active|inactive|live|listed|publish|published|pending|draft|open|new|ready|approved|verified|archived|available now|off[\\s-]?plan';
/** A cell that says what became of a home, and nothing else: 'Still available', 'SOLD'. */
export const STATE = new RegExp(`^\\W*(?:${STATES})\\W*$`, 'i');
/** The same; 'let' alone may be what a home is offered for. */
export const STATE_OR_LET = new RegExp(`^\\W*(?:${STATES}|let|rented)\\W*$`, 'i');
