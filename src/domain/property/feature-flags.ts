/** A feature's text as its flag's name: no spaces, the first letter small. */
function flagOf(text: string): string {
  const joined = text.replaceAll(/\s+/g, '');
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

/** Whether a feature is among the texts of a listing, in the form's own words or as its flag. */
export function isTicked(texts: readonly string[], flag: string, label: string): boolean {
  return texts.some((text) => text === label || flagOf(text) === flag);
}

/** The texts with a feature ticked or not; words of other origin stay behind the ticked ones. */
export function withTick(
  texts: readonly string[],
  feature: { flag: string; label: string },
  ticked: boolean,
): string[] {
  const others = texts.filter((text) => !isTicked([text], feature.flag, feature.label));
  return ticked ? [...others, feature.label] : others;
}

/** Comma-separated words as texts, each once. */
export function textsOf(words: string): string[] {
  return [
    ...new Set(
      words
        .split(',')
        .map((text) => text.trim())
        .filter((text) => text !== ''),
    ),
  ];
}
