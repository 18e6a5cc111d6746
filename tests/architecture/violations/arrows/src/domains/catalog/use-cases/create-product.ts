export const createProduct = () => null;
