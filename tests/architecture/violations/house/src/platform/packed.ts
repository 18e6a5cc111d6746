// violates: no-literal-spread
export const both = [...['cart', 'orders']];
