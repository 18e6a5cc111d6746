export const placeOrder = () => null;
