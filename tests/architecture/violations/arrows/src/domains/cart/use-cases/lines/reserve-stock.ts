// violates: use-cases-import-domain-index-only
import '#src/domains/catalog/db/product-repository.ts';
