export const productCreated = 'catalog.product_created';
