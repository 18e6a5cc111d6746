// violates: words-take-types-of-contracts
import type { createProduct } from '#src/domains/catalog/use-cases/create-product.ts';
export type Words = typeof createProduct;
