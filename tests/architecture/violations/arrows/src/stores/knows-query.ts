// violates: stores-know-contracts
import '#src/domains/catalog/queries/get-product.ts';
