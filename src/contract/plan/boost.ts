import * as z from 'zod/mini';
import { uuidSchema } from '../uuid';

/** A pack of boosts for sale, priced in naira. */
const boostPackageSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: z.int(),
  quantity: z.int(),
  recommended: z.boolean(),
  features: z.array(z.string()),
});
export type BoostPackage = z.infer<typeof boostPackageSchema>;

const boostEntrySchema = z.object({
  id: z.uuid(),
  date: z.iso.datetime(),
  type: z.enum(['Free', 'Purchase', 'Used']),
  amount: z.int(),
  propertyId: z.nullable(z.uuid()),
  propertyTitle: z.nullable(z.string()),
  status: z.enum(['Credited', 'Applied']),
});
export type BoostEntry = z.infer<typeof boostEntrySchema>;

const activeBoostSchema = z.object({
  propertyId: z.uuid(),
  propertyTitle: z.string(),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  status: z.literal('Active'),
});
export type ActiveBoost = z.infer<typeof activeBoostSchema>;

export const boostBalanceSchema = z.object({
  availableBoosts: z.int(),
  usedBoosts: z.int(),
  /**
   * Grows with every boost given, bought or used: which of two answers is the newer one. Answers kept
   * for their idempotency key from before it have none.
   */
  revision: z.optional(z.int()),
});
export type BoostBalance = z.infer<typeof boostBalanceSchema>;
export const boostHistorySchema = z.object({ history: z.array(boostEntrySchema) });
export const activeBoostsSchema = z.object({
  activeBoostedProperties: z.array(activeBoostSchema),
});
export const boostPackagesSchema = z.object({ packages: z.array(boostPackageSchema) });
/** POST /boosts/apply. */
export const applyBoostSchema = z.strictObject({ propertyId: uuidSchema });
/** POST /boosts/purchase; the quantity is that of the package. */
export const purchaseBoostsSchema = z.strictObject({
  quantity: z.int().check(z.gte(1), z.lte(1000)),
  packageId: z.string().check(z.minLength(1), z.maxLength(40)),
});
export const boostAppliedSchema = z.extend(boostBalanceSchema, { boost: activeBoostSchema });
export const boostsPurchasedSchema = z.extend(boostBalanceSchema, { entry: boostEntrySchema });
