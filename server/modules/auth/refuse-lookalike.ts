import { lookalikeOf } from '../../../src/domain/account/lookalike';
import { ProblemError } from '../../plugins/problem-error';

/** @throws 422 for a person's name that looks like ours, a bank's or a public body's */
export function refuseLookalike(name: string | undefined, field: string): void {
  const what = name === undefined ? null : lookalikeOf(name);
  if (what === null) return;
  throw new ProblemError(
    422,
    'invalid',
    `Please give your own name: this one looks like ${what}.`,
    { field },
  );
}
