// violates: queries-import-no-use-cases
import '#src/domains/catalog/use-cases/create-product.ts';
