export const lockProduct = () => null;
