// violates: name-says-nothing
export const one = 1;
