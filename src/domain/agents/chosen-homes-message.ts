import { countOf } from '../format/count-of';
import { homeLines, type ToldHome } from '../property/words/home-lines';

/** Most homes that a message tells of in words. */
const MOST_TOLD = 5;

/** Chosen homes as one message: a line for each of the first five, how many more there are, and the one link. */
export function chosenHomesMessage(
  company: string,
  homes: readonly ToldHome[],
  url: string,
): string {
  const told = homes.slice(0, MOST_TOLD).map((home) => {
    const { title, price } = homeLines(home);
    return `${title}: ${price}`;
  });
  const more = homes.length - told.length;
  return [
    `${countOf(homes.length, 'home')} from ${company}`,
    ...told,
    ...(more > 0 ? [`and ${more} more`] : []),
    url,
  ].join('\n');
}
