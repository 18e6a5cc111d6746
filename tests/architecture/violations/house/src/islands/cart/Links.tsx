// violates: page-paths-stand-in-routes
export const CART = '/customer/cart';
