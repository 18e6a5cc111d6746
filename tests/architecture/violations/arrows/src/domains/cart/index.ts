// violates: front-doors-show-their-own
export { createProduct } from '#src/domains/catalog/index.ts';
