/** What a colour says of a thing: nothing, that it is well, that it waits or asks, that it went wrong. */
export type Tone = 'plain' | 'good' | 'warn' | 'bad';
