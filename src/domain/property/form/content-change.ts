import { isSameJson } from '../../is-same-json';
import {
  FIELD_KEYS,
  type KeptContent,
  type PropertyContent,
} from '../../../contract/listing/listing-fields';
import { wholeContent } from './whole-content';

/**
 * What an edit changes of any of these versions, with the title that tells which listing it is; all of
 * it where there is none.
 */
export function contentChange(
  versions: readonly KeptContent[],
  content: PropertyContent,
): KeptContent & { title: string } {
  if (versions.length === 0) return content;
  const before = versions.map(wholeContent);
  const isChanged = (key: keyof PropertyContent) =>
    before.some((version) => !isSameJson(version[key], content[key]));
  // Each key with its own value of the same content.
  const changed: KeptContent = Object.fromEntries(
    FIELD_KEYS.filter(isChanged).map((key) => [key, content[key]]),
  );
  return { ...changed, title: content.title };
}

/** A listing before and after an edit, both whole; `base` is null for a new one. */
export function wholeEdit({ base, content }: { base: KeptContent | null; content: KeptContent }): {
  base: PropertyContent | null;
  mine: PropertyContent;
} {
  return {
    base: base === null ? null : wholeContent(base),
    mine: wholeContent({ ...base, ...content }),
  };
}
