import * as z from 'zod/mini';
import { type ProfileUpdate, profileUpdateSchema } from '../../contract/people/profile';
import { type Problems, problemsIn } from '../forms/problems-in';

const schema = z.object({ phone: profileUpdateSchema.shape.phone });

/** What is wrong with a changed profile before it is sent; the server looks at its other fields. */
export function profileErrors({ phone }: ProfileUpdate): Problems<'phone'> {
  return problemsIn(schema, { phone });
}
