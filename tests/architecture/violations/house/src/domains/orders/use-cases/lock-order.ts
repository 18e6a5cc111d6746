// violates: steps-stand-apart
export const lockOrder = 1;
