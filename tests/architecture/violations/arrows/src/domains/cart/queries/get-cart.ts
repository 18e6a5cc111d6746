// violates: queries-only-read
import '#src/domains/catalog/use-cases/create-product.ts';
