/** `goodsVnd` is an API field, which a migration would have to change. */
export type CartSums = { readonly goodsVnd: number };
