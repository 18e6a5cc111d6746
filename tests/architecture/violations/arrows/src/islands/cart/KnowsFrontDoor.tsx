// violates: islands-know-stores
import '#src/domains/catalog/index.ts';
