// violates: use-cases-ask-front-doors
import '#src/domains/catalog/db/product-repository.ts';
