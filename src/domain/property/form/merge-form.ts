import type { PropertyContent } from '../../../contract/listing/listing-fields';
import { mergeContent } from '../../outbox/merge-content';
import { contentFromForm, formFromContent, madeTitle, withKnownTitle } from './listing-form';

/**
 * What a form makes of a listing that was changed while it was open: only what was changed in the form is
 * written over what is there by now.
 * @param opened the listing as the form was opened with
 */
export function mergeForm(
  opened: PropertyContent,
  form: PropertyContent,
  now: PropertyContent,
): PropertyContent {
  // As the form says it with nothing touched: it trims words and drops what a type does not have.
  const untouched = withKnownTitle(contentFromForm(formFromContent(opened, 'Draft')), opened);
  const { content } = mergeContent(untouched, form, now);
  // One that the form made anew is made of both sides' rooms and place.
  return form.title !== untouched.title ? { ...content, title: madeTitle(content) } : content;
}
