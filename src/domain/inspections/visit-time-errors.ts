import * as z from 'zod/mini';
import { visitTime } from '../../contract/inspection/visit-time';
import { type Problems, problemsIn } from '../forms/problems-in';
import type { InspectionWish } from './inspection-wish';
import { isPastTime } from './times/is-past-time';
import { isPastDay } from './times/is-past-day';

type VisitTime = Pick<InspectionWish, 'requestDate' | 'requestTime'>;

const schema = z.object(visitTime);

/** What is wrong with the time of a visit, by field. */
export function visitTimeErrors(time: VisitTime, now: Date): Problems<keyof VisitTime> {
  const problems = problemsIn(schema, time);
  if (problems.requestDate === undefined && isPastDay(time.requestDate, now))
    problems.requestDate = 'Please choose a day to come';
  else if (Object.keys(problems).length === 0 && isPastTime(time, now))
    problems.requestTime = 'Please choose a time to come';
  return problems;
}
