// violates: steps-stand-apart
export const placeOrder = 1;
