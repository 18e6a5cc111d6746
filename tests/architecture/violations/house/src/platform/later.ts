// violates: nothing-unfinished
// TODO: the rest
export const one = 1;
