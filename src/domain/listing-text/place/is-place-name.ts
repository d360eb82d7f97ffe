/** One to five words with capitals. */
const NAME = /^[A-Z][\w'’]*(?:(?:,\s|[\s-]+)(?:[A-Z][\w'’]*|\d{1,2}|of)){0,4}$/;
// What stands about homes in capitals too: 'Newly Built Duplex'.
const NO_NAME =
  /\b(?:an?|the|off|serene|quiet|good|nice|new|newly|built|secured?|gated|developed|central|heart|area|location|environment|rent|sale|let|land|farm(?:land|s)?|warehouses?|factory|hostel|hotel|studio|penthouse|mansion|maisonette|plots?|flats?|apartments?|house|duplex|bungalow|terrace|shops?|office|self|contain|rooms?|beds?|bedrooms?|call|title|price|asking|available|no)\b/i;

/** Whether some words may be the name of a place that is not known: 'Opolo', no 'Self Contain'. */
export const isPlaceName = (words: string): boolean => NAME.test(words) && !NO_NAME.test(words);
