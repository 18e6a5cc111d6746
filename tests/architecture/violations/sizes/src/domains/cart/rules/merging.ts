export const merge = 1;
