import { contentFromForm, type ListingForm } from './listing-form';

const LONGEST = 60;

/** What a begun listing is called: its title once it has a place or a price, else its first words. */
export function begunTitle(form: ListingForm): string {
  if (form.address.trim() !== '' || form.price !== '') return contentFromForm(form).title;
  const words = form.description.trim().split('\n')[0] ?? '';
  if (words === '') return 'Photos without words';
  return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()} …` : words;
}
