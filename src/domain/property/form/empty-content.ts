import type { PropertyContent } from '../../../contract/listing/listing-fields';
import { contentFromForm, EMPTY_LISTING_FORM } from './listing-form';

/** A listing of which nothing is said but what the form begins with. */
export const EMPTY_CONTENT: PropertyContent = contentFromForm(EMPTY_LISTING_FORM);
