// violates: app-imports-domain-index-only
import '#src/domains/catalog/use-cases/create-product.ts';
