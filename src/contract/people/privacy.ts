import * as z from 'zod/mini';

/** GET /account/export: everything kept about a person, one list a kind (NDPA). */
export const accountExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

/** DELETE /account: the word typed, in any case, and the password. */
export const deleteAccountSchema = z.strictObject({
  confirm: z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.refine((word) => word === 'delete', 'Please type "delete" to confirm account deletion'),
  ),
  password: z.string().check(z.minLength(1, 'Current password is required'), z.maxLength(200)),
});
export const accountDeletedSchema = z.object({ deleted: z.literal(true) });
