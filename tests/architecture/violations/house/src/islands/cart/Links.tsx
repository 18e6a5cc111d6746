// violates: page-paths-only-in-routes
export const CART = '/customer/cart';
