/** Of a text with adverts so many characters are read: fifty long ones. */
export const MAX_ADVERT_TEXT = 50_000;
