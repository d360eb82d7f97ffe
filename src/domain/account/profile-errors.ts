import { type ProfileUpdate, profileUpdateSchema } from '../../contract/people/profile';
import { type Problems, problemsIn } from '../forms/problems-in';

/** What is wrong with a changed profile before it is sent, by the server's own rules. */
export function profileErrors(update: ProfileUpdate): Problems<keyof ProfileUpdate> {
  return problemsIn(profileUpdateSchema, update);
}
