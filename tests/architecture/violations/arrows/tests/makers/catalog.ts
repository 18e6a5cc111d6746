export const makeProduct = () => null;
