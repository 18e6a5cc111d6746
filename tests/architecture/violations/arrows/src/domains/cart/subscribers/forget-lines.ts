// violates: jobs-import-domain-index-only
import '#src/domains/catalog/use-cases/create-product.ts';
