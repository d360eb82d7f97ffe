import type { Photo } from '../../contract/listing/property';
import { type Check, isNumber, isText, shape } from '../checks';

/** Whether a value is a photo as the server keeps it. */
export const isPhoto: Check<Photo> = shape<Photo>({
  id: isText,
  position: isNumber,
  width: isNumber,
  height: isNumber,
  color: isText,
  caption: isText,
  small: isText,
  medium: isText,
  large: isText,
});
