// violates: stores-import-contracts-and-rules
import '#src/domains/catalog/queries/get-product.ts';
