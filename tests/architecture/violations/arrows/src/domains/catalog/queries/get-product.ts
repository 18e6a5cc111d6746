export const getProduct = () => null;
