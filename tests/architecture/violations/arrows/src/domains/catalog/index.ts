export { createProduct } from './use-cases/create-product.ts';
