import { amenityLabels, featureLabels } from '../../property/words/feature-labels';
import { PROPERTY_CATEGORIES } from '../../../contract/listing/property-options';
import { readFeatures } from '../../listing-text/read-features';

/** What a home, its building or its estate has. */
const THINGS =
  /\b(?:kitchen|closet|wardrobe|balcon(?:y|ies)|terrace|roof|patio|porch|jacuzzi|sauna|spa|bath(?:room)?s?|toilets?|rooms?|suite|study|office|library|lounge|dining|pantry|store|laundry|basement|penthouse|cinema|theatre|entertainment|automation|smart|wi[\s-]?fi|internet|fib(?:re|er)|dstv|cable|inverter|solar|generator|gen|power|light|electricity|transformer|prepaid|meter|gas|pool|gym|tennis|football|basketball|squash|pitch|court|golf|club|play|garden|lawn|green|park|parking|garage|car ?port|estate|gated?|fenced?|tarred|road|drainage|interlock(?:ed|ing)?|elevator|lift|cctv|security|alarm|intercom|guard|borehole|water|heater|treatment|furnished|furniture|serviced|bq|quarters?|view|front|beach|lagoon|ocean|corner|ac|a\/c|air|heating|fan|pop|tiles?|tiled|marble|chandelier|cupboards?|fridge|freezer|cooker|oven|microwave|dishwasher|washing|machine|washer|dryer|tv|television|pets?|wheelchair|ramp|disabled|accessible|fireplace|newly[\s-]?built|brand[\s-]new|concierge|reception|conference|meeting|cafeteria|restaurant|mall|bank|loading|ceilings?|forklift|mezzanine|jetty|helipad|shared|en-?suite|detached|duplex|maid|servant|chalet|detergent|breakfast|housekeeping|cleaning|linens?|towels?|netflix|ps[45]|bar|barbecue|bbq|smok(?:e|ing)|fire|sprinklers?|extinguishers?)\b/i;
/** What is said of people, of papers between them, and of the work of whoever keeps the file. */
const ABOUT_PEOPLE =
  /\b(?:mrs?|miss|madam|chief|alhaj[ia]|pastor|engr|barr|owners?|clients?|tenants?|landlords?|landlady|vendors?|sellers?|buyers?|agents?|caretakers?|lawyers?|commission|mandate|keys? (?:with|at|from)|keys?$|paid|pays?|ow(?:e|es|ed|ing)|debt|signed|agreed|agreement|inspected|inspection|visited|call(?:ed)?|contact(?:ed)?|posted|published|approved|verified|confirmed|sent|photos?|pictures?|videos?|sold|taken|let|vacant|occupied|reserved|hidden|deleted|exclusive|negotiable|direct|urgent|desperate|follow(?:ed)?[\s-]up|access code|gate code|code)\b/i;

const TICKS = PROPERTY_CATEGORIES.flatMap((category) => [
  ...Object.values(featureLabels(category)),
  ...Object.values(amenityLabels(category)),
]).map((label) => label.toLowerCase());

/** 'Does it have a', 'Is the property', 'Any': forms ask for what a home has. */
const ASKS =
  /^\W*(?:(?:does|do|did|is|are|has|have)\s+(?:it|there|you|this|the\s+(?:property|house|home|apartment|flat|building))\b\s*(?:have|has|got|come with)?|any\b|with\b)\s*(?:(?:an?|any|the)\s+)?/i;

/** What a column asks for in a question: 'C of O' of 'Does it have a C of O?'; any other name as it is. */
export function askedName(column: string): string {
  if (!/\?\s*$/.test(column)) return column;
  const name = column.replace(/[\s?]+$/, '').replace(ASKS, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * Whether a column of yes and no is called after something a home has ('Swimming Pool'), and may stand in
 * its advert. 'Owner is desperate' and 'Mandate signed' are for nobody else's eyes.
 */
export function namesFeature(column: string): boolean {
  const name = askedName(column)
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
  // 'terrace_flag' was worked out from an advert, and says what kind of home it is.
  if (ABOUT_PEOPLE.test(name) || /\bflag$/i.test(name)) return false;
  if (TICKS.includes(name.toLowerCase()) || THINGS.test(name)) return true;
  const { features, documents, furnished } = readFeatures(name);
  return features.length > 0 || documents.length > 0 || furnished !== null;
}
