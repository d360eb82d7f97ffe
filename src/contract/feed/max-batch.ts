/** Most commands that travel in one POST /commands. Free of the validator: devices use it. */
export const MAX_BATCH = 50;
