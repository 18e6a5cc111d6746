// violates: app-composes-front-doors
import '#src/domains/catalog/use-cases/create-product.ts';
