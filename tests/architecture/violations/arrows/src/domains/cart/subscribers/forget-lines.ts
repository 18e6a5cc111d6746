// violates: duties-ask-front-doors
import '#src/domains/catalog/use-cases/create-product.ts';
