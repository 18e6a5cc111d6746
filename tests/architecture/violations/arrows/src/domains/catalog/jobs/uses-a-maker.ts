// violates: product-knows-no-tests
import '#tests/makers/catalog.ts';
