import { isMessage, isSaid, withoutStamp } from '../../advert/chat-text';
import { contentFromForm, type ListingForm } from './listing-form';

const LONGEST = 60;

/** What a begun listing is called: its title once it has a place or a price, else its first words, of a chat without who wrote them. */
export function begunTitle(form: ListingForm): string {
  if (form.address.trim() !== '' || form.price !== '') return contentFromForm(form).title;
  const lines = form.description.trim().split('\n');
  const said = lines.find((line) => isMessage(line) && isSaid(line));
  const words = said === undefined ? (lines[0] ?? '') : `A chat: ${withoutStamp(said)}`;
  if (words === '') return 'Photos without words';
  return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()} …` : words;
}
