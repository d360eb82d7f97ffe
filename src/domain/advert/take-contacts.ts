import { ACCOUNT, inDigits, ONLINE } from './contact-marks';
import { takeAgencies } from './take-agencies';
import { takePhones } from './take-phones';

/**
 * A text without phone numbers, addresses, accounts and the agencies that sign it, and these: everybody can read a
 * listing's words, and whose they are is not known.
 */
export function takeContacts(written: string): { text: string; contacts: string[] } {
  const online: string[] = [];
  const plain = inDigits(written).split('\n');
  const left = plain.flatMap((line) => {
    const take = (one: string) => {
      online.push(one);
      return '';
    };
    const rest = line.replace(ACCOUNT, take).replace(ONLINE, take);
    if (rest === line) return [line];
    const tidy = rest
      .replace(/\s{2,}/g, ' ')
      .replace(ASKS, '')
      .replace(/(?<![\s,;])[\s,;]+(?:(?:or|and)\s*)?(?=[.!]|$)/g, '');
    return LABEL.test(tidy) ? [] : [tidy.trim()];
  });
  const { text: unsigned, agencies } = takeAgencies(left.join('\n'));
  const { text, phones } = takePhones(unsigned);
  return { text, contacts: [...new Set([...phones, ...online, ...agencies])] };
}

/** What asks to write, once the address behind it is gone: ', or follow us on'. */
const ASKS =
  /\s*(?:[,;|/]|\band\b|\bor\b)?\s*(?:\b(?:(?:please|pls|kindly)\s+)?(?:follow|find|reach|contact|message|chat|write|visit|dm|e-?mail)(?:\s+(?:us|me|to))*(?:\s+(?:on|at|via|with))?\s*:?)?\s*$/i;

/** What is left of a line that only said where to write: 'E-mail:', 'Chat us on'. */
const LABEL =
  /^[^\p{L}\d]*(?:(?:e-?mail|mail|whats\s?app|chat|dm|follow|us|me|on|at|via|link|contact|send|to|page|website)[^\p{L}\d]*)*$/iu;
