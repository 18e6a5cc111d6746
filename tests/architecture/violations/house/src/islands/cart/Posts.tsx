// violates: api-called-only-from-stores
export const ITEMS = '/api/cart/items';
