import * as z from 'zod/mini';
import { sendReportSchema } from '../../contract/people/report';
import { problemsIn } from '../forms/problems-in';

const schema = z.object({ answerTo: sendReportSchema.shape.answerTo });

/** What is wrong with the address for the answer to a report; undefined where nothing is, or there is none. */
export function answerAddressProblem(answerTo: string): string | undefined {
  return problemsIn(schema, { answerTo }).answerTo;
}
