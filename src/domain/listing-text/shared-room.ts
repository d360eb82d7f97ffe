import { plainWords } from './found';
import { ROOM_COUNT } from './room-count';

/** What may be said of a home before the number of its rooms: 'a shared, newly built 4 bedroom duplex'. */
const SAID_OF_HOME =
  '(?:(?:shared|serviced|newly|built|new|fully|furnished|lovely|beautiful|big|nice|clean)\\s+){0,3}';
/** 'BQ of a 5 bedroom house', 'Self-contained BQ in my 4 bedroom duplex': a part of it. */
const STAFF_OF_HOME = new RegExp(
  `(?:^|[.!;:]\\s*)\\W{0,4}(?:(?:an?|the|my|our|one|1|single|room|furnished|spacious|self[\\s-]?con\\w*)\\s+){0,3}(?:bq|boys?'?s?'?\\s?quarters?)\\s+(?:(?:available|to let|for rent)\\s+)?(?:of|in|inside|behind|attached to)\\s+(?:an?|the|my|our)\\s+${SAID_OF_HOME}(?:${ROOM_COUNT})[\\s-]*bed`,
  'i',
);
/** 'A room BQ', '1 room self contain BQ'. */
const ROOM_OF_STAFF =
  '(?:(?:an?|one|1)\\s+)?(?:(?:single\\s+)?room\\s+|self[\\s-]?con\\w*\\s+){0,2}';
/** 'Room available in a shared 4 bedroom duplex', 'master room in 3 bedroom flat', 'to share a 3 bedroom flat', 'BQ to let', 'BQ at Jabi'. */
const SHARED = new RegExp(
  `(?:(?:^|[.!;,]\\s*|\\b(?:[1-9]|one|two|three|four|five|an?|single|spacious|master|en-?\\s?suite|furnished|private|lovely|big|large)\\s+)(?:self[\\s-]?con(?:t|tain|tained)?\\s+)?(?:bed[\\s-]?space|(?:bed)?room)s?\\s+(?:\\([^)]{1,25}\\)\\s+|with (?:an?\\s)?[a-z]+(?: (?:and )?[a-z]+){0,3}\\s+(?=in\\b))?(?:(?:is|self[\\s-]?con(?:t|tain|tained)?|available|vacant|to (?:let|share|rent)|for (?:rent|let|(?:an?\\s)?(?:single\\s|working\\s)?(?:lad(?:y|ies)|females?|males?|guys?|girls?|boys?|students?|corpers?|gentlem[ae]n|wom[ae]n|m[ae]n)))\\s+){0,3}(?:in|of|inside|within)|\\bshar(?:e|ing))\\s+(?:(?:an?|the|my|our|this)\\s+)?${SAID_OF_HOME}(?:${ROOM_COUNT})[\\s-]*bed|\\b(?:looking for|needs?|seeking|wants?)\\b[^.]{0,25}\\b(?:flat|roo?m|house)[\\s-]?mates?\\b|\\b(?:flat|roo?m{0,2}|house)[\\s-]?m?ates?\\s+(?:is\\s+)?(?:needed|wanted)\\b|(?:^|[.!;:]\\s*)\\W{0,4}${ROOM_OF_STAFF}(?:bq|boys?'?\\s?quarters?)\\s+(?:to let|for rent|to rent|available|(?=(?:at|in|@)\\s+(?!the\\b|an?\\b|back\\b|rear\\b|compound\\b)[a-z]))|^\\W{0,4}(?:\\d{1,2}\\W{1,3})?${ROOM_OF_STAFF}(?:bq|boys?'?\\s?quarters?)\\b(?=,?\\s+[a-z][a-z' ]{2,25},?\\s+(?:₦|n)?\\d[\\d.,]*\\s?[km]\\b)`,
  'i',
);

/** The same in a heading, which need not count the rooms: 'A Room In A Flat', 'Shared apartment', 'Room mate space'. */
const SHARED_IN_HEADING =
  /^\W*(?:(?:an?|one|1|single|furnished|spacious|clean|nice|big|en-?\s?suite)\s+){0,3}(?:master\s+|bed\s?)?room\s+(?:(?:available|to (?:let|rent|share)|for rent)\s+)?in\s+(?:(?:an?|the|my|our)\s+)?(?:[a-z0-9-]+\s+){0,3}(?:flat|apartment|duplex|house|bungalow|terrace)\b|^\W*(?:\d\s?(?:bed(?:room)?s?|bdrms?)\s+)?shared\s+(?:(?:serviced|furnished|luxury)\s+)?(?:flat|apartment)s?\b|\b(?:room|flat|house)[\s-]?mates?\s+space\b|\b\d\s*(?:persons?\s+)?to share\b/i;

/**
 * The words by which a text offers one room of a home, and not the home; null where it does not.
 * @param isHeading whether it is a title, which says so in fewer words
 */
export function sharedRoomIn(text: string, isHeading = false): string | null {
  const words = plainWords(text);
  return (
    (SHARED.exec(words) ??
      STAFF_OF_HOME.exec(words) ??
      (isHeading ? SHARED_IN_HEADING.exec(words) : null))?.[0]
      .replace(/^[^\p{L}\d]+/u, '')
      .trim() ?? null
  );
}
