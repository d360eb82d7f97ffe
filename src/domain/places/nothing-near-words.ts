import { PROFILE } from '../profile';

/** Kinds of places that no table here lists, in the singular and the plural. */
const UNLISTED = new Map(
  'school market hospital church mosque bank pharmacy restaurant hotel supermarket gym clinic university bus~stop filling~station'
    .split(' ')
    .flatMap((word) => {
      const kind = word.replace('~', ' ');
      const plural = kind.endsWith('ch')
        ? `${kind}es`
        : /[^aeiou]y$/.test(kind)
          ? `${kind.slice(0, -1)}ies`
          : `${kind}s`;
      return [
        [kind, plural],
        [plural, plural],
      ] as const;
    }),
);

/** The plural of the kind of place that a text asks for, where no table here lists that kind. */
function kindOf(text: string): string | undefined {
  const asked = text.trim().toLowerCase();
  // 'Primary school' is a school too.
  return UNLISTED.get(asked) ?? UNLISTED.get(asked.split(/\s+/).at(-1) ?? '');
}

/** Whether a text asks for a kind of place of which no list is known: names that hold the word are no answer. */
export function isUnlistedKind(text: string, profile = PROFILE): boolean {
  return profile.findsNearby && kindOf(text) !== undefined;
}

/**
 * What is said where nothing near a home has a text in its name (PROP-5), a sentence each. That no school
 * is known is not that there is none: what is known here is said too.
 */
export function nothingNearWords(text: string, profile = PROFILE): string[] {
  const kind = profile.findsNearby ? kindOf(text) : undefined;
  return [
    `No results found for "${text}" near this property`,
    ...(kind === undefined
      ? []
      : [
          `This device knows the districts, estates and towns around this property, and other homes; it has no list of ${kind}. There may well be some.`,
        ]),
  ];
}
