/** How many times slower than usual this machine was when the run began, at least 1. */
export const SLOWNESS = Number(process.env['TEST_SLOWNESS'] ?? 1);

/** How long to wait for what takes at most so many milliseconds on a machine as quick as usual. */
export const patience = (ms: number): number => ms * SLOWNESS;
