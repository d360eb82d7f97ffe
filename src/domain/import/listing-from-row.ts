import {
  fieldOf,
  type NumberKey,
  type PropertyContent,
} from '../../contract/listing/listing-fields';
import { MAX_DESCRIPTION, MAX_TITLE } from '../../contract/listing/property-options';
import { recordOf } from '../../contract/record-of';
import { feesTogetherWords } from '../listing-text/fees-together-words';
import { feeInNaira } from '../listing-text/fee-in-naira';
import { readFeatures } from '../listing-text/read-features';
import { readFees } from '../listing-text/read-fees';
import { readListingText, sure } from '../listing-text/read-listing-text';
import { unitIn, unitsIn } from '../listing-text/read-price';
import { readTypeWord } from '../listing-text/read-type';
import { offerByUnit } from '../listing-text/offer-by-unit';
import { EMPTY_CONTENT } from '../property/form/empty-content';
import { hasField } from '../property/form/has-field';
import { OFFERS } from '../property/price/offers';
import { NUMBER_KEYS } from '../property/form/listing-form';
import { priceDoubt } from '../property/price/price-doubt';
import { clipFeatures } from './clip-features';
import { clipText } from '../format/clip-text';
import { exportedListing } from './exported-listing';
import type { ImportOptions, RowResult } from './imported-listing';
import { type HeaderMap, isTrue } from './table/map-header';
import { askedName } from './table/names-feature';
import { cellReader, LONGEST_CELL } from './row/cell-reader';
import { numberCells } from './row/number-cells';
import { isFurnished, saysFurnished } from './row/is-furnished';
import { listedFeatures, numbersListed } from './row/listed-features';
import { madeTitle } from './row/made-title';
import { numberInText } from './row/number-in-text';
import { parseRelativeDate } from './parse-relative-date';
import { writtenPrice } from './row/written-price';
import { differencesFromText } from './differences-from-text';
import { withoutBlockOfFlats } from './row/flat-of-block';
import { rowKind, saysCommercial, withoutEither } from './row/row-kind';
import { offerByPrice, offerOfLink, rowOffer } from './row/row-offer';
import { unsaidFields } from './row/unsaid-fields';
import { isCountedInPlots, isPaper, papersIn, remarksOf, wordsOfRow } from './row/row-words';
import { saysMore } from './row/says-more';
import { remarkDoubts } from './row/remark-doubts';
import { goneByStatus, isGoneRemark, rowAvailability } from './row/row-availability';
import { rowPlace } from './row/row-place';
import { isAskedAbout, type RefusedPrice, rowPrice } from './row/row-price';
import { periodsDoubts, severalDoubts } from './row/several-doubts';
import { offerOfColumn } from './table/one-price-column';
import { BY_PRICE, GONE, KIND, PLACE, PLACE_ABOVE, SECTION, SHIFTED } from './table/table';

const PRICE_REFUSED: Record<RefusedPrice, string> = {
  missing: 'no price',
  'not a price': 'price not understood',
  'out of range': 'price out of range',
};
const TOO_MANY =
  'The row has more cells than there are columns: a comma within one of them may have moved the others';
/** 'We pay agents 5 %' is of somebody else. */
const isOfFees = (remark: string) =>
  /^\W*(?:service\s*charge|s[./]?c\b|agency|legal|agreement|caution)\b/i.test(remark);
const TOTALS = /^(?:grand\s|sub[\s-]*)?totals?\s*:?$/i;

const LISTS = ['keyFeatures', 'amenities'] as const;

