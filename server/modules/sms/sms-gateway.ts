type Sms = {
  /** E.164, such as +2348012345678. */
  to: string;
  /** At most 160 characters of GSM-7. */
  text: string;
};

/**
 * What became of one SMS: taken by the gateway, or not, and why. `again` says whether the same SMS
 * may be taken later. The reason is for logs: it holds neither number nor key.
 */
export type SmsOutcome = { taken: true } | { taken: false; again: boolean; reason: string };

/** Whoever carries SMS to phones. It answers for every failure and throws none. */
export type SmsGateway = { send(sms: Sms): Promise<SmsOutcome> };
