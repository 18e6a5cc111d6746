export const processParts = () => {};
