import * as z from 'zod/mini';
import { contactRequestSchema } from '../../contract/people/contact-request';
import { type Problems, problemsIn } from '../forms/problems-in';
import type { ContactInfo } from './contact-info';

const { name, email, phone } = contactRequestSchema.shape;
const contactInfoSchema = z.object({ name, email, phone });

/** What is missing or wrong, by field. */
export function contactInfoErrors(info: ContactInfo): Problems<keyof ContactInfo> {
  return problemsIn(contactInfoSchema, info);
}
