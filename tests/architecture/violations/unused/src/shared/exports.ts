export const used = (): void => {};
export const unused = (): void => {};
