export const NAME_MAX = 120;
export type Product = { readonly name: string };
