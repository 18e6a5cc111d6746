// violates: domain-has-seven-names
export const one = 1;
