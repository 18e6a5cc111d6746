// violates: no-vague-file-name
export const one = 1;
