export const placeOrder = 1;
export const cancelOrder = 1;
export const retryPayment = 1;
