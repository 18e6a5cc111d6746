// violates: messages-import-types-of-rules
import type { createProduct } from '#src/domains/catalog/use-cases/create-product.ts';
export type Words = typeof createProduct;
