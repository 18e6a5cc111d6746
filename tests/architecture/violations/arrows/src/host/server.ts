export const serve = () => {};
