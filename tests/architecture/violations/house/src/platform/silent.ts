// violates: no-disabled-check
// biome-ignore lint/suspicious/noExplicitAny: easier
export const one: any = 1;
