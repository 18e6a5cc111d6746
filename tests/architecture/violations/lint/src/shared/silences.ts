// violates: lint/suspicious/noTsIgnore
// @ts-ignore because
export const one: string = 1;
