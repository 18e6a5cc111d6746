// violates: index-exports-own-domain-only
export { createProduct } from '#src/domains/catalog/index.ts';
