import type { z } from 'zod/mini';

/** What a caller may give. */
export type In<Schema extends z.ZodMiniType> = z.input<Schema>;
/** What it is once it was read. */
export type Out<Schema extends z.ZodMiniType> = z.output<Schema>;
