// violates: platform-knows-no-product
import '#src/domains/catalog/index.ts';
