import * as z from 'zod/mini';

/** An id that a request names, in lower case: ids are compared as text in places, and PostgreSQL answers so. */
export const uuidSchema = z.uuid().check(z.toLowerCase());
/** The parameter of an address that names one thing. */
export const idParamsSchema = z.object({ id: uuidSchema });
