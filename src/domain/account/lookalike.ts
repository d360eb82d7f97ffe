import { BRAND } from '../brand';

/** Letters of other scripts, and digits, that look like Latin ones. */
const ALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  в: 'b',
  к: 'k',
  м: 'm',
  н: 'h',
  т: 't',
  ο: 'o',
  α: 'a',
  ρ: 'p',
  ι: 'i',
  ν: 'v',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
  '@': 'a',
  $: 's',
};
const WHAT: readonly [RegExp, string][] = [
  [new RegExp(`\\b${BRAND.toLowerCase()}\\b`), 'us'],
  [/\b(support|customer (care|service)|help ?desk|admin(istrator)?|security team)\b/, 'us'],
  [
    /\b(bank|gtbank|gtco|zenith|access bank|uba|fcmb|ecobank|stanbic|polaris|wema|keystone|opay|palmpay|moniepoint|kuda|central bank|cbn)\b/,
    'a bank',
  ],
  [
    /\b(government|govt|ministry|federal|police|efcc|icpc|firs|lirs|lasrera|nimc|inec|customs|navy|army|court|commission|state (government|house)|local government|embassy)\b/,
    'a public body',
  ],
];

/**
 * What a name looks like that its owner hardly is: 'us', 'a bank' or 'a public body', whatever letters it
 * is written with; null for any other. Such names are decided on by a person.
 */
export function lookalikeOf(name: string): string | null {
  const words = nameSkeleton(name);
  return WHAT.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** A name by what it looks like: two that cannot be told apart at a glance have the same. */
export function nameSkeleton(name: string): string {
  return Array.from(name.normalize('NFKD').toLowerCase())
    .map((letter) => ALIKE[letter] ?? letter)
    .join('')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

/** The first of other names that cannot be told apart from this one at a glance, spaces apart too; null where none. */
export function likeAnother(name: string, others: readonly string[]): string | null {
  const shape = (text: string) => nameSkeleton(text).replaceAll(' ', '');
  const own = shape(name);
  return own === '' ? null : (others.find((other) => shape(other) === own) ?? null);
}
