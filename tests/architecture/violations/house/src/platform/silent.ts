// violates: no-check-is-silenced
// biome-ignore lint/suspicious/noExplicitAny: easier
export const one: any = 1;