/** Turns one row of a listing file into a listing, or says why it cannot be one. */
export function listingFromRow(
  row: Record<string, string>,
  header: HeaderMap,
  options: ImportOptions,
): RowResult {
  // Text in no encoding: neither the database nor a reader can take it.
  const broken = Object.values(row).find((text) => text.includes('\0'));
  if (broken !== undefined)
    return { ok: false, reason: 'not text (has a NUL character)', value: broken };
  if (header.isOwn === true) return exportedListing(row, options);
  const cell = cellReader(row, header);
  const cells = Object.values(row)
    .map((text) => text.slice(0, LONGEST_CELL))
    .filter((text) => text.trim() !== '');
  if (TOTALS.test(cells[0]?.trim() ?? ''))
    return { ok: false, reason: 'a line of totals, no listing', value: cells.join(' ') };
  const asWritten = writtenPrice(row, header, cell);
  const { price, rawPrice, priceColumn } = asWritten;
  if (price.kind === 'none' && !isAskedAbout(price.reason))
    return { ok: false, reason: PRICE_REFUSED[price.reason], value: rawPrice };
  const status = cell('status').toLowerCase();
  const remarks = remarksOf(row).map((remark) => remark.slice(0, LONGEST_CELL));
  const availability = rowAvailability(header.columns.availability ?? '', cell('availability'));
  const { title, address, town, description, hasPaper, notes } = wordsOfRow(cell);
  // 'Studio' among the rooms says what it is.
  const type =
    [status === 'land' ? status : cell('type'), cell('bedrooms')].find((words) =>
      readTypeWord(words),
    ) ?? cell('type');
  const named = saysMore(type) ? `${title} ${withoutEither(type)}`.trim() : title;
  const read = readListingText({
    // 'Type: 3 bedroom flat for rent' says more than a type.
    title: named,
    description: [description, ...LISTS.map((list) => numbersListed(cell(list)))]
      .filter((part) => part !== '')
      .join('. '),
    price: price.kind === 'amount' ? price.amount : null,
  });
  // A remark is for nobody else, the fee that it names is for whoever pays it.
  const text = {
    ...read,
    fees: { ...readFees(remarks.filter(isOfFees).join('\n')), ...read.fees },
  };
  const place = rowPlace(
    {
      address,
      town,
      city: cell('city'),
      state: cell('state'),
      position: cell('position'),
      heading: row[PLACE] ?? '',
      above: row[PLACE_ABOVE] ?? '',
    },
    sure(text.place),
  );
  if (place === null) return { ok: false, reason: 'no place', value: `${address} ${town}`.trim() };
  const unit =
    (price.kind === 'none' ? null : price.unit) ?? unitIn(status)?.unit ?? sure(text.unit);
  // 'Per sqm per annum' is above all no price of the whole; what it is offered for, the year says.
  const time = unitsIn(rawPrice).find((one) => offerByUnit(one) !== null) ?? unit;
  const offerBeside =
    offerByPrice(row[BY_PRICE]) ?? offerOfColumn(priceColumn) ?? offerOfLink(cell('reference'));
  const { listingType, doubts, isFallback } = rowOffer(
    status,
    text.offer,
    time,
    offerBeside ?? options.defaultListingType,
    [
      // 'Rented' says that it is gone before it says for what it was.
      sure(text.offer) === null || availability.gone === null ? availability.offer : '',
      row[SECTION] ?? '',
      saysMore(type) ? type : '',
    ],
  );
  const terms = rowPrice({ price, written: asWritten.inMoney, unit }, listingType, options);
  if ('refused' in terms)
    return { ok: false, reason: PRICE_REFUSED[terms.refused], value: rawPrice };
  const isVentureUnsaid =
    text.offer?.value !== 'joint venture' && doubts.some(({ kind }) => kind === 'joint venture');
  const numberCell = numberCells(cell, header);
  const counted = (key: 'bedrooms' | 'bathrooms' | 'areaSize') => {
    const { value } = numberCell[key];
    return typeof value === 'number' ? value : null;
  };
  const bedrooms = counted('bedrooms') ?? sure(text.bedrooms);
  const typed = rowKind({
    column: type,
    title,
    heading: row[KIND] ?? '',
    text: text.type,
    isLand:
      status === 'land' ||
      (bedrooms === null &&
        (hasPaper ||
          isCountedInPlots(cell('areaSize'), unit) ||
          // 'Plot size', with no word for what stands on it.
          (cell('areaSize') !== '' && /\bplot/i.test(header.columns.areaSize ?? '')))) ||
      text.offer?.value === 'joint venture',
    isCommercial: saysCommercial(status, `${title}. ${description}`),
    bedrooms,
  });
  if (typed === null)
    return {
      ok: false,
      reason: 'type of property not understood',
      value: title || description || type,
    };
  const kind = { type: typed.type, propertyCategory: typed.category, listingType };
  const isLand = typed.type.endsWith('Land');
  const isOf = (key: NumberKey) =>
    hasField(key, kind) && !(isLand && (key === 'bedrooms' || key === 'bathrooms'));
  const numbers = recordOf(NUMBER_KEYS, (key) => {
    if (!isOf(key)) return null;
    const { value, doubt } = numberCell[key];
    if (doubt !== null) return null;
    if (value === null) return numberInText(key, text, { rent: terms.naira, isLand });
    return typeof value === 'number' ? value : feeInNaira(value, terms.naira);
  });
  const content: PropertyContent = {
    ...EMPTY_CONTENT,
    ...numbers,
    ...kind,
    title: clipText(title, MAX_TITLE),
    address: place.address,
    price: terms.naira,
    furnished:
      hasField('furnished', kind) && (text.furnished === true || isFurnished(row, header, cell)),
    keyFeatures: clipFeatures([
      ...header.flags.filter((flag) => isTrue(row[flag] ?? '')).map(askedName),
      ...listedFeatures(cell('keyFeatures')),
      ...text.documents,
      // What land has is for everybody, wherever it is noted.
      ...[...remarks.filter(isPaper), ...papersIn(cell('papers'))].flatMap(
        (paper) => readFeatures(paper).documents,
      ),
    ]),
    amenities: clipFeatures(listedFeatures(cell('amenities'))),
    description: clipText(
      [terms.sentence, isVentureUnsaid ? 'Offered as a joint venture.' : '', description]
        .filter((part) => part !== '')
        .join(' '),
      MAX_DESCRIPTION,
    ),
    location: place.location,
  };
  if (content.title === '') content.title = madeTitle(content, place.name);
  const postedAt = parseRelativeDate(cell('posted'), options.now);
  // None yet is neither high nor low, nor is that of a part.
  const isOfPart = terms.doubts.some(({ kind }) => kind.startsWith('per '));
  const doubt = content.price === 0 || isOfPart ? null : priceDoubt(content, options.medians);
  return {
    ok: true,
    listing: {
      reference: cell('reference') || null,
      content,
      unsaid: unsaidFields({
        offer: !isFallback || offerBeside !== undefined,
        kind: typed.isAssumed !== true,
        title: title !== '',
        furnished: text.furnished !== null || saysFurnished(row, header, cell),
      }),
      postedAt,
      doubts: withoutBlockOfFlats(
        [
          ...(row[SHIFTED] === undefined
            ? []
            : [{ kind: 'cells too many', text: TOO_MANY } as const]),
          ...doubts,
          ...terms.doubts,
          ...asWritten.doubts,
          ...(price.kind === 'amount'
            ? periodsDoubts(`${rawPrice}. ${description}`, price.amount)
            : []),
          ...severalDoubts(
            named,
            description,
            [
              status,
              row[GONE] ?? '',
              // Behind the name of an estate.
              cells.some((text) => /\(\s*sold[\s-]*out\s*\)/i.test(text)) ? 'sold' : '',
            ],
            remarks,
            availability.gone ?? goneByStatus(status) ?? remarks.find(isGoneRemark) ?? null,
          ),
          ...remarkDoubts(remarks, { unit, listingType, naira: terms.naira }),
          ...typed.doubts,
          ...place.doubts,
          ...NUMBER_KEYS.filter(isOf).flatMap((key) => numberCell[key].doubt ?? []),
          ...differencesFromText(text, (key) => (isOf(key) ? counted(key) : null)),
          ...(doubt === null ? [] : [doubt]),
        ],
        content,
      ),
      notes: [
        ...notes,
        ...terms.notes,
        ...(place.note === null ? [] : [place.note]),
        ...(cell('posted') !== '' && postedAt === null
          ? [`The date '${cell('posted')}' is left out: it cannot be read, or is still to come`]
          : []),
        ...(text.feesTogether === null ? [] : [feesTogetherWords(text.feesTogether)]),
        ...NUMBER_KEYS.filter((key) => !isOf(key) && numberCell[key].value !== null).map(
          (key) =>
            `${fieldOf(key).label} '${cell(key)}' is left out: ${typed.type} ${OFFERS[listingType].words} has none`,
        ),
      ],
    },
  };
}
