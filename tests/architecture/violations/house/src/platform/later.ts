// violates: no-unfinished-code
// TODO: the rest
export const one = 1;
