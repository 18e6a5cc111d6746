// violates: api-is-called-through-stores
export const ITEMS = '/api/cart/items';
