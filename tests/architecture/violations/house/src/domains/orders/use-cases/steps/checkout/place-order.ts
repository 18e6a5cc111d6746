// violates: steps-in-own-folder
export const placeOrder = 1;
