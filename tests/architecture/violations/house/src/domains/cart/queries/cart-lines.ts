// violates: use-case-is-a-verb
export const one = 1;
