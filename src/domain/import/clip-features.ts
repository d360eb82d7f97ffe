import { MAX_FEATURE, MAX_FEATURES } from '../../contract/listing/property-options';
import { clipText } from '../format/clip-text';

/** Names of features as a listing may carry them: readable, each once, none too long, not too many. */
export function clipFeatures(names: string[]): string[] {
  const clean = names.map((name) =>
    clipText(name.replace(/[\s\p{Cc}\p{Cs}_]+/gu, ' ').trim(), MAX_FEATURE),
  );
  return [...new Set(clean)].filter((name) => name !== '').slice(0, MAX_FEATURES);
}
